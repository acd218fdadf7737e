// npm run stock -- import … | watch … | list … | show … | report … | demo …: the command itself is
// server/stock/run-command.ts.
import { DEMO_TENANTS, demoStock } from '#demo/demo-stock.ts'
import { type Settings, settingsOf } from '#server/settings.ts'
import { runStockCommand } from '#server/stock/run-command.ts'

const showProgress = (rows: number, done: string) =>
  process.stderr.write(`\r${rows.toLocaleString('en-AU')} rows ${done} `)

// A reader such as `head` may close the pipe before everything is printed.
process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code !== 'EPIPE') throw cause
  process.exit()
})

const settings = readSettings()
const ending = new AbortController()
if (process.argv[2] === 'watch') {
  // A second signal ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())
}
process.exitCode = await runStockCommand(process.argv.slice(2), {
  now: () => new Date(),
  // Only the default directory may be created: a missing other one is an error.
  dataDirectory: process.env.DATA_DIR ? settings.dataDir : undefined,
  databaseUrl: settings.databaseUrl,
  tenantsDirectory: settings.tenantsDir,
  demo: { tenants: DEMO_TENANTS, carsOf: demoStock },
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  signal: ending.signal,
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
