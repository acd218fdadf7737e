// Run as its own process by kills.test.ts: `<location of the store> <URL of the bank>`. Serves buyers,
// and does what is due beside that. A second of its clock is a sixtieth: ten minutes take ten seconds.
import { askingPrice } from '#domain/car/price-display.ts'
import { silentLog } from '../log.fixture.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { bankClient } from '../payments/sandbox-bank/bank-client.ts'
import { sandboxProvider } from '../payments/sandbox-bank/sandbox-provider.ts'
import { newClaim } from '../store/new-claim.fixture.ts'
import { openStore } from '../store/store.ts'
import { fastClock } from './fast-clock.fixture.ts'
import { plainLetters } from './plain-letters.fixture.ts'
import { Reservations } from './reservations.ts'

/** What a buyer, or the bank's webhook, asks of a server. */
export interface ToProcess {
  readonly n: number
  readonly kind: 'reserve' | 'look' | 'release' | 'webhook'
  readonly id: string
  readonly car: string
  readonly account: string
}
/** A request was answered, with the page of the bank if there is one; or what the server is at. */
export type FromProcess =
  | { readonly kind: 'answered'; readonly n: number; readonly state: string; readonly url?: string }
  | { readonly kind: 'claim' | 'charge' | 'charged' | 'hold' | 'receipt' }

const POLL_MS = 100
const [location = '', bank = ''] = process.argv.slice(2)
const store = await openStore(location)
const tell = (message: FromProcess) => void process.send?.(message)
const sandbox = sandboxProvider({ bank: bankClient(bank), secret: 'of a test', url: bank })
const provider: PaymentProvider = {
  ...sandbox,
  async capture(ref) {
    tell({ kind: 'charge' })
    const state = await sandbox.capture(ref)
    tell({ kind: 'charged' })
    return state
  },
}
const reservations = new Reservations({
  services: { clock: fastClock, log: silentLog },
  open: async () => store,
  provider,
  letters: {
    ...plainLetters,
    captured(...about) {
      tell({ kind: 'receipt' })
      return plainLetters.captured(...about)
    },
  },
  accountOf: async () => undefined,
  posted: () => tell({ kind: 'hold' }),
  pollMs: POLL_MS,
})
reservations.start()

async function asked({ kind, id, car, account }: ToProcess) {
  if (kind === 'look') await reservations.look('harbour', id)
  if (kind === 'webhook') await reservations.noticed('harbour', `${id}-1`)
  if (kind === 'release') await reservations.release('harbour', id, 'buyer')
  if (kind !== 'reserve') return { state: kind }
  tell({ kind: 'claim' })
  const stocked = await store.stock('harbour').car(car)
  const reserved = await reservations.reserve('harbour', {
    ...newClaim({ id, car, account, now: fastClock().toISOString() }),
    priceSeen: (stocked && askingPrice(stocked)) ?? 0,
    title: car,
    returnUrl: () => bank,
    cancelUrl: () => bank,
  })
  const url = 'reservation' in reserved ? reserved.reservation.attempt.url : undefined
  return { state: reserved.state, ...(url !== undefined && { url }) }
}

process.on('message', async (message: ToProcess) => {
  const answer = await asked(message).catch((cause: unknown) => ({ state: `failed: ${cause}` }))
  tell({ kind: 'answered', n: message.n, ...answer })
})
process.send?.('ready')
