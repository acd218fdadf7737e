import { openScratch } from '../../store/sqlite/sqlite.ts'
import type { ChangedCar } from '../../store/stock-store.ts'

const CARS_AT_ONCE = 50

const schema = [
  'create table lost (id text not null)',
  `create table change (
    id text not null, slug text not null, dealership text, hash text not null,
    body text not null, created text not null)`,
]

/**
 * The difference between a feed and the stock while it is found out. Cars lie outside of memory and
 * of the stock's own database: a feed may have a million, and nobody shall wait for their mapping.
 * Of each car of the feed only the id is held, to know the ones that come again or not at all.
 */
export function openStage() {
  const database = openScratch()
  const seen = new Set<string>()
  const run = (sql: string, ...parameters: unknown[]) => database.prepare(sql).run(parameters)
  for (const sql of schema) run(sql)

  const inOneGo = (work: () => void) => {
    run('begin')
    work()
    run('commit')
  }

  function* groups<Row>(sql: string, size: number): Generator<Row[]> {
    let group: Row[] = []
    for (const row of database.prepare(sql).iterate([])) {
      // Kysely's interface leaves the rows' type open; the queries below select what it names.
      group.push(row as Row)
      if (group.length < size) continue
      yield group
      group = []
    }
    if (group.length > 0) yield group
  }

  return {
    /** Notes an id of the feed; false where the feed has named it before. */
    claim(id: string): boolean {
      if (seen.has(id)) return false
      seen.add(id)
      return true
    },
    /** Whether the feed names the id. */
    isSeen: (id: string): boolean => seen.has(id),
    addChanges(cars: ChangedCar[]): void {
      inOneGo(() => {
        for (const { id, slug, dealership, hash, body, created } of cars) {
          const sql = 'insert into change values (?, ?, ?, ?, ?, ?)'
          run(sql, id, slug, dealership, hash, body, created)
        }
      })
    },
    addLost: (ids: string[]) =>
      inOneGo(() => {
        for (const id of ids) run('insert into lost values (?)', id)
      }),
    /** The cars to be written, some at a time, in the order of the stock's index: it is far quicker. */
    changes: (): Iterable<ChangedCar[]> =>
      groups<ChangedCar>('select * from change order by id', CARS_AT_ONCE),
    /** The ids to be removed, some at a time. */
    lost: (): Iterable<{ id: string }[]> =>
      groups<{ id: string }>('select id from lost', CARS_AT_ONCE),
    close: () => database.close(),
  }
}

export type Stage = ReturnType<typeof openStage>
