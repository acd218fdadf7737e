import { askingPrice } from '#domain/car/price-display.ts'
import { leadCreated } from './new-lead.fixture.ts'
import type { NewClaim } from './reservation-store.ts'
import { firstCar } from './stock-change.fixture.ts'

/** A claim of the first car of a `changeOf`, by an account and address of its own. */
export const newClaim = (
  given: Partial<NewClaim> & { readonly id: string; readonly car: string },
): NewClaim => ({
  key: `key-of-${given.id}`,
  account: `account-of-${given.id}`,
  address: `address-of-${given.account ?? given.id}`,
  priceSeen: askingPrice(firstCar()) ?? 0,
  deposit: 200,
  currency: 'AUD',
  termsVersion: '1',
  terms: 'Held for 48 hours.',
  provider: 'sandbox',
  now: leadCreated,
  isOffered: () => true,
  ...given,
})
