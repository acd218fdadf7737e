// Run as its own process by processes.test.ts: claims deliveries at each time that it receives, reports
// their ids and never finishes them.
import { openStore } from './store.ts'

const store = await openStore(process.argv[2] ?? '')
const worker = `worker-${process.pid}`
process.on('message', async (now: string) => {
  const deliveries = await store.claimAllDeliveries({
    worker,
    now,
    leaseMs: 60_000,
    limit: 20,
    perDestination: 2,
    kinds: ['mail', 'webhook', 'sms'],
  })
  process.send?.({ claimed: deliveries.map(({ id }) => id) })
})
process.send?.({ ready: true })
