import { newClaim } from '../new-claim.fixture.ts'
import { minutesLater } from '../new-lead.fixture.ts'
import { newSpin } from '../new-spin.fixture.ts'

/** What both tenants have. */
export const shared = { feed: 'fixture', id: 'in-both', day: '2026-03-01', event: 6 }

/** What one tenant has and the other might request. */
export const foreign = {
  feed: 'of-harbour',
  id: 'only-in-harbour',
  run: 3,
  day: '2026-03-02',
  event: 9,
}

/** A test drive's time. */
export const slot = {
  location: 'newstead',
  startsAt: '2026-11-26T00:30:00.000Z',
  local: '2026-11-26T10:30',
}

export const always = { from: '0000-01-01', to: '9999-12-31' }

export const hidden = { correction: { field: 'hidden', value: true }, until: always.from } as const

/** Ids of one tenant and of both. */
export const ofBoth = [foreign.id, shared.id]

export const pendingOf = (id: string, feed: string) => ({
  id,
  feed,
  mapping: 'canonical',
  source: 'refused' as const,
  names: [`${id}.csv`],
  files: [{ name: `${id}.csv`, content: new Uint8Array([1]) }],
})

export const lessonOf = (id: string, column = id) => ({
  id,
  mapping: 'canonical',
  column,
  field: 'make',
})

/** Of both tenants, which never happens: even then nothing is shared. */
export const account = 'in-both'

export const savedAt = new Date('2026-03-01T00:00:00.000Z')

export const phone = '+61491570006'

export const codeOf = (id: string, created: string) => ({
  id: `code-${id}`,
  phone,
  created,
  signature: `of-${id}`,
  message: `with-${id}`,
  expires: minutesLater(5),
  address: 'the same for both',
})

export const sessionOf = (code: string) => ({
  code: `code-${code}`,
  newAccount: `account-${code}`,
  tokenHash: `token-${code}`,
  created: minutesLater(1),
  expires: minutesLater(99),
})

export const page = 'pages/home.json'

export const draftOf = (id: string) => ({
  path: `pages/${id}.json`,
  version: 0,
  base: 0,
  key: id,
  text: id,
})

export const pictureOf = (id: string, tenant: string) => ({
  id,
  name: `${id}.jpg`,
  hash: `hash-of-${tenant}`,
  type: 'image/jpeg',
  content: Buffer.from(tenant),
  width: 8,
  height: 8,
  key: `upload-of-${id}`,
  taken: new Set<string>(),
})

export const batchOf = (id: string) => ({
  id,
  route: '/',
  changes: [{ remove: id }],
  message: '',
  kind: 'revision' as const,
  targets: [{ site: 'kiwi', own: 'leave' as const }],
})

export const staffDay = minutesLater(1)

export const byNobody = { person: undefined, at: staffDay, client: undefined }

export const invitationOf = (tenant: string, id: string) => ({
  id,
  email: `${id}@example.com`,
  role: 'owner' as const,
  expires: minutesLater(99),
  tokenHash: `token-of-${tenant}-${id}`,
})

export const answerOf = (version: number) => ({ version, now: minutesLater(2) })

export const wish = { km: 1, isAsked: true }

export const claimOf = (id: string) => newClaim({ id, car: id, account, key: `key-of-${id}` })

export const paymentOf = (id: string) => ({
  ...claimOf(id),
  account: `pays-${account}`,
  address: id,
  asked: { purpose: 'invoice' as const, number: 'INV-1', cents: 12_345 },
  seen: 0,
})

export const purchaseOfTenant = (id: string) => ({
  id,
  account,
  car: id,
  created: minutesLater(1),
  expires: minutesLater(99),
})

export const wheel = newSpin(shared).wheel
