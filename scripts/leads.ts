// npm run leads -- list … | show … | resend … | failed … | forget … | export … | import …: the command itself is
// server/delivery/leads-command/run-command.ts.
import { runLeadsCommand } from '#server/delivery/leads-command/run-command.ts'
import { type Settings, settingsOf } from '#server/settings.ts'

// A reader such as `head` may close the pipe before everything is printed.
process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code !== 'EPIPE') throw cause
  process.exit()
})

const settings = readSettings()
process.exitCode = await runLeadsCommand(process.argv.slice(2), {
  now: () => new Date(),
  // Only the default directory may be created: a missing other one is an error.
  dataDirectory: process.env.DATA_DIR ? settings.dataDir : undefined,
  databaseUrl: settings.databaseUrl,
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
