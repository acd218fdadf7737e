// Run as its own process by kills.test.ts: `<location of the store> <address of the webhook>`. Stores each
// lead that it is sent, answers, and delivers; `advance` sets its clock forward.
import { silentLog } from '../log.fixture.ts'
import type { NewLead } from '../store/lead-store.ts'
import { openStore } from '../store/store.ts'
import { webhookSender } from './webhook/send.ts'
import { DeliveryWorker } from './worker.ts'

export type ToProcess = { readonly lead: NewLead } | { readonly advance: number }
export type FromProcess = { readonly key: string; readonly id: string }

const store = await openStore(process.argv[2] ?? '')
let ahead = 0
const clock = () => new Date(Date.now() + ahead)
const secrets = { of: () => ['a-secret-of-the-receiver'] }
const worker = new DeliveryWorker({
  open: async () => store,
  log: silentLog,
  clock,
  pollMs: 20,
  senders: { webhook: webhookSender({ secrets, clock, allowsPrivate: true }) },
  fallbackOf: async () => undefined,
})
worker.start()

const answer = (message: FromProcess) => process.send?.(message)

process.on('message', async (message: ToProcess) => {
  if ('advance' in message) {
    ahead = message.advance
    return
  }
  const { lead } = message
  const saved = await store.leads('harbour').save(lead)
  worker.wake()
  if (saved.state !== 'slot_taken') answer({ key: lead.key ?? '', id: saved.id })
})
process.send?.('ready')
