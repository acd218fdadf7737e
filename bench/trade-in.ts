import { once } from 'node:events'
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { get } from '../e2e/http/get.ts'
import { startServer } from '../e2e/server-process.ts'
import { percentile } from './statistics.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const BUYERS = 200
const HOST = 'harbour.localhost'
/** As the page without script refreshes itself. FLOWS 13. */
const REFRESH_MS = 3_000
/** Other dealers' pages, of which each is in the cache. */
const pages = [
  ['volt.localhost', '/'],
  ['outback.localhost', '/search'],
  ['kiwi.localhost', '/about-us'],
] as const
/** A server closes the oldest of more than a hundred connections that have sent nothing. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const quietMs = 5_000
const times = z.array(z.number())

/**
 * 200 buyers look a car up at once, whose provider takes six seconds, and refresh the page that waits: how long
 * cached pages of other dealers take meanwhile, ms.
 */
export const tradeInBench = (): Promise<void> =>
  withTemporaryFolder('forecourt-trade-in', async (dataDir) => {
    const server = await startServer(dataDir, { TRUST_PROXY: '1' })
    const probe = new Worker(new URL('page-probe-worker.ts', import.meta.url), {
      workerData: { port: server.port, pages },
    })
    const taken = async () => {
      const answer = new Promise((done) => probe.once('message', done))
      probe.postMessage('taken')
      return times.parse(await answer)
    }
    try {
      // Loaded and cached first.
      for (const [host, path] of pages) await get(server.port, host, path)
      await wait(quietMs)
      await taken()
      await wait(quietMs)
      print('other dealers’ cached pages, nobody looks a car up', await taken())
      const began = performance.now()
      const buyers = Array.from({ length: BUYERS }, (_, at) => buyer(server.port, at))
      const found = await Promise.all(buyers)
      const seconds = ((performance.now() - began) / 1_000).toFixed(1)
      print(`the same while ${BUYERS} buyers wait for their car`, await taken())
      const refreshes = found.reduce((sum, each) => sum + each, 0)
      console.log(`${BUYERS} cars found within ${seconds} s, ${refreshes} pages that waited`)
    } finally {
      agent.destroy()
      await probe.terminate()
      await server.stop()
    }
  })

const print = (what: string, all: readonly number[]): void => {
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(all, share).toFixed(1))
  console.log(`${what}: p50 ${p50} ms, p99 ${p99} ms, most ${most} ms (${all.length} requests)`)
}

/** From the plate to the car, without script; the number of pages that said to wait. */
async function buyer(port: number, at: number): Promise<number> {
  const headers = { host: `${HOST}:${port}`, 'x-forwarded-for': `198.51.100.${at}` }
  const begun = await answered(
    { port, path: '/sell-my-car', method: 'POST', headers: { ...headers, ...form(port) } },
    `rego=SLOW${at}&state=QLD`,
  )
  const path = begun.headers.location ?? ''
  if (begun.statusCode !== 303) throw new Error(`expected a valuation, found ${begun.statusCode}`)
  for (let waited = 0; ; waited++) {
    const page = await answered({ port, path, headers })
    if (page.statusCode === 303) return waited
    await wait(REFRESH_MS)
  }
}

const form = (port: number) => ({
  origin: `http://${HOST}:${port}`,
  'content-type': 'application/x-www-form-urlencoded',
})

/** The answer to a request, whose body was read. No DNS: names of this machine are in the Host header alone. */
async function answered(options: RequestOptions, body = ''): Promise<IncomingMessage> {
  const sent = request({ ...options, host: '127.0.0.1', agent }).end(body)
  const [response]: IncomingMessage[] = await once(sent, 'response')
  if (!response) throw new Error('expected an answer')
  await buffer(response)
  return response
}
