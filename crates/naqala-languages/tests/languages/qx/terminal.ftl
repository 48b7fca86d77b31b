# What the command says in a terminal.

serve-running = Qanaqala { $url }
