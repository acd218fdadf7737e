import { askingPrice } from '#domain/car/price-display.ts'
import { accountServer } from '../accounts/account-server.fixture.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { paymentsOf } from '../payments/payments.ts'
import { testBank } from '../payments/sandbox-bank/sandbox-bank.fixture.ts'
import { car, inStock } from '../site/site.fixture.ts'
import type { TestEngine } from '../store/engines.fixture.ts'
import { changeOf } from '../store/stock-change.fixture.ts'
import { tenantOf } from '../tenants/tenant-of.ts'
import { termsFor } from './terms.ts'

const cars = ['one', 'two', 'three', 'four'].map((id) =>
  car(id, { payment_processors: ['stripe'] }),
)
export const sunita = { name: 'Sunita Rao', email: 'sunita.rao@example.com' }
export const checkout = '/cars/car-one/checkout'
export const key = (text: string): string => `key-of-the-form-${text}`
export const approved = '4242 4242 4242 4242'
export const declined = '4000 0000 0000 0002'

/** The whole server with cars that can be reserved, and the sandbox bank. */
export async function checkoutServer(
  engine: TestEngine,
  change: (provider: PaymentProvider) => PaymentProvider = (provider) => provider,
) {
  const bank = await testBank()
  const payments = paymentsOf({ provider: change(bank.provider) })
  const listed = [...cars, car('sold', { status: 'sold', payment_processors: ['stripe'] })]
  /** The tenants whose changed stock was waited for. */
  const followed: string[] = []
  const stock = {
    ...inStock(listed),
    changed: async (tenant: string) => void followed.push(tenant),
  }
  const server = await accountServer(engine, { stock, tools: { payments } })
  bank.clock.now = server.time.now
  const rows = cars.map((body) => ({
    id: body.id,
    slug: body.slug,
    dealership: null,
    hash: body.id,
    created: body.created_at ?? '',
    leftAt: null,
    body: JSON.stringify(body),
  }))
  for (const tenant of ['harbour', 'kiwi']) {
    await server.store
      .stock(tenant)
      .write({ ...changeOf({ version: 0, ids: [] }), changed: [rows] })
  }
  const [first] = cars
  if (!first) throw new Error('expected a car')
  const harbour = await tenantOf(server.services.directory, 'harbour')
  if (!harbour) throw new Error('expected Harbour')
  const terms = termsFor(first, harbour.site).version
  const wish = {
    car_id: 'one',
    key: key('one'),
    terms_version: terms,
    price_seen: askingPrice(first) ?? 0,
  }
  const paying = { key: wish.key, terms_version: terms, price_seen: `${wish.price_seen}` }
  /** A browser of a buyer whose details are known. */
  async function buyer(number = '0491 570 006', address = '192.0.2.1') {
    const own = server.browser({ address })
    await server.signIn(own, number)
    await own.submit(checkout, sunita)
    return own
  }
  return {
    ...server,
    bank,
    followed,
    wish,
    paying,
    buyer,
    terms,
    price: wish.price_seen,
    /** Pays on the page of the bank. */
    pay: (url: string, card = approved) => bank.post(url, { card, action: 'pay' }),
    later(seconds: number) {
      server.later(seconds)
      bank.clock.now = server.time.now
    },
  }
}
