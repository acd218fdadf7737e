import { beforeAll } from 'vitest'
import { describeOnEngines, sharedDatabase } from '../store/engines.fixture.ts'
import type { Store } from '../store/store.ts'
import { type StaffServer, staffServer } from './staff-server.fixture.ts'

/** Runs tests on each kind of database; each asks for a server over an empty one. */
export function onEngines(name: string, tests: (fresh: () => Promise<StaffServer>) => void): void {
  describeOnEngines(name, (engine) => {
    const database = sharedDatabase(engine)
    let store: Store
    beforeAll(async () => {
      store = await database.open()
      // The first one reads the demo sites, which takes a while.
      await staffServer(store)
    })
    tests(() => staffServer(store))
  })
}
