import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startPostgres } from '../scripts/postgres.ts'
import { isFullTest } from '../scripts/test-extent.ts'
import { storeFile } from '../server/store/store-file.ts'
import { leadsWhileKilling } from './leads-kills/trial.ts'

const KILLS = 500

// A thousand kills take a quarter of an hour: `server/delivery/kills.test.ts` has a few in every run.
describe.runIf(isFullTest)('servers that are killed a thousand times', () => {
  test.each(['SQLite', 'PostgreSQL'])(
    '%s: every lead that was answered is stored once and delivered (D23, D24)',
    {
      timeout: 3_600_000,
      retry: 0,
    },
    async (engine) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-kills-'))
      await using postgres = engine === 'SQLite' ? undefined : await database()
      const env: Readonly<Record<string, string>> = postgres ? { DATABASE_URL: postgres.url } : {}
      const location = postgres?.url ?? storeFile(dataDir)
      const found = await leadsWhileKilling({ kills: KILLS, dataDir, location, env })
      console.log(engine, found)
      expect(found.answered).toBeGreaterThan(KILLS / 2)
      expect(Object.entries(found.faults).filter(([, count]) => count > 0)).toEqual([])
    },
  )
})

async function database() {
  const { url, stop } = await startPostgres({ isDurable: true })
  return { url, [Symbol.asyncDispose]: stop }
}
