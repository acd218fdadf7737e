// npm run stock -- import … | watch … | list … | show … | report … | demo …: the command itself is
// server/stock/run-command.ts.
import { DEMO_TENANTS, demoStock } from '#demo/demo-stock.ts'
import { runStockCommand } from '#server/stock/run-command.ts'
import { commandOutput, exitOnClosedPipe, readSettings, stockPlaces } from './command.ts'

const showProgress = (rows: number, done: string) =>
  process.stderr.write(`\r${rows.toLocaleString('en-AU')} rows ${done} `)

exitOnClosedPipe()

const settings = readSettings()
const ending = new AbortController()
if (process.argv[2] === 'watch') {
  // A second signal ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())
}
process.exitCode = await runStockCommand(process.argv.slice(2), {
  now: () => new Date(),
  ...stockPlaces(settings),
  demo: { tenants: DEMO_TENANTS, carsOf: demoStock },
  ...commandOutput,
  signal: ending.signal,
  progress: process.stderr.isTTY ? showProgress : undefined,
})
