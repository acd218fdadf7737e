import { beforeAll, expect, test } from 'vitest'
import { acceptOffer } from '#domain/trade-in/offer-acceptance.ts'
import type { AccountStore } from './account-store.ts'
import type { AppointmentStore } from './appointment-store.ts'
import type { AuditLog } from './audit-log.ts'
import type { BatchStore } from './batch-store.ts'
import type { CorrectionStore } from './correction-store.ts'
import type { DeskEventStore, SnoozeStore } from './desk-event-store.ts'
import type { DocumentStore } from './document-store.ts'
import { describeOnEngines, sharedDatabase, type TestEngine } from './engines.fixture.ts'
import type { EventStore } from './event-store.ts'
import type { LeadStore } from './lead-store.ts'
import type { LeadWorkStore } from './lead-work.ts'
import type { MappingLessonStore } from './mapping-lesson-store.ts'
import type { MediaStore } from './media-store.ts'
import type { MessageStore } from './message-store.ts'
import { newClaim } from './new-claim.fixture.ts'
import { leadCreated, leadRecord, minutesLater, newLead } from './new-lead.fixture.ts'
import { newMessage, storeMessages } from './new-message.fixture.ts'
import { newSpin } from './new-spin.fixture.ts'
import { newValuation, newValuationImage, valuationSteps } from './new-valuation.fixture.ts'
import type { PendingImportStore } from './pending-import-store.ts'
import type { PersonalStore } from './personal-store.ts'
import type { PurchaseStore } from './purchase-store.ts'
import type { ReservationStore } from './reservation-store.ts'
import type { SiteStaff } from './site-staff.ts'
import type { SpinStore } from './spin-store.ts'
import { changeOf } from './stock-change.fixture.ts'
import type { StockReader, StockStore } from './stock-store.ts'
import type { Store } from './store.ts'
import type { ValuationImageStore } from './valuation-image-store.ts'
import type { ValuationStore } from './valuation-store.ts'
import type { WatchlistStore } from './watchlist-store.ts'

/** Functions of the store that are not bound to a tenant. */
const acrossTenants = [
  'allDeskEvents',
  'allDocumentVersions',
  'allDueCorrections',
  'allDueDocuments',
  'allDueReservations',
  'allOpenBatches',
  'allOpenValuations',
  'claimAllDeliveries',
  'close',
  'countAllDeliveries',
  'finishAllDeliveries',
  'forgetAllDeskEvents',
  'forgetAllEndedSignIns',
  'forgetAllEndedValuations',
  'forgetAllExcerpts',
  'forgetAllEndedBuyers',
  'forgetAllMessages',
  'forgetAllPendingImports',
  'name',
  'staffAccounts',
  'watchAllStock',
]

/** Data of one tenant that another might request. */
const shared = { feed: 'fixture', id: 'in-both', day: '2026-03-01', event: 6 }
const foreign = { feed: 'of-harbour', id: 'only-in-harbour', run: 3, day: '2026-03-02', event: 9 }
const slot = {
  location: 'newstead',
  startsAt: '2026-11-26T00:30:00.000Z',
  local: '2026-11-26T10:30',
}
const always = { from: '0000-01-01', to: '9999-12-31' }

