import { saleWheel } from '#domain/prize/wheel.fixture.ts'
import { leadCreated, newLead } from './new-lead.fixture.ts'
import { newMessage } from './new-message.fixture.ts'
import type { NewSpin } from './spin-store.ts'

/** The numbers 0, 1, 2 and so on, as a random source gives them. */
export function counting(): () => string {
  let number = 0
  return () => (number++).toString(16).padStart(12, '0')
}

/** A first spin of an account, each with an id of its own. */
export const newSpin = ({ id, ...given }: Partial<NewSpin> & { readonly id: string }): NewSpin => ({
  wheel: saleWheel.id,
  account: `account-${id}`,
  person: `person-${id}`,
  number: 1,
  segments: saleWheel.segments,
  terms: { version: '1', digest: 'digest-of-terms' },
  claimCode: `W-${id}`,
  now: leadCreated,
  random: counting(),
  follow: () => ({
    lead: newLead({ id: `spin-${id}`, destinations: [] }),
    message: newMessage({ id: `prize-${id}`, content: `sealed-${id}` }),
  }),
  ...given,
})
