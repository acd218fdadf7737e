// npm run events -- <tenant>: the command itself is server/events/run-command.ts.
import { runEventsCommand } from '#server/events/run-command.ts'
import { storeLocation } from '#server/store/store-file.ts'
import { commandOutput, readSettings } from './command.ts'

const settings = readSettings()
process.exitCode = await runEventsCommand(process.argv.slice(2), {
  now: new Date(),
  location: storeLocation(settings),
  tenantsDirectory: settings.tenantsDir,
  ...commandOutput,
})
