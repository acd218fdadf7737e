import { leadCreated, minutesLater, newLead } from '../new-lead.fixture.ts'
import { newSpin } from '../new-spin.fixture.ts'
import { newValuation, newValuationImage, valuationSteps } from '../new-valuation.fixture.ts'
import { changeOf } from '../stock-change.fixture.ts'
import type { Store } from '../store.ts'
import {
  account,
  always,
  answerOf,
  batchOf,
  byNobody,
  claimOf,
  codeOf,
  draftOf,
  foreign,
  hidden,
  invitationOf,
  lessonOf,
  page,
  paymentOf,
  pendingOf,
  pictureOf,
  purchaseOfTenant,
  savedAt,
  sessionOf,
  shared,
  slot,
  staffDay,
  wheel,
  wish,
} from './both-tenants.fixture.ts'
import { all } from './call-all.fixture.ts'

/** All data of a tenant, without the ids of runs, which are shared by all tenants. */
export async function contentOf(store: Store, tenant: string) {
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

/** Writes what `contentOf` reads, with the ids that both tenants have and those of this one. */
export async function fillStore(
  store: Store,
  tenant: string,
  feed: string,
  ids: string[],
  day: string,
) {
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
