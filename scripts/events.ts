// npm run events -- <tenant>: the command itself is server/events/run-command.ts.
import { runEventsCommand } from '#server/events/run-command.ts'
import { type Settings, settingsOf } from '#server/settings.ts'
import { storeLocation } from '#server/store/store-file.ts'

const settings = readSettings()
process.exitCode = await runEventsCommand(process.argv.slice(2), {
  now: new Date(),
  location: storeLocation(settings),
  tenantsDirectory: settings.tenantsDir,
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
})

function readSettings(): Settings {
  try {
    return settingsOf(process.env)
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause)
    process.exit(1)
  }
}
