import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, describe } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import type { Store } from './store.ts'

/** A separate database for a test. */
export interface TestDatabase extends AsyncDisposable {
  /** For `openStore`. */
  readonly location: string
}

export interface TestEngine {
  readonly name: string
  fresh(): Promise<TestDatabase>
}

export const sqliteForTests: TestEngine = {
  name: 'SQLite',
  async fresh() {
    const directory = await mkdtemp(join(tmpdir(), 'store-'))
    return {
      location: join(directory, 'forecourt.db'),
      [Symbol.asyncDispose]: () => rm(directory, { recursive: true }),
    }
  },
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

/** Makes a database without tables on the test server. */
export async function emptyPostgres(): Promise<TestDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await onPostgres(testUrl, (client) => client.query(`create database ${name}`))
  const url = new URL(testUrl ?? '')
  url.pathname = name
  return {
    location: url.href,
    [Symbol.asyncDispose]: () =>
      onPostgres(testUrl, (client) => client.query(`drop database ${name} with (force)`)),
  }
}

const emptyTables = `
  do $$ declare names text; begin
    select string_agg(quote_ident(tablename), ', ') into names
      from pg_tables where schemaname = 'public' and tablename not like 'kysely%';
    if names is not null then execute 'truncate ' || names || ' restart identity'; end if;
  end $$`

/** One database for all tests of a group, emptied after each: creating one takes half a second. */
function sharedPostgres(): TestEngine {
  let database: TestDatabase | undefined
  afterAll(() => database?.[Symbol.asyncDispose]())
  return {
    name: 'PostgreSQL',
    async fresh() {
      database ??= await emptyPostgres()
      const { location } = database
      return {
        location,
        [Symbol.asyncDispose]: () => onPostgres(location, (client) => client.query(emptyTables)),
      }
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
