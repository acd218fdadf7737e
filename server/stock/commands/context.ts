import type { Car } from '#domain/car/car.ts'
import { openStore, type Store } from '../../store/store.ts'
import { DEFAULT_DATA_DIR, makeDataDirectory, storeFile } from '../../store/store-file.ts'

/** What a command uses of the process. */
export type CommandContext = {
  now: () => Date
  /** DATA_DIR, if set. */
  dataDirectory: string | undefined
  /** DATABASE_URL, if set. */
  databaseUrl: string | undefined
  tenantsDirectory: string
  /** The tenants that have demo stock, and the cars of one of them. */
  demo: {
    readonly tenants: readonly string[]
    readonly carsOf: (tenant: string, options: { now: Date }) => Car[]
  }
  out(text: string): void
  err(text: string): void
  /** Shows how many rows were read or written; absent without a terminal. */
  progress: ((rows: number, done: 'read' | 'written') => void) | undefined
  /** Ends a command that would run on. */
  signal: AbortSignal
}

// A first import of a million cars writes for half a minute, and others wait for it.
const LOCK_WAIT_MS = 300_000

type StorePlace = Pick<CommandContext, 'dataDirectory' | 'databaseUrl'>

/** A directory on the command line takes precedence over the settings. */
async function locationOf(
  named: string | undefined,
  { dataDirectory, databaseUrl }: StorePlace,
): Promise<string> {
  if (named === undefined && databaseUrl !== undefined) return databaseUrl
  const directory = named ?? dataDirectory
  if (directory === undefined) await makeDataDirectory(DEFAULT_DATA_DIR)
  return storeFile(directory ?? DEFAULT_DATA_DIR)
}

/** Opens the store for some work: of a directory on the command line, else of the settings. */
export async function withStore(
  named: string | undefined,
  settings: StorePlace,
  work: (store: Store) => Promise<void>,
): Promise<void> {
  const store = await openStore(await locationOf(named, settings), { lockWaitMs: LOCK_WAIT_MS })
  try {
    await work(store)
  } finally {
    await store.close()
  }
}
