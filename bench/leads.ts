import { execFile, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { demoStock } from '#demo/demo-stock.ts'
import { get } from '../e2e/http/get.ts'
import { startServer } from '../e2e/server-process.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { writeDemo } from '../server/stock/write/write-demo.ts'
import { openStore } from '../server/store/store.ts'
import { makeDataDirectory, storeFile } from '../server/store/store-file.ts'
import { type LeadSites, leadSites } from './lead-sites.ts'
import { postLead } from './post-lead.ts'
import { filterPaths } from './search-paths.ts'
import { median, percentile } from './statistics.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { type Page, visitAtRate, visitText } from './visits.ts'
import { load } from './wrk.ts'

const searched = 'harbour'
const rounds = 3
const processes = 2
const writersEach = 8
const leadsEach = 50
/** A site takes 200 an hour. */
const posts = 210
const postIntervalMs = 50
const slowIntervalMs = 100
const visitIntervalMs = 50
const distinctPaths = 20_000
const cachedSeconds = 4
const cachedConnections = 16

/**
 * Prints, on each kind of database, how many leads a second reach the disk beside bare inserts in the same
 * run, how long buyers wait for an answer while others search, and what cached pages lose by it.
 */
export async function leadsBench(): Promise<void> {
  await withTemporaryFolder('forecourt-leads', async (folder) => {
    console.log('SQLite')
    const dataDir = join(folder, 'sqlite')
    await measure(dataDir, storeFile(dataDir), {})
    console.log('PostgreSQL')
    const postgres = await startPostgres({ isDurable: true })
    try {
      await measure(join(folder, 'postgres'), postgres.url, { DATABASE_URL: postgres.url })
    } finally {
      await postgres.stop()
    }
  })
}

async function measure(
  dataDir: string,
  location: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const secret = randomUUID()
  const receiver = fork(join(import.meta.dirname, 'webhook-receiver.ts'), [secret])
  const [{ port }] = await once(receiver, 'message')
  const sites = await leadSites(`${dataDir}-sites`, port, secret)
  await makeDataDirectory(dataDir)
  await writeStock(location)
  const server = await startServer(dataDir, { ...sites.env, ...env })
  try {
    await measureAnswers(server.port, sites)
    await measureCached(server.port, sites)
  } finally {
    await server.stop()
    receiver.kill()
  }
  // After the server's end, which would deliver them.
  await measureDisk(location)
}

/** Cars to search. */
async function writeStock(location: string): Promise<void> {
  const store = await openStore(location)
  const now = new Date()
  await writeDemo(store.stock(searched), { cars: demoStock(searched, { now }), now })
  await store.close()
}

async function measureDisk(location: string): Promise<void> {
  const leads: number[] = []
  const bare: number[] = []
  // In turns: other load on the machine slows both.
  for (let round = 0; round < rounds; round++) {
    leads.push(await perSecond(location, 'lead'))
    bare.push(await perSecond(location, 'bare'))
  }
  const [ours, baseline] = [median(leads), median(bare)]
  console.log(
    `  to disk        ${ours.toFixed(0)} leads/s, ${baseline.toFixed(0)} bare inserts/s: ${((ours / baseline) * 100).toFixed(0)} %`,
  )
}

async function perSecond(location: string, mode: 'lead' | 'bare'): Promise<number> {
  const program = join(import.meta.dirname, 'lead-writer.ts')
  const args = [program, location, mode, `${writersEach}`, `${leadsEach}`]
  const runs = Array.from({ length: processes }, () => promisify(execFile)(process.execPath, args))
  const took = (await Promise.all(runs)).map(({ stdout }) => Number(stdout))
  return (processes * writersEach * leadsEach) / (Math.max(...took) / 1000)
}

async function measureAnswers(port: number, sites: LeadSites): Promise<void> {
  const slug = searched
  const { facets } = JSON.parse(await get(port, `${slug}.localhost`, '/api/search'))
  const pages: Page[] = filterPaths(facets, distinctPaths, 1).map((path) => ({ slug, path }))
  let isDone = false
  const searching = visitAtRate(port, pages, visitIntervalMs, () => isDone)
  const times = await postAtRate(port, sites, postIntervalMs, () => false)
  isDone = true
  const ms = (share: number) => `${percentile(times, share).toFixed(1)} ms`
  console.log(
    `  answers        ${times.length} leads while others search: p50 ${ms(0.5)}, p99 ${ms(0.99)}`,
  )
  console.log(`  searches       ${visitText(await searching)}`)
}

/** Posts leads at a rate; returns how long each answer took from when it was due, ms. */
async function postAtRate(
  port: number,
  { places }: LeadSites,
  intervalMs: number,
  isOver: () => boolean,
): Promise<readonly number[]> {
  const answers: Promise<number>[] = []
  const first = performance.now()
  for (let at = 0; at < posts && !isOver(); at++) {
    const due = first + at * intervalMs
    await setTimeout(Math.max(0, due - performance.now()))
    const place = places[at % places.length]
    if (!place) throw new Error('expected a place')
    const key = randomUUID()
    const lead = { place, key, marker: `buyer-${key}`, isValid: true }
    const answer = postLead(port, lead).then(({ status, leadId }) => {
      if (leadId === undefined) throw new Error(`expected a lead, found status ${status}`)
      return performance.now() - due
    })
    // It rejects once all are sent.
    answer.catch(() => undefined)
    answers.push(answer)
  }
  return Promise.all(answers)
}

async function measureCached(port: number, sites: LeadSites): Promise<void> {
  const host = `${searched}.localhost`
  const options = { port, host, paths: ['/'], repeat: true }
  const cached = async () => {
    const { perSecond } = await load({
      ...options,
      connections: cachedConnections,
      seconds: cachedSeconds,
    })
    return perSecond
  }
  const alone: number[] = []
  const beside: number[] = []
  for (let round = 0; round < rounds; round++) {
    alone.push(await cached())
    let isOver = false
    const posting = postAtRate(port, sites, slowIntervalMs, () => isOver)
    beside.push(await cached())
    isOver = true
    await posting
  }
  console.log(
    `  cached pages   ${median(alone).toFixed(0)} req/s alone, ${median(beside).toFixed(0)} while leads come`,
  )
}
