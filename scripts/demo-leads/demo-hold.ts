import { randomUUID } from 'node:crypto'
import type { DemoBuyer } from '#demo/buyers.ts'
import type { demoHolds } from '#demo/enquiries.ts'
import { readMobile } from '#domain/account/mobile.ts'
import { nextDayStart } from '#domain/calendar.ts'
import { askingPrice } from '#domain/car/price-display.ts'
import { countryOf } from '#domain/contact/country-of.ts'
import { HOLD_LASTS_MS } from '#domain/reservation/thresholds.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/units.ts'
import { reservationLetters } from '#server/checkout/letters.ts'
import { isReservable, reserveCar } from '#server/checkout/reserve.ts'
import { sealedContent } from '#server/messages/message.ts'
import type { Payments } from '#server/payments/payments.ts'
import { Reservations } from '#server/reservations/reservations.ts'
import type { Account } from '#server/store/account-store.ts'
import { type DemoSite, minutesBefore } from './demo-site.ts'

const LAPSES_WITHIN_MS = 5 * HOUR_MS
const CODE_MS = 10 * MINUTE_MS

/** A buyer signs in, and pays a deposit at the sandbox bank. */
export async function tellHold(
  site: DemoSite,
  hold: (typeof demoHolds)[number],
  buyer: DemoBuyer,
  { provider, bank }: Payments,
): Promise<void> {
  const { tenant, store, keyring, clock, setClock, origin, now, nextCar, log } = site
  const { slug } = tenant
  const car = nextCar((each) => isReservable(each, tenant))
  if (!bank || !car) return
  setClock('lapses' in hold ? heldToday(site) : minutesBefore(now, hold.came))
  const account = await signedIn(site, buyer)
  const services = {
    clock,
    log,
    directory: { ofHost: () => ({ kind: 'ready' as const, tenant }) },
  }
  const open = async () => store
  const reservations = new Reservations({
    services,
    open,
    provider,
    letters: reservationLetters({ services, open, keyring }),
    accountOf: async () => undefined,
    posted() {},
  })
  const reserved = await reserveCar(
    {
      tenant,
      car,
      account,
      key: randomUUID(),
      priceSeen: askingPrice(car) ?? 0,
      origin,
      client: 'demo',
      mayCount: false,
    },
    { reservations, keyring, services },
  )
  if (reserved.state !== 'to_bank')
    throw new Error(`expected ${slug} to let ${car.name} be reserved: ${reserved.state}`)
  const { id, attempt } = reserved.reservation
  await bank.act(attempt.providerId ?? '', { pay: 'approved' })
  await reservations.look(slug, id)
  // What became due meanwhile, such as the reminder.
  setClock(now)
  await reservations.wake(slug, id)
  await reservations.close()
}

/** When a hold began that lapses within the day of now, by the site's clock. */
function heldToday({ tenant, now }: DemoSite): Date {
  const tomorrow = nextDayStart(now, tenant.site.timeZone) ?? now
  const lapses = Math.min(now.getTime() + LAPSES_WITHIN_MS, tomorrow.getTime() - MINUTE_MS)
  return new Date(lapses - HOLD_LASTS_MS)
}

/** The account of a buyer who typed the code that came by SMS, with their name. */
async function signedIn(
  { tenant: { slug, site }, store, keyring, clock }: DemoSite,
  { name, email, phone: typed }: DemoBuyer,
): Promise<Account> {
  const accounts = store.accounts(slug)
  const mobile = readMobile(typed, countryOf(site.locale))
  if (!mobile.valid) throw new Error(`expected ${typed} to be a mobile number of ${slug}`)
  const at = clock().toISOString()
  const expires = new Date(clock().getTime() + CODE_MS).toISOString()
  const code = randomUUID()
  await accounts.addCode({
    id: code,
    phone: mobile.e164,
    signature: '',
    address: keyring.sign('sign-in address', code),
    created: at,
    expires,
    message: sealedContent(keyring, { text: `Your code for ${site.name}` }),
  })
  await accounts.takeTry(mobile.e164, at)
  const session = { code, newAccount: randomUUID(), tokenHash: randomUUID() }
  const account = await accounts.signIn({ ...session, created: at, expires })
  if (!account) throw new Error(`expected ${name} to sign in at ${slug}`)
  await accounts.setDetails(account.id, { name, email })
  return account
}
