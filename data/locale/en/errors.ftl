# What is said when something is in the way that is not a rule: faults, permissions, inputs.

error-unexpected = Something went wrong on our side (id { $id }). The game is as it was; please try again.
error-busy = The table is busy for a moment. Please press again.
error-unwritable = This can’t be kept just now, so nothing has changed: the bot’s disk is full or can’t be written. Whoever runs the bot can mend that; press again then.
error-dm = A game needs a server channel: invite the bot to a server and use `/play` there.
error-channel = A game can’t be shown in this kind of channel. A text channel or a thread works.
error-cannot-send = I can’t write in this channel. Somebody who manages the server can allow it: { $permission }.
error-no-pictures = Without { $permission } I may not be able to show pictures in this channel: the board is told in words then. Somebody who manages the server can allow it.
error-thread-archived = This thread is archived. Write something in it to wake it up, then press again.
error-amount = “{ $text }” is no amount I can read. Type a whole number, such as { $example }.
error-amount-range = Please choose from { $low } to { $high }.
error-amount-empty = No amount was typed. Type a whole number, such as { $example }.
error-unknown-choice = That choice is not on the list. Pick one of those shown.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-embed_links = Embed Links
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
permission-manage_threads = Manage Threads
permission-manage_guild = Manage Server
permission-use_external_emojis = Use External Emojis
error-not-at-table = That person has no seat at this table. Choose somebody who plays.
