// npm run stock -- import … | demo …: the command itself is server/stock/run-command.ts.
import { join } from 'node:path'
import { runStockCommand } from '../server/stock/run-command.ts'

const showProgress = (read: number) =>
  process.stderr.write(`\r${read.toLocaleString('en-AU')} rows `)

process.exitCode = await runStockCommand(process.argv.slice(2), {
  now: new Date(),
  dataDirectory: process.env.DATA_DIR || undefined,
  tenantsDirectory: join(import.meta.dirname, '../tenants'),
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  progress: process.stderr.isTTY ? showProgress : undefined,
})
