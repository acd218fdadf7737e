import { tokenHash } from '../tokens.ts'
import { dumpOf } from './dump.fixture.ts'
import { newClaim } from './new-claim.fixture.ts'
import { leadCreated, mail, minutesLater, newLead } from './new-lead.fixture.ts'
import { newMessage, storeMessages } from './new-message.fixture.ts'
import { newSpin } from './new-spin.fixture.ts'
import { newValuation, newValuationImage, valuationSteps } from './new-valuation.fixture.ts'
import { changeOf } from './stock-change.fixture.ts'
import type { Store } from './store.ts'

/** Somebody of whom every table has something at Harbour; everything of them has one of their marks. */
export interface Somebody {
  readonly id: string
  readonly phone: string
  readonly name: string
  /** Of their session. */
  readonly token: string
}
export const zelda: Somebody = {
  id: 'zelda',
  phone: '+61491570156',
  name: 'Zelda Quarrington',
  token: 'z'.repeat(43),
}
export const otto: Somebody = {
  id: 'otto',
  phone: '+61491570157',
  name: 'Otto Hathaway',
  token: 'o'.repeat(43),
}

export const marksOf = ({ id, phone, name, token }: Somebody) => [
  ...[`${id}-`, phone, name, `${id}@example.com`, token, tokenHash(token)],
]

/** Signs them in; the id of their account. */
export async function signInAs(
  store: Pick<Store, 'accounts'>,
  { id, phone, token }: Somebody,
  created = leadCreated,
  tenant = 'harbour',
): Promise<string> {
  const accounts = store.accounts(tenant)
  const code = `${id}-code-${tenant}-${created}`.replace(/[:.]/g, '')
  const [signature, address, message] = [`${id}-signature`, `${id}-address`, `${id}-sealed`]
  const expires = minutesLater(60)
  await accounts.addCode({ id: code, phone, created, expires, signature, address, message })
  const account = await accounts.signIn({
    code,
    newAccount: `${id}-account-${tenant}`,
    tokenHash: tokenHash(token),
    created,
    expires: minutesLater(60 * 24 * 90),
  })
  if (!account) throw new Error('expected to sign in')
  return account.id
}

const leadOf = ({ id, phone, name }: Somebody, which: string, created: string) =>
  newLead({
    id: `${id}-${which}`,
    created,
    destinations: [mail],
    appointment: {
      location: 'newstead',
      startsAt: minutesLater(which.length * 30 + id.length * 300),
      local: '2026-11-26T10:30',
    },
    body: { category: 'Test Drive', name, phone, email: `${id}@example.com` },
  })

/** A car of its own, claimed; only what is emptied has a mark. */
async function claimOf(store: Store, { id }: Somebody, account: string): Promise<void> {
  const stock = store.stock('harbour')
  const [car, version] = [`for-${id.length}`, await stock.version()]
  await stock.write(changeOf({ version, ids: [car], feed: car }))
  const claim = newClaim({ id: `hold-${id.length}`, car, account })
  await store
    .reservations('harbour')
    .claim({ ...claim, key: `${id}-key`, address: `${id}-address` })
}

/** A row in every table of persons, and an enquiry of before the sign-in; the id of the account. */
export async function fillTables(
  store: Store,
  location: string,
  somebody: Somebody,
): Promise<string> {
  const { id, name, phone } = somebody
  const leads = store.leads('harbour')
  await leads.save(leadOf(somebody, 'before', minutesLater(-60)))
  const account = await signInAs(store, somebody)
  await store.accounts('harbour').setDetails(account, { name, email: `${id}@example.com` })
  await store.watchlist('harbour').save(account, [{ car: `${id}-car`, price: 9 }], new Date())
  const to = { kind: 'sms', address: phone } as const
  await storeMessages(location, newMessage({ id: `${id}-message`, to }))
  await leads.save(leadOf(somebody, 'later', minutesLater(1)))
  await store.valuations('harbour').begin(newValuation({ id: `${id}-valuation` }))
  await store.valuations('harbour').submit(
    `${id}-valuation`,
    { version: 1, now: minutesLater(1) },
    // The same lead: it came twice.
    leadOf(somebody, 'later', minutesLater(1)),
    { km: 1, isAsked: false },
    () => valuationSteps.done,
  )
  await store.spins('harbour').spin({
    ...newSpin({ id: `${id}-spin`, account, person: tokenHash(phone) }),
    follow: () => ({
      lead: leadOf(somebody, 'later', minutesLater(1)),
      message: newMessage({ id: `${id}-prize`, to }),
    }),
  })
  await store.leadWork('harbour').reply(
    `${id}-later`,
    {
      message: newMessage({
        id: `${id}-later-reply-1`,
        to: { kind: 'mail', address: `${id}@example.com` },
      }),
      subject: 'Your question',
      text: `Dear ${name}`,
    },
    { person: undefined, at: minutesLater(2), client: undefined },
  )
  const image = newValuationImage({ name: `${id}-photo.jpg` })
  await store.valuationImages('harbour').add(`${id}-valuation`, image, 1)
  await store.purchases('harbour').begin({
    id: `${id}-purchase`,
    account,
    car: 'a-car',
    created: minutesLater(0),
    expires: minutesLater(60),
  })
  await claimOf(store, somebody, account)
  const claimed = await store.claimAllDeliveries({
    worker: 'one',
    now: minutesLater(1),
    leaseMs: 60_000,
    limit: 20,
    kinds: ['mail', 'sms'],
    perDestination: 9,
  })
  const excerpt = `${id}-excerpt`
  const attempt = { at: leadCreated, ms: 5, outcome: 'failed', excerpt } as const
  await store.finishAllDeliveries(
    'one',
    claimed.map((delivery) => ({ delivery, attempt, next: { state: 'failed' } })),
  )
  return account
}

/** The tables of a database that have something of somebody. */
export async function tablesOf(location: string, somebody: Somebody): Promise<string[]> {
  const marks = marksOf(somebody)
  const [, ...withoutId] = marks
  return [...(await dumpOf(location))]
    .filter(([name, rows]) =>
      // What the staff did is told by ids.
      (name === 'audit_entry' ? withoutId : marks).some((mark) => rows.includes(mark)),
    )
    .map(([name]) => name)
    .toSorted()
}
