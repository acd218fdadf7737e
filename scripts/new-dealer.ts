// `npm run new-dealer`: questions at the terminal; the command itself is new-dealer/run.ts.
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { commandOutput, readSettings } from './command.ts'
import { runNewDealer } from './new-dealer/run.ts'

const { tenantsDir, port } = readSettings()
const terminal = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : undefined
// Without it a question that ends in Ctrl-D would wait for ever.
terminal?.once('close', () => process.exit(1))
process.exitCode = await runNewDealer(process.argv.slice(2), {
  tenants: tenantsDir,
  examples: join(resolve(import.meta.dirname, '..'), 'tenants'),
  port,
  ask: terminal && ((question) => terminal.question(question)),
  ...commandOutput,
})
terminal?.removeAllListeners('close')
terminal?.close()
