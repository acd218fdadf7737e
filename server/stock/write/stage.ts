import { openScratch } from '../../store/sqlite/sqlite.ts'
import type { ChangedCar } from '../../store/stock-store.ts'

const CARS_AT_ONCE = 50

const schema = [
  'create table lost (id text not null)',
  `create table change (
    id text not null, slug text not null, dealership text, hash text not null,
    body text not null, created text not null, leftAt text)`,
]

/**
 * Temporary storage for the difference between a feed and the stock. Cars are stored neither in memory
 * nor in the stock's own database: a feed may have a million, and their mapping must block no other
 * writer. In memory are only the ids of the feed, to detect duplicates and missing cars.
 */
export function openStage() {
  const database = openScratch()
  const seen = new Set<string>()
  const run = (sql: string, ...parameters: unknown[]) => database.prepare(sql).run(parameters)
  for (const sql of schema) run(sql)

  const inTransaction = (work: () => void) => {
    run('begin')
    work()
    run('commit')
  }

  function* groups<Row>(sql: string, size: number): Generator<Row[]> {
    let group: Row[] = []
    for (const row of database.prepare(sql).iterate([])) {
      // Kysely's interface does not type rows; the queries below select the fields of `Row`.
      group.push(row as Row)
      if (group.length < size) continue
      yield group
      group = []
    }
    if (group.length > 0) yield group
  }

  return {
    /** Records an id of the feed; false for a duplicate. */
    claim(id: string): boolean {
      if (seen.has(id)) return false
      seen.add(id)
      return true
    },
    /** Whether the feed has the id. */
    isSeen: (id: string): boolean => seen.has(id),
    addChanges(cars: ChangedCar[]): void {
      inTransaction(() => {
        for (const { id, slug, dealership, hash, body, created, leftAt } of cars) {
          const sql = 'insert into change values (?, ?, ?, ?, ?, ?, ?)'
          run(sql, id, slug, dealership, hash, body, created, leftAt)
        }
      })
    },
    addLost: (ids: string[]) =>
      inTransaction(() => {
        for (const id of ids) run('insert into lost values (?)', id)
      }),
    /** The cars to write, in batches, in the order of the stock's primary key, which is much faster. */
    changes: (): Iterable<ChangedCar[]> =>
      groups<ChangedCar>('select * from change order by id', CARS_AT_ONCE),
    /** The ids to remove, in batches. */
    lost: (): Iterable<{ id: string }[]> =>
      groups<{ id: string }>('select id from lost', CARS_AT_ONCE),
    close: () => database.close(),
  }
}

export type Stage = ReturnType<typeof openStage>
