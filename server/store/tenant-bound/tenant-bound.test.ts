import { beforeAll, expect, test } from 'vitest'
import { describeOnEngines, sharedDatabase, type TestEngine } from '../engines.fixture.ts'
import { newMessage, storeMessages } from '../new-message.fixture.ts'
import type { Store } from '../store.ts'
import { foreign, shared } from './both-tenants.fixture.ts'
import {
  accountCases,
  personalCases,
  purchaseCases,
  reservationCases,
  spinCases,
  valuationCases,
  valuationImageCases,
  watchlistCases,
} from './buyer-cases.fixture.ts'
import { callAll } from './call-all.fixture.ts'
import {
  appointmentCases,
  deskEventCases,
  leadCases,
  messageCases,
  snoozeCases,
  workCases,
} from './lead-cases.fixture.ts'
import {
  auditCases,
  batchCases,
  documentCases,
  mediaCases,
  staffCases,
} from './site-cases.fixture.ts'
import {
  correctionCases,
  eventCases,
  lessonCases,
  pendingCases,
  stockCases,
} from './stock-cases.fixture.ts'
import { contentOf, fillStore } from './tenant-content.fixture.ts'

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
