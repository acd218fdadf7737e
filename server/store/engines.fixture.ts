import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { openStore, type Store } from './store.ts'

/** A separate database for a test. */
export interface TestDatabase extends AsyncDisposable {
  /** For `openStore`. */
  readonly location: string
  /** Removes what is stored; stores may be open. */
  empty(): Promise<void>
  /** Keeps a copy of what is stored, and resolves with what puts it back in place of all that is stored by then. */
  keep(): Promise<() => Promise<void>>
}

export interface TestEngine {
  readonly name: string
  fresh(): Promise<TestDatabase>
}

export const sqliteForTests: TestEngine = {
  name: 'SQLite',
  async fresh() {
    const directory = await mkdtemp(join(tmpdir(), 'store-'))
    const location = join(directory, 'forecourt.db')
    migratedFile ??= makeMigratedFile()
    await writeFile(location, await migratedFile)
    return {
      location,
      empty: async () => emptySqlite(location),
      keep: async () => keepSqlite(location),
      [Symbol.asyncDispose]: () => rm(directory, { recursive: true }),
    }
  },
}

/** A database with its tables, for all tests of this process: making them takes longer than most tests. */
let migratedFile: Promise<Buffer> | undefined

async function makeMigratedFile(): Promise<Buffer> {
  const directory = await mkdtemp(join(tmpdir(), 'store-'))
  const location = join(directory, 'forecourt.db')
  await (await openStore(location)).close()
  const bytes = await readFile(location)
  await rm(directory, { recursive: true })
  return bytes
}

function emptySqlite(file: string): void {
  using database = new DatabaseSync(file)
  database.exec(emptiedTables(database).join(''))
}

/** The tables in the order in which they were made: what one refers to comes before it. */
const tablesOf = (database: DatabaseSync) =>
  database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'kysely%'")
    .all()

const emptiedTables = (database: DatabaseSync) =>
  tablesOf(database).map(({ name }) => `delete from ${name};`)

function keepSqlite(file: string): () => Promise<void> {
  const copy = `${file}.${crypto.randomUUID()}`
  using database = new DatabaseSync(file)
  database.exec(`vacuum into '${copy}'`)
  return async () => {
    using database = new DatabaseSync(file)
    const copied = tablesOf(database).map(
      ({ name }) => `insert into ${name} select * from copy.${name};`,
    )
    const work = [...emptiedTables(database), ...copied].join('')
    database.exec(`attach '${copy}' as copy; begin; ${work} commit;`)
  }
}

const testUrl = process.env.TEST_DATABASE_URL

async function onPostgres(url: string | undefined, work: (client: Client) => Promise<unknown>) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

const urlOf = (name: string): URL => {
  const url = new URL(testUrl ?? '')
  url.pathname = name
  return url
}

/** Makes a database on the test server: without tables, or a copy. */
export async function emptyPostgres(copied = 'template1'): Promise<TestDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await onPostgres(testUrl, (client) =>
    client.query(`create database ${name} template ${copied} strategy file_copy`),
  )
  const url = urlOf(name)
  // One connection for all tests: the server starts a process for each.
  let connected: Promise<Client> | undefined
  const connect = async () => {
    const client = new Client({ connectionString: url.href })
    await client.connect()
    return client
  }
  const run = async (sql: string) => {
    connected ??= connect()
    await (await connected).query(sql)
  }
  return {
    location: url.href,
    empty: () => run(emptyTables),
    async keep() {
      const copy = `copy_${crypto.randomUUID().replaceAll('-', '')}`
      await run(copyTables(copy))
      return () => run(emptyTables + copyBack(copy))
    },
    async [Symbol.asyncDispose]() {
      await (await connected)?.end()
      await onPostgres(testUrl, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

// Deletes, since `truncate` makes new files for each table and index.
const emptyTables = `
  do $$ declare one text; begin
    for one in select quote_ident(tablename) from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%'
    loop execute 'delete from ' || one; end loop;
    perform setval(seqrelid::regclass, 1, false) from pg_sequence;
  end $$;`

// In the order in which tables were made: what one refers to comes before it.
const eachTable = `for one in select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%' order by oid`

const copyTables = (schema: string) => `
  create schema ${schema};
  create table ${schema}.kept_sequence as
    select schemaname || '.' || sequencename as name, last_value from pg_sequences;
  do $$ declare one text; begin
    ${eachTable}
    loop execute format('create table ${schema}.%I as table public.%1$I', one); end loop;
  end $$;`

const copyBack = (schema: string) => `
  do $$ declare one text; begin
    ${eachTable}
    loop execute format(
      'insert into public.%I overriding system value select * from ${schema}.%1$I', one); end loop;
    perform setval(name, last_value) from ${schema}.kept_sequence where last_value is not null;
  end $$;`

/** One with its tables, to copy from: four times as fast as making them. It stays on a server that outlives the tests. */
let migratedPostgres: Promise<string> | undefined

async function makeMigratedPostgres(): Promise<string> {
  const { location } = await emptyPostgres()
  await (await openStore(location)).close()
  return new URL(location).pathname.slice(1)
}

/** One database for all tests of a group, emptied after each: faster than another. */
function sharedPostgres(): TestEngine {
  let database: TestDatabase | undefined
  afterAll(() => database?.[Symbol.asyncDispose]())
  return {
    name: 'PostgreSQL',
    async fresh() {
      migratedPostgres ??= makeMigratedPostgres()
      database ??= await emptyPostgres(await migratedPostgres)
      const { location, empty, keep } = database
      return { location, empty, keep, [Symbol.asyncDispose]: empty }
    },
  }
}

/**
 * A database for all tests of a group, emptied after each. Its stores stay open from the first test to
 * the last: opening one takes longer than most tests.
 */
export function sharedDatabase(engine: TestEngine) {
  let database: TestDatabase
  const stores: Store[] = []
  beforeAll(async () => {
    database = await engine.fresh()
  })
  afterEach(() => database.empty())
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()))
    await database[Symbol.asyncDispose]()
  })
  return {
    location: () => database.location,
    empty: () => database.empty(),
    keep: () => database.keep(),
    async open(): Promise<Store> {
      const store = await openStore(database.location)
      stores.push(store)
      return store
    },
  }
}

/** Runs tests where a PostgreSQL is configured; else they are skipped, with the reason. */
export function describePostgres(name: string, tests: () => void): void {
  if (testUrl) describe(name, tests)
  else describe.skip(`${name} (skipped: TEST_DATABASE_URL is not set)`, tests)
}

/** Runs the same tests on each kind of database. */
export function describeOnEngines(name: string, tests: (engine: TestEngine) => void): void {
  describe(`${name} on SQLite`, () => tests(sqliteForTests))
  describePostgres(`${name} on PostgreSQL`, () => tests(sharedPostgres()))
}

/** A tenant's cars as a list. */
export async function carsOf(store: Store, tenant: string): Promise<Car[]> {
  const cars: Car[] = []
  for await (const { car } of store.stock(tenant).cars()) cars.push(car)
  return cars
}
