// npm run payments -- reconcile … | export …: the command itself is server/payments/command/run-command.ts.
import { readRegistry } from '#blocks/registry.node.ts'
import { openKeyring } from '#server/keyring/open-keyring.ts'
import { jsonLog } from '#server/log.ts'
import { runPaymentsCommand } from '#server/payments/command/run-command.ts'
import { openPayments } from '#server/payments/payments.ts'
import { commandOutput, exitOnClosedPipe, readSettings, stockPlaces } from './command.ts'

exitOnClosedPipe()

const settings = readSettings()
const now = () => new Date()
const payments = openPayments({ settings, keyring: await openKeyring(settings), clock: now })
process.exitCode = await runPaymentsCommand(process.argv.slice(2), {
  now,
  ...stockPlaces(settings),
  ...commandOutput,
  registry: await readRegistry(),
  provider: payments?.provider,
  log: jsonLog,
})
await payments?.bank?.close()
