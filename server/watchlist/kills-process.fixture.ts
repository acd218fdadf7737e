// Run as its own process by kills.test.ts: `<location of the store>`. Saves cars to accounts and removes them.
import { openStore } from '../store/store.ts'

export interface ToProcess {
  readonly action: 'save' | 'remove'
  readonly account: string
  readonly car: string
}
/** Answered once it is on disk. */
export type FromProcess = ToProcess

const [location = ''] = process.argv.slice(2)
const store = await openStore(location)
const list = store.watchlist('harbour')

process.on('message', async (change: ToProcess) => {
  const { action, account, car } = change
  if (action === 'save') await list.save(account, [{ car, price: 20_000 }], new Date())
  else await list.remove(account, car, new Date())
  process.send?.(change)
})
process.send?.('ready')
