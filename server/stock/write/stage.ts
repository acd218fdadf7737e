import { openScratch } from '../../store/sqlite.ts'

/** A car that differs from what the stock holds, ready to be written. */
export type StagedCar = {
  id: string
  slug: string
  dealership: string | null
  /** Digest of the mapped row. */
  hash: string
  /** The record as JSON. */
  body: string
  /** When it was first seen, ISO text. */
  created: string
}

const CARS_AT_ONCE = 50
const IDS_AT_ONCE = 500

const schema = [
  'create table seen (id text primary key) without rowid',
  'create table lost (id text not null)',
  `create table change (
    id text not null, slug text not null, dealership text, hash text not null,
    body text not null, created text not null)`,
]

/**
 * The difference between a feed and the stock while it is found out. It lies outside of memory and
 * of the stock's own database: a feed may have a million rows, and nobody shall wait for their
 * mapping. Ids are handed over as JSON, a batch in one statement.
 */
export function openStage() {
  const database = openScratch()
  const run = (sql: string, ...parameters: unknown[]) => database.prepare(sql).run(parameters)
  // Kysely's interface leaves the rows' type open; each query below names the columns it selects.
  const all = <Row>(sql: string, ...parameters: unknown[]) =>
    database.prepare(sql).all(parameters) as Row[]
  for (const sql of schema) run(sql)

  const inOneGo = (work: () => void) => {
    run('begin')
    work()
    run('commit')
  }

  function* pages<Row extends { at: number }>(sql: string, size: number): Generator<Row[]> {
    for (let after = 0; ; ) {
      const rows = all<Row>(sql, after, size)
      const last = rows.at(-1)
      if (!last) return
      yield rows
      after = last.at
    }
  }

  return {
    /** Notes ids of the feed; answers those that it had not named before. */
    claim(ids: string[]): Set<string> {
      const sql =
        'insert or ignore into seen select value from json_each(?) where true returning id'
      return new Set(all<{ id: string }>(sql, JSON.stringify(ids)).map(({ id }) => id))
    },
    /** Those of the ids that the feed does not name. */
    unseen(ids: string[]): string[] {
      const sql = 'select value as id from json_each(?) where value not in (select id from seen)'
      return all<{ id: string }>(sql, JSON.stringify(ids)).map(({ id }) => id)
    },
    addChanges(cars: StagedCar[]): void {
      inOneGo(() => {
        for (const { id, slug, dealership, hash, body, created } of cars) {
          const sql = 'insert into change values (?, ?, ?, ?, ?, ?)'
          run(sql, id, slug, dealership, hash, body, created)
        }
      })
    },
    addLost: (ids: string[]) =>
      run('insert into lost select value from json_each(?)', JSON.stringify(ids)),
    /** The cars to be written, some at a time. */
    changes: (): Iterable<StagedCar[]> =>
      pages<StagedCar & { at: number }>(
        'select rowid as at, * from change where rowid > ? order by rowid limit ?',
        CARS_AT_ONCE,
      ),
    /** The ids to be removed, some hundreds at a time. */
    lost: (): Iterable<{ id: string }[]> =>
      pages<{ id: string; at: number }>(
        'select rowid as at, id from lost where rowid > ? order by rowid limit ?',
        IDS_AT_ONCE,
      ),
    close: () => database.close(),
  }
}

export type Stage = ReturnType<typeof openStage>
