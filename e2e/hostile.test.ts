import { afterAll, describe, expect, inject, test } from 'vitest'
import { hostileKinds } from './hostile/kinds.ts'
import { sendKind } from './hostile/send-kind.ts'
import { get } from './http/get.ts'
import { processState } from './http/process-state.ts'
import { startProduction } from './server-process.ts'

// `npm run bench -- hostile` sends a hundred times as many and measures resident memory.
const requestsOfAKind = 250
const cacheMegabytes = 8
const minute = 60_000

describe.each(['0', '1'])('hostile requests with TRUST_PROXY=%s', async (trust) => {
  // The data of the whole suite, so that searches find cars.
  const env = { TRUST_PROXY: trust, CACHE_MB: String(cacheMegabytes) }
  const server = await startProduction(inject('dataDir'), env)
  afterAll(() => server.stop())
  const kinds = hostileKinds.filter(({ alsoTrusted }) => trust === '0' || alsoTrusted)

  test.each(kinds)(
    '$name: every request gets a response, none a 5xx',
    { timeout: minute },
    async (kind) => {
      const run = { port: server.port, seed: 1, requests: requestsOfAKind, maxMs: minute }
      const { sent, failures } = await sendKind(kind, run)
      expect(failures).toEqual([])
      expect(sent).toBe(requestsOfAKind)
    },
  )

  test('afterwards the site still works', async () => {
    expect(await get(server.port, 'harbour.localhost', '/')).toContain('Harbour Motor Group')
  })

  test('afterwards the cache is within CACHE_MB', async () => {
    const { metric } = await processState(server.child.pid, server.port)
    expect(metric('forecourt_cache_max_bytes')).toBe(cacheMegabytes * 1024 ** 2)
    expect(metric('forecourt_cache_bytes')).toBeLessThanOrEqual(cacheMegabytes * 1024 ** 2)
    expect(metric('forecourt_cache_bytes')).toBeGreaterThan(0)
  })
})
