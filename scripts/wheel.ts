// npm run wheel -- <command>: the command itself is server/prize-wheel/prize-command.ts.
import { runPrizeCommand } from '#server/prize-wheel/prize-command.ts'
import { storeLocation } from '#server/store/store-file.ts'
import { commandOutput, readSettings } from './command.ts'

const settings = readSettings()
process.exitCode = await runPrizeCommand(process.argv.slice(2), {
  now: new Date(),
  location: storeLocation(settings),
  tenantsDirectory: settings.tenantsDir,
  ...commandOutput,
})
