import type { CorrectionStore } from '../correction-store.ts'
import type { EventStore } from '../event-store.ts'
import type { MappingLessonStore } from '../mapping-lesson-store.ts'
import type { PendingImportStore } from '../pending-import-store.ts'
import { changeOf } from '../stock-change.fixture.ts'
import type { StockReader, StockStore } from '../stock-store.ts'
import {
  always,
  byNobody,
  foreign,
  hidden,
  lessonOf,
  ofBoth,
  pendingOf,
  shared,
} from './both-tenants.fixture.ts'
import { all, type Cases, callAll } from './call-all.fixture.ts'

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

export const stockCases: Cases<StockStore> = {
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

export const correctionCases: Cases<CorrectionStore> = {
  of: (corrections) => Promise.all(ofBoth.map((car) => corrections.of(car))),
  end: (corrections) => corrections.end({ car: foreign.id, field: 'hidden', version: 3 }, byNobody),
  endDue: (corrections) => corrections.endDue(always.to),
  put: (corrections) =>
    Promise.all(ofBoth.map((car) => corrections.put({ car, ...hidden, version: 0 }, byNobody))),
}

export const pendingCases: Cases<PendingImportStore> = {
  list: (pending) => pending.list(),
  files: (pending) => Promise.all(ofBoth.map((id) => pending.files(id))),
  discard: (pending) => pending.discard(foreign.id, byNobody),
  add: (pending) => pending.add(pendingOf(`only-${foreign.id}`, foreign.feed), byNobody),
}

export const lessonCases: Cases<MappingLessonStore> = {
  lessons: (lessons) => lessons.lessons('canonical'),
  takeBack: (lessons) => lessons.takeBack(foreign.id, byNobody),
  // About what the other tenant taught, which is taught here for the first time.
  teach: (lessons) => lessons.teach(lessonOf('another', foreign.id), byNobody),
}

export const eventCases: Cases<EventStore> = {
  async add(events) {
    for (const { day, event, id: carId } of [foreign, shared]) {
      await events.add([{ day, event, carId, count: 5 }])
    }
  },
  counts: (events) => events.counts(always),
}
