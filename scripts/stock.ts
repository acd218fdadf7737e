// npm run stock -- import … | demo …: the command itself is server/stock/run-command.ts.
import { join } from 'node:path'
import { runStockCommand } from '../server/stock/run-command.ts'

const showProgress = (rows: number, done: string) =>
  process.stderr.write(`\r${rows.toLocaleString('en-AU')} rows ${done} `)

process.exitCode = await runStockCommand(process.argv.slice(2), {
  now: new Date(),
  dataDirectory: process.env.DATA_DIR || undefined,
  tenantsDirectory: process.env.TENANTS_DIR || join(import.meta.dirname, '../tenants'),
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  progress: process.stderr.isTTY ? showProgress : undefined,
})
