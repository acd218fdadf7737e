// Run as its own process by processes.test.ts: reports every change of stock that it sees, and writes a
// car for each tenant slug that it receives.
import { changeOf } from './stock-change.fixture.ts'
import { openStore } from './store.ts'

const store = await openStore(process.argv[2] ?? '')
await store.watchAllStock(
  (tenant, version) => process.send?.({ seen: tenant, version, at: Date.now() }),
  {
    onError: (error) => {
      throw error
    },
  },
)
process.on('message', async (tenant: string) => {
  const stock = store.stock(tenant)
  const version = await stock.version()
  await stock.write(changeOf({ version, ids: [`car-${version}`] }))
  process.send?.({ written: tenant, at: Date.now() })
})
process.send?.({ ready: true })
