import { afterAll, describe, expect, inject, test } from 'vitest'
import { get } from '../bench/fetch.ts'
import { hostileKinds } from '../bench/hostile-kinds.ts'
import { sendKind } from '../bench/hostile-run.ts'
import { processState } from '../bench/process-state.ts'
import { startProduction } from './server-process.ts'

// `npm run bench -- hostile` sends a hundred times as many and looks at the resident memory.
const requestsOfAKind = 250
const cacheMegabytes = 8
const minute = 60_000

describe.each(['0', '1'])('hostile requests with TRUST_PROXY=%s', async (trust) => {
  // The stock of the whole suite: searches have something to find.
  const env = { TRUST_PROXY: trust, CACHE_MB: String(cacheMegabytes) }
  const server = await startProduction(inject('dataDir'), env)
  afterAll(() => server.stop())
  const kinds = hostileKinds.filter(({ alsoTrusted }) => trust === '0' || alsoTrusted)

  test.each(kinds)('$name: each is answered, none by a 5xx', { timeout: minute }, async (kind) => {
    const run = { port: server.port, seed: 1, requests: requestsOfAKind, maxMs: minute }
    const { sent, failures } = await sendKind(kind, run)
    expect(failures).toEqual([])
    expect(sent).toBe(requestsOfAKind)
  })

  test('afterwards the site is as it was', async () => {
    expect(await get(server.port, 'harbour.localhost', '/')).toContain('Harbour Motor Group')
  })

  test('afterwards what is kept fits the budget of CACHE_MB', async () => {
    const { metric } = await processState(server.child.pid, server.port)
    expect(metric('forecourt_cache_max_bytes')).toBe(cacheMegabytes * 1024 ** 2)
    expect(metric('forecourt_cache_bytes')).toBeLessThanOrEqual(cacheMegabytes * 1024 ** 2)
    expect(metric('forecourt_cache_bytes')).toBeGreaterThan(0)
  })
})
