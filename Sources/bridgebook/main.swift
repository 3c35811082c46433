import BridgebookCLI

BridgeCommandLine.main()