type Cases<Handle> = {
  readonly [Name in keyof Handle as Handle[Name] extends (...given: never) => unknown
    ? Name
    : never]: (handle: Handle) => Promise<unknown>
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

/** One case per function, each with the other tenant's ids. */
const readerCases: Cases<StockReader> = {
  version: (stock) => stock.version(),
  size: (stock) => stock.size(),
  counts: (stock) => stock.counts(),
  cars: (stock) => all(stock.cars()),
  car: async (stock) => [await stock.car(foreign.id), await stock.car(shared.id)],
  changesSince: (stock) => stock.changesSince(0),
  corrections: (stock) => stock.corrections(),
  records: async (stock) => (await stock.records([foreign.id, shared.id])).toSorted(byId),
  summaries: async (stock) => (await stock.summaries([foreign.id, shared.id])).toSorted(byId),
  owned: async (stock) => [await all(stock.owned(foreign.feed)), await all(stock.owned())],
  departed: async (stock) => {
    const of = { before: always.to, limit: 9 }
    return [await stock.departed({ ...of, feed: foreign.feed }), await stock.departed(of)]
  },
  runs: (stock) => stock.runs(),
  rejected: (stock) => stock.rejected(foreign.run),
}
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

const stockCases: Cases<StockStore> = {
  ...readerCases,
  snapshot: (stock) => stock.snapshot((reader) => callAll(reader, readerCases)),
  async write(stock) {
    const version = await stock.version()
    const lost = [foreign.id, shared.id]
    return [
      await stock.write(changeOf({ version, ids: [], lost, feed: foreign.feed })),
      await stock.write(changeOf({ version: version + 1, ids: lost, feed: foreign.feed })),
    ]
  },
}

const hidden = { correction: { field: 'hidden', value: true }, until: always.from } as const
const ofBoth = [foreign.id, shared.id]
const correctionCases: Cases<CorrectionStore> = {
  of: (corrections) => Promise.all(ofBoth.map((car) => corrections.of(car))),
  end: (corrections) => corrections.end({ car: foreign.id, field: 'hidden', version: 3 }, byNobody),
  endDue: (corrections) => corrections.endDue(always.to),
  put: (corrections) =>
    Promise.all(ofBoth.map((car) => corrections.put({ car, ...hidden, version: 0 }, byNobody))),
}

const pendingOf = (id: string, feed: string) => ({
  id,
  feed,
  mapping: 'canonical',
  source: 'refused' as const,
  names: [`${id}.csv`],
  files: [{ name: `${id}.csv`, content: new Uint8Array([1]) }],
})
const pendingCases: Cases<PendingImportStore> = {
  list: (pending) => pending.list(),
  files: (pending) => Promise.all(ofBoth.map((id) => pending.files(id))),
  discard: (pending) => pending.discard(foreign.id, byNobody),
  add: (pending) => pending.add(pendingOf(`only-${foreign.id}`, foreign.feed), byNobody),
}

const lessonOf = (id: string, column = id) => ({ id, mapping: 'canonical', column, field: 'make' })
const lessonCases: Cases<MappingLessonStore> = {
  lessons: (lessons) => lessons.lessons('canonical'),
  takeBack: (lessons) => lessons.takeBack(foreign.id, byNobody),
  // About what the other tenant taught, which is taught here for the first time.
  teach: (lessons) => lessons.teach(lessonOf('another', foreign.id), byNobody),
}

const eventCases: Cases<EventStore> = {
  async add(events) {
    for (const { day, event, id: carId } of [foreign, shared]) {
      await events.add([{ day, event, carId, count: 5 }])
    }
  },
  counts: (events) => events.counts(always),
}

const snoozeCases: Cases<SnoozeStore> = {
  of: async (snoozes) => [...(await snoozes.of('in-both', staffDay))],
  set: (snoozes) => snoozes.set('in-both', foreign.id, staffDay),
  wake: (snoozes) => snoozes.wake('in-both', shared.id),
}

const deskEventCases: Cases<DeskEventStore> = {
  kept: (events) => events.kept('9'),
}

const leadCases: Cases<LeadStore> = {
  // With the other tenant's key, content and appointment, which are free here.
  save: async (leads) => {
    const booked = newLead({ id: foreign.id, appointment: slot })
    return [
      await leads.save(booked),
      await leads.save({ ...booked, id: 'another', key: 'another' }),
    ]
  },
  findDuplicate: async (leads) => [
    await leads.findDuplicate(newLead({ id: foreign.id })),
    await leads.findDuplicate(newLead({ id: shared.id, key: `key-of-submission-${foreign.id}` })),
  ],
  lead: async (leads) => [await leads.lead(foreign.id), await leads.lead(shared.id)],
  change: async (leads) => {
    const change = { now: minutesLater(1), form_completed: true }
    return [
      await leads.change(foreign.id, 'edit-of-harbour', change),
      await leads.change(shared.id, 'edit-of-harbour', change),
      await leads.change(shared.id, 'edit-of-kiwi', change),
    ]
  },
  leads: async (leads) => [
    await leads.leads({ limit: 9 }),
    await leads.leads({ limit: 9, after: foreign.id, state: 'waiting' }),
  ],
  origins: (leads) => leads.origins(always),
  deliveries: async (leads) => [
    await leads.deliveries(foreign.id),
    await leads.deliveries(shared.id),
  ],
  resend: async (leads) => [
    await leads.resend(`${foreign.id}-2`, minutesLater(5)),
    await leads.resend(`${shared.id}-1`, minutesLater(5)),
  ],
  records: async (leads) => [
    await leads.records({ limit: 9 }),
    await leads.records({ limit: 9, after: { id: foreign.id, created: leadCreated } }),
  ],
  // With the other tenant's key, appointment and deliveries, which are free here.
  restore: async (leads) => leads.restore([leadRecord({ id: foreign.id, appointment: slot })]),
}

const appointmentCases: Cases<AppointmentStore> = {
  taken: (appointments) => appointments.taken({ location: slot.location, ...always }),
  entries: (appointments) => appointments.entries(always),
  entry: async (appointments) => [
    await appointments.entry(foreign.id),
    await appointments.entry(shared.id),
  ],
  wishes: (appointments) => appointments.wishes(always.from),
  change: (appointments) =>
    appointments.change(foreign.id, { version: 1, state: 'cancelled', messages: [] }),
  book: (appointments) =>
    appointments.book(newLead({ id: `booked-${foreign.id}`, appointment: slot }), [], byNobody),
  keep: (appointments) =>
    appointments.keep(
      { location: 'kept', times: [{ id: foreign.id, startsAt: slot.startsAt }], reason: 'Photos' },
      byNobody,
    ),
  free: (appointments) => appointments.free(`kept-in-harbour`, byNobody),
}

// Of an account that both tenants have, which never happens: even then nothing is shared.
const account = 'in-both'
const savedAt = new Date('2026-03-01T00:00:00.000Z')
const watchlistCases: Cases<WatchlistStore> = {
  save: async (watchlist) => [
    await watchlist.save(account, [{ car: foreign.id }, { car: shared.id, price: 9 }], savedAt),
    await watchlist.items(account),
  ],
  restore: async (watchlist) => [
    await watchlist.restore(account, 'removed-in-harbour', savedAt),
    await watchlist.restore(account, shared.id, savedAt),
  ],
  remove: async (watchlist) => [
    await watchlist.remove(account, foreign.id, savedAt),
    await watchlist.remove(account, shared.id, savedAt),
  ],
  items: (watchlist) => watchlist.items(account),
}

const phone = '+61491570006'
const codeOf = (id: string, created: string) => ({
  id: `code-${id}`,
  phone,
  created,
  signature: `of-${id}`,
  message: `with-${id}`,
  expires: minutesLater(5),
  address: 'the same for both',
})
const sessionOf = (code: string) => ({
  code: `code-${code}`,
  newAccount: `account-${code}`,
  tokenHash: `token-${code}`,
  created: minutesLater(1),
  expires: minutesLater(99),
})

const accountCases: Cases<AccountStore> = {
  // As many codes of that number and address as are within the limit here.
  addCode: async (accounts) => [
    await accounts.addCode(codeOf('another', minutesLater(0))),
    await accounts.addCode(codeOf('a-third', minutesLater(1))),
  ],
  takeTry: (accounts) => accounts.takeTry(phone, minutesLater(1)),
  signIn: async (accounts) => [
    await accounts.signIn(sessionOf(foreign.id)),
    await accounts.signIn({ ...sessionOf(shared.id), replaces: `token-${foreign.id}` }),
  ],
  setDetails: (accounts) =>
    accounts.setDetails(`account-${foreign.id}`, { name: 'Of kiwi', email: 'kiwi@example.com' }),
  account: (accounts) => accounts.account(`account-${foreign.id}`),
  session: (accounts) => accounts.session(`token-${foreign.id}`, minutesLater(1)),
  extendSession: (accounts) =>
    accounts.extendSession(`token-${foreign.id}`, {
      now: minutesLater(1),
      expires: minutesLater(999),
    }),
  endSession: async (accounts) => [
    await accounts.endSession(`token-${foreign.id}`, false),
    await accounts.endSession(`token-${foreign.id}`, true),
  ],
}

const messageCases: Cases<MessageStore> = {
  latest: (messages) => messages.latest(9),
  message: async (messages) => [
    await messages.message(foreign.id),
    await messages.message(shared.id),
  ],
}

const page = 'pages/home.json'
const draftOf = (id: string) => ({
  path: `pages/${id}.json`,
  version: 0,
  base: 0,
  key: id,
  text: id,
})
const documentCases: Cases<DocumentStore> = {
  live: (documents) => documents.live(),
  liveNumber: async (documents) => [
    await documents.liveNumber(page),
    await documents.liveNumber(`pages/${foreign.id}.json`),
  ],
  draft: async (documents) => [
    await documents.draft(page),
    await documents.draft(`pages/${foreign.id}.json`),
  ],
  drafts: (documents) => documents.drafts(),
  history: (documents) => documents.history(page, { limit: 9 }),
  naming: (documents) => documents.naming('revision-', always.from),
  revision: async (documents) => [
    await documents.revision(page, 1),
    await documents.revision(page, 2),
  ],
  // Of the other tenant's document and version.
  failSchedule: (documents) => documents.failSchedule(`pages/${foreign.id}.json`, 1, 'none'),
  cancelSchedule: (documents) => documents.cancelSchedule(`pages/${foreign.id}.json`, byNobody),
  schedule: (documents) =>
    documents.schedule({ ...draftOf(foreign.id), version: 1, message: '' }, staffDay, byNobody),
  publishable: (documents) =>
    documents.publishable({ ...draftOf(foreign.id), version: 1, message: '' }),
  publish: (documents) =>
    documents.publish({ ...draftOf(foreign.id), version: 1, message: '' }, byNobody),
  discard: (documents) => documents.discard(`pages/${foreign.id}.json`, 1, byNobody),
  save: async (documents) => [
    await documents.save({ ...draftOf(foreign.id), version: 1 }, byNobody),
    await documents.save(draftOf(foreign.id), byNobody),
  ],
  revise: (documents) =>
    documents.revise(
      { path: page, text: null, message: '', source: 'rollback', base: 1 },
      byNobody,
    ),
  reviseAll: (documents) =>
    documents.reviseAll(
      [{ path: page, text: null, message: '', source: 'import', base: 2 }],
      byNobody,
    ),
}

const pictureOf = (id: string, tenant: string) => ({
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
// With the ids, names, bytes and uploads of the other tenant.
const mediaCases: Cases<MediaStore> = {
  pictures: (media) => media.pictures(),
  picture: async (media) => [await media.picture(foreign.id), await media.picture(shared.id)],
  published: async (media) => [await media.published(), await media.published(`${foreign.id}.jpg`)],
  sizeOf: (media) => media.sizeOf(`${foreign.id}-of-harbour`),
  file: (media) => media.file(`${foreign.id}-of-harbour`),
  describe: (media) => media.describe(foreign.id, { alt: 'Of kiwi' }, byNobody),
  replace: (media) => media.replace(foreign.id, pictureOf('another', 'kiwi'), byNobody),
  remove: async (media) => [
    await media.remove(foreign.id, byNobody),
    await media.remove(shared.id, byNobody),
  ],
  restore: (media) => media.restore(foreign.id, byNobody),
  add: (media) => media.add(pictureOf(foreign.id, 'harbour'), byNobody),
}

const batchOf = (id: string) => ({
  id,
  route: '/',
  changes: [{ remove: id }],
  message: '',
  kind: 'revision' as const,
  targets: [{ site: 'kiwi', own: 'leave' as const }],
})
const batchCases: Cases<BatchStore> = {
  batch: async (batches) => [await batches.batch(shared.id), await batches.batch(foreign.id)],
  settle: async (batches) => [
    await batches.settle(foreign.id, 'kiwi', 'waiting', { state: 'failed' }),
    await batches.settle(shared.id, 'kiwi', 'waiting', { state: 'published', path: page, n: 1 }),
  ],
  begin: (batches) => batches.begin(batchOf(foreign.id), byNobody),
}

const staffDay = minutesLater(1)
const byNobody = { person: undefined, at: staffDay, client: undefined }
const invitationOf = (tenant: string, id: string) => ({
  id,
  email: `${id}@example.com`,
  role: 'owner' as const,
  expires: minutesLater(99),
  tokenHash: `token-of-${tenant}-${id}`,
})

const workCases: Cases<LeadWorkStore> = {
  page: async (work) => [
    await work.page({ limit: 9 }),
    await work.page({
      limit: 9,
      stages: ['new'],
      owner: null,
      terms: [['sam']],
      after: { id: foreign.id, created: minutesLater(1) },
    }),
    await work.page({ limit: 9, owner: 'person-of-harbour' }),
    await work.page({ limit: 9, isUndelivered: true }),
  ],
  count: (work) => work.count({ terms: [[foreign.id]] }),
  counts: (work) => work.counts('person-of-harbour'),
  lead: async (work) => [await work.lead(foreign.id), await work.lead(shared.id)],
  events: async (work) => [await work.events(foreign.id), await work.events(shared.id)],
  replies: async (work) => [await work.replies(foreign.id), await work.replies(shared.id)],
  change: (work) =>
    work.change(
      [
        { id: foreign.id, version: 1, stage: 'spam', owner: 'person-of-kiwi' },
        { id: shared.id, version: 1, stage: 'lost', reason: 'Of kiwi' },
      ],
      byNobody,
    ),
  add: async (work) => [
    await work.add(foreign.id, { kind: 'call' }, byNobody),
    await work.add(shared.id, { kind: 'note', text: 'Of kiwi' }, byNobody),
  ],
  reply: async (work) => {
    const reply = { subject: 'Of kiwi', text: 'Of kiwi' }
    return [
      await work.reply(
        foreign.id,
        { ...reply, message: newMessage({ id: `${foreign.id}-reply`, tenant: 'kiwi' }) },
        byNobody,
      ),
    ]
  },
  resend: async (work) => [
    await work.resend(foreign.id, `${foreign.id}-1`, byNobody),
    await work.resend(shared.id, `${foreign.id}-1`, byNobody),
  ],
  meet: async (work) => {
    const at = { now: minutesLater(3), since: minutesLater(2) }
    return [
      await work.meet(foreign.id, 'person-of-kiwi', at),
      await work.meet(shared.id, 'person-of-kiwi', at),
    ]
  },
}

const staffCases: Cases<SiteStaff> = {
  people: (staff) => staff.people(staffDay),
  invitations: (staff) => staff.invitations(staffDay),
  invite: (staff) => staff.invite(invitationOf('kiwi', foreign.id), byNobody),
  cancelInvitation: async (staff) => [
    await staff.cancelInvitation('only-harbour-invited', byNobody),
    await staff.cancelInvitation(shared.id, byNobody),
  ],
  changeRole: async (staff) => [
    await staff.changeRole('person-of-harbour', 'viewer', byNobody),
    await staff.changeRole('person-of-kiwi', 'viewer', byNobody),
  ],
  remove: async (staff) => [
    await staff.remove('person-of-harbour', byNobody),
    await staff.remove('person-of-kiwi', byNobody),
  ],
  resetFactors: async (staff) => {
    const by = { ...byNobody, person: 'person-of-kiwi' }
    return [
      await staff.resetFactors('person-of-harbour', 'lost phone', by),
      await staff.resetFactors('person-of-kiwi', 'lost phone', by),
    ]
  },
}

const auditCases: Cases<AuditLog> = {
  add: (audit) => audit.add('people_seen', {}, byNobody),
  entries: async (audit) => [
    await audit.entries({ limit: 99 }),
    await audit.entries({ limit: 99, person: 'person-of-harbour' }),
  ],
  check: (audit) => audit.check(),
}

// Of an account and a number that both tenants have.
const personalCases: Cases<PersonalStore> = {
  enquiries: async (personal) => [
    await personal.enquiries(`account-${foreign.id}`),
    await personal.enquiries('account-only-in-kiwi'),
  ],
  data: async (personal) => [
    await personal.data(`account-${foreign.id}`),
    await personal.data('account-only-in-kiwi'),
  ],
  eraseAccount: async (personal) => [
    await personal.eraseAccount(`account-${foreign.id}`, { enquiries: true }),
    await personal.eraseAccount('account-only-in-kiwi', { enquiries: false }),
  ],
  eraseLead: async (personal) => [
    await personal.eraseLead(foreign.id),
    await personal.eraseLead(shared.id),
  ],
  eraseNumber: (personal) => personal.eraseNumber(phone),
}

const answerOf = (version: number) => ({ version, now: minutesLater(2) })
const wish = { km: 1, isAsked: true }
const valuationCases: Cases<ValuationStore> = {
  // Its lead is the other tenant's.
  ofPhone: (valuations) => valuations.ofPhone('+61491570006', minutesLater(1)),
  valuation: async (valuations) => [
    await valuations.valuation(foreign.id, leadCreated),
    await valuations.valuation(shared.id, leadCreated),
  ],
  listed: (valuations) => valuations.listed(99),
  offer: async (valuations) => {
    const offer = { amount: 1, until: '2026-12-01', madeAt: minutesLater(2) }
    const message = newMessage({ id: `offer-${crypto.randomUUID()}`, tenant: 'kiwi' })
    const made = { offer, seen: undefined, by: byNobody, messageOf: () => message }
    return [await valuations.offer(foreign.id, made)]
  },
  ofLead: async (valuations) => [
    await valuations.ofLead(`lead-of-${foreign.id}`),
    await valuations.ofLead(`lead-of-${shared.id}`),
  ],
  takeWork: async (valuations) => [
    await valuations.takeWork(foreign.id, minutesLater(1), minutesLater(2)),
    await valuations.takeWork(shared.id, minutesLater(1), minutesLater(2)),
  ],
  settleEstimate: async (valuations) => [
    await valuations.settleEstimate(foreign.id, 2, minutesLater(2), { from: 1, to: 2 }),
    await valuations.settleEstimate(shared.id, 2, minutesLater(2), { from: 1, to: 2 }),
  ],
  accept: async (valuations) => [
    await valuations.accept(foreign.id, minutesLater(2), acceptOffer()),
    await valuations.accept(shared.id, minutesLater(2), acceptOffer()),
  ],
  askAgain: async (valuations) => [
    await valuations.askAgain(foreign.id, answerOf(2), wish),
    await valuations.askAgain(shared.id, answerOf(4), wish),
  ],
  advance: async (valuations) => [
    await valuations.advance(foreign.id, answerOf(2), valuationSteps.vehicle_details),
    await valuations.advance(shared.id, answerOf(5), valuationSteps.vehicle_details),
  ],
  submit: async (valuations) => [
    await valuations.submit(
      foreign.id,
      answerOf(2),
      newLead({ id: 'of-kiwi' }),
      wish,
      () => valuationSteps.done,
    ),
  ],
  begin: (valuations) => valuations.begin(newValuation({ id: foreign.id })),
}

const claimOf = (id: string) => newClaim({ id, car: id, account, key: `key-of-${id}` })
const attemptOf = (id: string) => `${id}-1`
const change = { now: minutesLater(2), attempt: 'captured' } as const
const reservationCases: Cases<ReservationStore> = {
  reservation: async (reservations) => [
    await reservations.reservation(foreign.id),
    await reservations.reservation(shared.id),
  ],
  ofAccount: (reservations) => reservations.ofAccount(account),
  ofCar: async (reservations) => [
    await reservations.ofCar(foreign.id),
    await reservations.ofCar(shared.id),
  ],
  reservations: (reservations) => reservations.reservations(always),
  ledger: (reservations) => reservations.ledger(always),
  askNow: async (reservations) => [
    await reservations.askNow(attemptOf(foreign.id), minutesLater(1)),
    await reservations.askNow(attemptOf(shared.id), minutesLater(1)),
  ],
  takeDue: async (reservations) => [
    await reservations.takeDue(foreign.id, minutesLater(1), minutesLater(2)),
    await reservations.takeDue(shared.id, minutesLater(1), minutesLater(2)),
  ],
  giveBack: async (reservations) => {
    const rest = { now: minutesLater(1), next: undefined, looks: 9, version: 1 }
    await reservations.giveBack(foreign.id, minutesLater(2), rest)
    await reservations.giveBack(shared.id, minutesLater(2), rest)
  },
  settle: async (reservations) => [
    await reservations.settle(foreign.id, 1, change),
    await reservations.settle(shared.id, 1, change),
  ],
  // Of a car that is not here, of one that is claimed here, and with the key of the other tenant.
  claim: async (reservations) => [
    await reservations.claim(claimOf(foreign.id)),
    await reservations.claim({ ...claimOf('another'), car: shared.id }),
    await reservations.claim({
      ...claimOf('a-third'),
      car: shared.id,
      key: `key-of-${foreign.id}`,
    }),
  ],
  // Of a number that the same account pays at the other tenant, which has an id of this one too.
  pay: async (reservations) => [
    await reservations.pay({ ...paymentOf('pays-here'), key: 'key-of-a-payment' }),
    await reservations.pay(paymentOf(`pays-${foreign.id}`)),
  ],
}
const paymentOf = (id: string) => ({
  ...claimOf(id),
  account: `pays-${account}`,
  address: id,
  asked: { purpose: 'invoice' as const, number: 'INV-1', cents: 12_345 },
  seen: 0,
})

const purchaseCases: Cases<PurchaseStore> = {
  purchase: async (purchases) => [
    await purchases.purchase(foreign.id, minutesLater(1)),
    await purchases.purchase(shared.id, minutesLater(1)),
  ],
  answer: async (purchases) => [
    await purchases.answer(foreign.id, { payment: 'cash' }, minutesLater(1)),
    await purchases.answer(shared.id, { payment: 'cash' }, minutesLater(1)),
  ],
  // Of an account and a car that the other tenant has too.
  begin: (purchases) => purchases.begin(purchaseOfTenant(foreign.id)),
}
const purchaseOfTenant = (id: string) => ({
  id,
  account,
  car: id,
  created: minutesLater(1),
  expires: minutesLater(99),
})

const valuationImageCases: Cases<ValuationImageStore> = {
  images: async (images) => [await images.images(foreign.id), await images.images(shared.id)],
  files: (images) => images.files(),
  remove: (images) => images.remove(foreign.id, 'front'),
  add: (images) => images.add(foreign.id, newValuationImage({ key: 'of-kiwi' }), 9),
}

const wheel = newSpin(shared).wheel
// Of an account and a person that both tenants have.
const spinCases: Cases<SpinStore> = {
  ofAccount: (spins) => spins.ofAccount(wheel, `account-${foreign.id}`),
  given: (spins) => spins.given(wheel),
  byCode: async (spins) => [
    await spins.byCode(`W-${foreign.id}`),
    await spins.byCode(`W-${shared.id}`),
  ],
  give: async (spins) => [
    await spins.give(`W-${foreign.id}`, byNobody),
    await spins.give(`W-${shared.id}`, byNobody),
  ],
  wheels: (spins) => spins.wheels(),
  draws: (spins) => all(spins.draws(wheel)),
  spin: (spins) => spins.spin(newSpin({ id: foreign.id })),
}

const handles = {
  staff: async (store: Store, tenant: string) => [
    await callAll(store.staff(tenant), staffCases),
    await callAll(store.staff(tenant).audit, auditCases),
  ],
  accounts: async (store: Store, tenant: string) => callAll(store.accounts(tenant), accountCases),
  stock: async (store: Store, tenant: string) => callAll(store.stock(tenant), stockCases),
  mappingLessons: async (store: Store, tenant: string) =>
    callAll(store.mappingLessons(tenant), lessonCases),
  pendingImports: async (store: Store, tenant: string) =>
    callAll(store.pendingImports(tenant), pendingCases),
  corrections: async (store: Store, tenant: string) =>
    callAll(store.corrections(tenant), correctionCases),
  events: async (store: Store, tenant: string) => callAll(store.events(tenant), eventCases),
  snoozes: async (store: Store, tenant: string) => callAll(store.snoozes(tenant), snoozeCases),
  deskEvents: async (store: Store, tenant: string) =>
    callAll(store.deskEvents(tenant), deskEventCases),
  leads: async (store: Store, tenant: string) => callAll(store.leads(tenant), leadCases),
  leadWork: async (store: Store, tenant: string) => callAll(store.leadWork(tenant), workCases),
  appointments: async (store: Store, tenant: string) =>
    callAll(store.appointments(tenant), appointmentCases),
  watchlist: async (store: Store, tenant: string) =>
    callAll(store.watchlist(tenant), watchlistCases),
  documents: async (store: Store, tenant: string) =>
    callAll(store.documents(tenant), documentCases),
  batches: async (store: Store, tenant: string) => callAll(store.batches(tenant), batchCases),
  media: async (store: Store, tenant: string) => callAll(store.media(tenant), mediaCases),
  personal: async (store: Store, tenant: string) => callAll(store.personal(tenant), personalCases),
  messages: async (store: Store, tenant: string) => callAll(store.messages(tenant), messageCases),
  spins: async (store: Store, tenant: string) => callAll(store.spins(tenant), spinCases),
  valuations: async (store: Store, tenant: string) =>
    callAll(store.valuations(tenant), valuationCases),
  purchases: async (store: Store, tenant: string) =>
    callAll(store.purchases(tenant), purchaseCases),
  reservations: async (store: Store, tenant: string) =>
    callAll(store.reservations(tenant), reservationCases),
  valuationImages: async (store: Store, tenant: string) =>
    callAll(store.valuationImages(tenant), valuationImageCases),
}

/** Calls every function of the handle; fails for one without a case. */
async function callAll<Handle extends object>(handle: Handle, cases: Cases<Handle>) {
  const names = Object.entries(handle).flatMap(([name, member]) =>
    typeof member === 'function' ? [name] : [],
  )
  expect(Object.keys(cases).toSorted()).toEqual(names.toSorted())
  const results: [string, unknown][] = []
  const listed = Object.entries<(handle: Handle) => Promise<unknown>>(cases)
  for (const [name, call] of listed) results.push([name, await call(handle)])
  return results
}

/** All data of a tenant, without the ids of runs, which are shared by all tenants. */
async function contentOf(store: Store, tenant: string) {
  const stock = store.stock(tenant)
  const runs = await stock.runs()
  const leads = store.leads(tenant)
  const listed = await leads.leads({ limit: 99 })
  return {
    cars: await all(stock.cars()),
    corrections: await stock.corrections(),
    summaries: await stock.summaries([shared.id, foreign.id, 'only-in-kiwi']),
    version: await stock.version(),
    runs: runs.map(({ id, ...run }) => run),
    rejected: await Promise.all(runs.map(({ id }) => stock.rejected(id))),
    events: await store.events(tenant).counts(always),
    leads: await Promise.all(listed.map(({ id }) => leads.lead(id))),
    deliveries: await Promise.all(listed.map(({ id }) => leads.deliveries(id))),
    work: await store.leadWork(tenant).page({ limit: 99 }),
    deeds: await Promise.all(listed.map(({ id }) => store.leadWork(tenant).events(id))),
    session: await store.accounts(tenant).session(`token-${foreign.id}`, minutesLater(2)),
    appointments: await store
      .appointments(tenant)
      .taken({ location: slot.location, from: always.from, to: always.to }),
    watchlist: await store.watchlist(tenant).items(account),
    documents: await store.documents(tenant).live(),
    drafts: await store.documents(tenant).drafts(),
    media: await store.media(tenant).pictures(),
    batches: [
      await store.batches(tenant).batch(shared.id),
      await store.batches(tenant).batch(foreign.id),
    ],
    messages: await store.messages(tenant).latest(9),
    lessons: await store.mappingLessons(tenant).lessons('canonical'),
    pending: await store.pendingImports(tenant).list(),
    pendingFiles: await store.pendingImports(tenant).files(foreign.id),
    snoozes: [...(await store.snoozes(tenant).of('in-both', staffDay))],
    valuations: [
      await store.valuations(tenant).valuation(shared.id, leadCreated),
      await store.valuations(tenant).valuation(foreign.id, leadCreated),
      await store.valuationImages(tenant).images(foreign.id),
    ],
    reservations: await store.reservations(tenant).reservations(always),
    ledger: await store.reservations(tenant).ledger(always),
    spins: [
      await all(store.spins(tenant).draws(wheel)),
      await store.spins(tenant).ofAccount(wheel, `account-${shared.id}`),
    ],
    people: await store.staff(tenant).people(staffDay),
    invitations: await store.staff(tenant).invitations(staffDay),
    audit: await store.staff(tenant).audit.entries({ limit: 99 }),
  }
}

async function fillStore(store: Store, tenant: string, feed: string, ids: string[], day: string) {
  const stock = store.stock(tenant)
  await stock.write(changeOf({ version: 0, ids: [shared.id], feed: shared.feed }))
  await stock.write(changeOf({ version: 1, ids, feed }))
  for (const car of ids) {
    await store.corrections(tenant).put({ car, ...hidden, version: 0 }, byNobody)
  }
  const counted = { day, event: shared.event, count: 1 }
  await store.events(tenant).add(ids.map((carId) => ({ ...counted, carId })))
  const accounts = store.accounts(tenant)
  for (const [at, id] of ids.entries()) {
    await accounts.addCode(codeOf(id, minutesLater(at - 9)))
    await accounts.signIn(sessionOf(id))
  }
  const leads = store.leads(tenant)
  const editKey = `edit-of-${tenant}`
  await leads.save(newLead({ id: shared.id, editKey }))
  for (const id of ids) {
    await leads.save(newLead({ id, editKey, ...(id === foreign.id && { appointment: slot }) }))
  }
  const [person, work] = [`person-of-${tenant}`, store.leadWork(tenant)]
  for (const id of [shared.id, ...ids]) {
    await work.add(id, { kind: 'note', text: `Of ${tenant}` }, byNobody)
    await work.meet(id, person, { now: minutesLater(2), since: minutesLater(2) })
  }
  for (const id of ids) {
    const times = [{ id: `kept-in-${tenant}`, startsAt: minutesLater(id === foreign.id ? 30 : 60) }]
    await store.appointments(tenant).keep({ location: 'kept', times, reason: id }, byNobody)
  }
  const valuations = store.valuations(tenant)
  for (const id of [shared.id, ...ids]) {
    await valuations.begin(newValuation({ id }))
    const lead = newLead({ id: `lead-of-${id}`, editKey })
    await valuations.submit(id, answerOf(1), lead, wish, () => valuationSteps.done)
    const file = `file-of-${tenant}`
    await store.valuationImages(tenant).add(id, newValuationImage({ file }), 9)
  }
  for (const id of [shared.id, ...ids]) await store.reservations(tenant).claim(claimOf(id))
  for (const id of ids) await store.reservations(tenant).pay(paymentOf(`pays-${id}`))
  for (const id of [shared.id, ...ids]) await store.purchases(tenant).begin(purchaseOfTenant(id))
  for (const id of [shared.id, ...ids]) await store.spins(tenant).spin(newSpin({ id }))
  const staff = store.staff(tenant)
  await staff.invite(invitationOf(tenant, person), byNobody)
  const own = { id: person, name: person, password: '' }
  const { tokenHash } = invitationOf(tenant, person)
  await store.staffAccounts.members.accept(tokenHash, own, byNobody)
  for (const id of [shared.id, `only-${tenant}-invited`]) {
    await staff.invite(invitationOf(tenant, id), byNobody)
  }
  const documents = store.documents(tenant)
  const revision = { path: page, message: '', source: 'import' } as const
  for (const id of ids) {
    await documents.revise({ ...revision, text: `revision-${id}` }, byNobody)
    await documents.save(draftOf(id), byNobody)
    const wanted = { ...draftOf(id), version: 1, message: '' }
    await documents.schedule(wanted, staffDay, byNobody)
  }
  for (const id of [shared.id, ...ids]) {
    await store
      .media(tenant)
      .add({ ...pictureOf(id, tenant), hash: `${id}-of-${tenant}` }, byNobody)
  }
  for (const id of [shared.id, ...ids]) await store.batches(tenant).begin(batchOf(id), byNobody)
  const watchlist = store.watchlist(tenant)
  const removed = `removed-in-${tenant}`
  const cars = [shared.id, ...ids, removed].map((car) => ({ car }))
  await watchlist.save(account, cars, savedAt)
  await watchlist.remove(account, removed, savedAt)
  for (const id of [shared.id, ...ids]) await store.snoozes(tenant).set('in-both', id, always.to)
  for (const id of [shared.id, ...ids])
    await store.pendingImports(tenant).add(pendingOf(id, feed), byNobody)
  for (const id of [shared.id, ...ids])
    await store.mappingLessons(tenant).teach(lessonOf(id), byNobody)
  await store.allDeskEvents(new Map())
}

describeOnEngines('handles bound to a tenant', (engine: TestEngine) => {
  const database = sharedDatabase(engine)
  let store: Store

  async function fill(tenant: string, feed: string, ids: string[], day: string) {
    await fillStore(store, tenant, feed, ids, day)
    // Each with another content: the tenants' messages have the same ids.
    const messages = [shared.id, ...ids].map((id) =>
      newMessage({ tenant, id, content: `of-${tenant}-${id}` }),
    )
    await storeMessages(database.location(), ...messages)
  }
  // Filled once: that takes longer than all functions of a handle.
  let onlyKiwi: () => Promise<void>
  let both: () => Promise<void>
  beforeAll(async () => {
    store = await database.open()
    await fill('kiwi', 'of-kiwi', ['only-in-kiwi'], shared.day)
    onlyKiwi = await database.keep()
    await fill('harbour', foreign.feed, [foreign.id], foreign.day)
    both = await database.keep()
  })

  test('a store has no other functions than these', () => {
    expect(Object.keys(store).toSorted()).toEqual(
      [...acrossTenants, ...Object.keys(handles)].toSorted(),
    )
  })

  test.each(Object.keys(handles) as (keyof typeof handles)[])(
    'every function of %s with another tenant’s ids behaves as if that tenant did not exist',
    async (name) => {
      await onlyKiwi()
      const alone = await handles[name](store, 'kiwi')
      const aloneAfter = await contentOf(store, 'kiwi')

      await both()
      const before = await contentOf(store, 'harbour')
      expect(JSON.stringify(before)).toContain(foreign.id)
      expect(await store.stock('harbour').rejected(foreign.run)).toHaveLength(1)
      expect(await handles[name](store, 'kiwi')).toEqual(alone)
      expect(await contentOf(store, 'harbour')).toEqual(before)
      expect(await contentOf(store, 'kiwi')).toEqual(aloneAfter)
    },
  )
})
