// npm run stock -- import … | demo …: the command itself is server/stock/run-command.ts.
import { type Settings, settingsOf } from '#server/settings.ts'
import { runStockCommand } from '#server/stock/run-command.ts'

const showProgress = (rows: number, done: string) =>
  process.stderr.write(`\r${rows.toLocaleString('en-AU')} rows ${done} `)

const settings = readSettings()
process.exitCode = await runStockCommand(process.argv.slice(2), {
  now: new Date(),
  // Only the default directory may be created: a missing other one is an error.
  dataDirectory: process.env.DATA_DIR ? settings.dataDir : undefined,
  databaseUrl: settings.databaseUrl,
  tenantsDirectory: settings.tenantsDir,
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  progress: process.stderr.isTTY ? showProgress : undefined,
})

function readSettings(): Settings {
  try {
    return settingsOf(process.env)
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause)
    process.exit(1)
  }
}
