import BridgeCommands

BridgeCommandLine.main()
