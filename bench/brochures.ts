import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { type ServerProcess, startServer } from '../e2e/server-process.ts'
import { median, percentile } from './statistics.ts'

const PER_PAGE = 50
const host = 'harbour.localhost'
/** All of 127.0.0.0/8 is this machine: the server sees distinct clients. */
const visitor = '127.0.0.200'
const clientOf = (index: number) => `127.0.1.${1 + (index % 250)}`
/** Pages that are asked for meanwhile, in turns. */
const PAGES = 20
const PAGE_EVERY_MS = 100
const KIB = 1024

interface Asked {
  readonly port: number
  readonly path: string
  /** The client's IP address. */
  readonly from: string
  readonly agent: Agent
}

/**
 * Asks for the brochures of 200 cars at once, from as many clients, each again after `Retry-After` while
 * the server is busy; then for one car's 200 times. Prints the time until all are there, the memory, the number
 * drawn, and how long pages took meanwhile. Spec 7.10.
 */
export async function brochuresBench(cars = 200): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  const server = await startServer(dataDir)
  try {
    const slugs = await slugsOf(server.port, cars + 1)
    const path = (slug: string) => `/api/cars/${slug}/pdf`
    const before = await rssMb(pidOf(server))
    console.log(`pages alone: ${await pagesBeside(server.port, () => delay(3_000))}`)
    await measured(`${cars} cars`, slugs.slice(1).map(path))
    await measured(
      `one car ${cars} times`,
      Array.from({ length: cars }, () => path(slugs[0] ?? '')),
    )

    async function measured(name: string, paths: readonly string[]): Promise<void> {
      const statuses = new Map<number, number>()
      let peak = 0
      const watch = setInterval(() => {
        void rssMb(pidOf(server)).then((now) => {
          peak = Math.max(peak, now)
        })
      }, 100)
      const drawnBefore = await filesIn(join(dataDir, 'brochures'))
      const start = performance.now()
      const pages = await pagesBeside(server.port, async () => {
        await Promise.all(paths.map((each, at) => untilThere(server.port, each, at, statuses)))
      })
      clearInterval(watch)
      const seconds = ((performance.now() - start) / 1_000).toFixed(1)
      const drawn = (await filesIn(join(dataDir, 'brochures'))) - drawnBefore
      const answers = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')
      console.log(`${name}: ${seconds} s, ${drawn} drawn, answers ${answers}`)
      console.log(`  memory ${before} MB before, ${peak} MB at most; pages meanwhile: ${pages}`)
    }
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const pidOf = ({ child }: ServerProcess): number => child.pid ?? 0

async function untilThere(
  port: number,
  path: string,
  index: number,
  statuses: Map<number, number>,
): Promise<void> {
  const agent = new Agent()
  for (;;) {
    const { status, retryAfter } = await ask({ port, path, from: clientOf(index), agent })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 200) return
    await delay((retryAfter || 1) * 1_000)
  }
}

/** Asks for pages of cars at a steady rate while `work` runs. */
async function pagesBeside(port: number, work: () => Promise<unknown>): Promise<string> {
  const agent = new Agent({ keepAlive: true })
  const paths = (await slugsOf(port, PAGES)).map((slug) => `/cars/${slug}`)
  const took: number[] = []
  const pending: Promise<void>[] = []
  let at = 0
  const timer = setInterval(() => {
    const start = performance.now()
    const path = paths[at++ % paths.length] ?? '/'
    pending.push(
      ask({ port, path, from: visitor, agent }).then(() => {
        took.push(performance.now() - start)
      }),
    )
  }, PAGE_EVERY_MS)
  await work()
  clearInterval(timer)
  await Promise.all(pending)
  agent.destroy()
  const [p50, p99] = [median(took), percentile(took, 0.99)]
  return `${took.length} pages, median ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
}

interface Answer {
  readonly status: number
  readonly retryAfter: number
  readonly body: string
}

function ask({ port, path, from, agent }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, agent, localAddress: from, headers: { host } },
      async (response) => {
        const chunks: Uint8Array[] = []
        for await (const chunk of response) chunks.push(chunk)
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: Number(response.headers['retry-after'] ?? 0),
          body: Buffer.concat(chunks).toString('latin1'),
        })
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}

/** Of cars in stock. The API answers a page of at most so many. */
async function slugsOf(port: number, count: number): Promise<string[]> {
  const slugs: string[] = []
  const agent = new Agent()
  while (slugs.length < count) {
    const path = `/api/search?hitsPerPage=${PER_PAGE}&offset=${slugs.length}`
    const { body } = await ask({ port, path, from: visitor, agent })
    const { hits } = z
      .object({ hits: z.array(z.object({ slug: z.string() })) })
      .parse(JSON.parse(body))
    if (hits.length === 0) break
    slugs.push(...hits.map(({ slug }) => slug))
  }
  return slugs.slice(0, count)
}

async function filesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  return names.filter((name) => /[0-9a-f]{64}$/.test(name)).length
}

/** Resident memory of a process, with its threads. */
async function rssMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / KIB)
}
