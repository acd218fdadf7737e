import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../e2e/server-process.ts'
import { selfTimes } from './cpu-profile.ts'
import { get } from './fetch.ts'
import { median, seededRandom } from './figures.ts'
import { load } from './load.ts'

const rounds = 5
const roundMs = 2_000
const connections = 32
const host = 'harbour.localhost'

interface Case {
  readonly name: string
  /** The least share of the bare server's speed that we ask of ourselves. */
  readonly goal?: number
  readonly paths: (round: number) => readonly string[]
  readonly repeat: boolean
}

/** Requests a second of the built product beside a bare node:http server sending as many bytes. */
export async function serverBench(): Promise<void> {
  await withServer({}, async (port) => {
    for (const one of await casesOf(port)) await measure(one, port)
  })
  await cpuShares()
}

/** Where the CPU time of distinct searches goes, by function. */
async function cpuShares(): Promise<void> {
  const profiles = await mkdtemp(join(tmpdir(), 'forecourt-profile-'))
  const options = `--cpu-prof --cpu-prof-dir=${profiles}`
  await withServer({ NODE_OPTIONS: options }, async (port) => {
    const distinct = (await casesOf(port)).find(({ repeat }) => !repeat)
    for (const round of [0, 1, 2]) {
      const paths = distinct?.paths(round) ?? []
      await load({ host, port, connections, maxMs: roundMs, paths, repeat: false })
    }
  })
  console.log('\nDistinct searches: own time of functions, share of the busy time')
  for (const file of await readdir(profiles)) {
    const shares = selfTimes(await readFile(join(profiles, file), 'utf8'))
    for (const { name, share } of shares.slice(0, 25)) {
      console.log(`  ${(share * 100).toFixed(1).padStart(5)} %  ${name}`)
    }
  }
  await rm(profiles, { recursive: true, force: true })
}

async function withServer(
  env: Readonly<Record<string, string>>,
  work: (port: number) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  const server = await startServer(dataDir, env)
  try {
    await work(server.port)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure({ name, goal, paths, repeat }: Case, port: number): Promise<void> {
  const sample = paths(99).slice(0, 50)
  const sizes = await Promise.all(sample.map(async (path) => (await get(port, host, path)).length))
  const size = Math.round(sizes.reduce((sum, length) => sum + length, 0) / sizes.length)
  const bare = await bareServer(port + 1, size)
  const ours: number[] = []
  const bares: number[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const common = { host, connections, maxMs: roundMs }
      const result = await load({ ...common, port, paths: paths(round), repeat })
      if (result.failures > 0) throw new Error(`${name}: ${result.failures} answers were not 200`)
      ours.push(result.perSecond)
      const plain = await load({ ...common, port: port + 1, paths: ['/0'], repeat: true })
      bares.push(plain.perSecond)
    }
  } finally {
    bare.kill()
  }
  // Of each round by itself: whatever else the machine does slows both.
  const share = median(ours.map((perSecond, round) => perSecond / (bares[round] ?? 0))) * 100
  console.log(
    `${name.padEnd(28)} ${median(ours).toFixed(0).padStart(7)} req/s  bare ${median(bares).toFixed(0).padStart(7)}  ${share.toFixed(1).padStart(5)} % of bare${goal === undefined ? '' : ` (goal ${goal} %)`}  ${(size / 1000).toFixed(1)} kB`,
  )
}

async function bareServer(port: number, size: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['bench/bare-server.ts', String(port), String(size)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

async function casesOf(port: number): Promise<Case[]> {
  const answer: unknown = JSON.parse(await get(port, host, '/api/search'))
  const { hits, facets } = answer as {
    hits: { slug: string }[]
    facets: Record<string, Record<string, number>>
  }
  const fixed = (path: string) => ({ paths: () => [path], repeat: true })
  const filters = (round: number) => randomSearches(facets, 20_000, round + 1)
  const live = (round: number) =>
    randomSearches(facets, 20_000, round + 101).map((path) => `${path}&_blocks=results.filters`)
  return [
    { name: 'home, from the cache', goal: 60, ...fixed('/') },
    { name: 'search, from the cache', goal: 60, ...fixed('/search') },
    { name: 'car, from the cache', goal: 60, ...fixed(`/cars/${hits[0]?.slug}`) },
    { name: 'search, distinct filters', goal: 8, paths: filters, repeat: false },
    { name: 'live blocks, distinct filters', paths: live, repeat: false },
  ]
}

/** Distinct addresses of searches: some ticked boxes, now and then a price range, an order, a page. */
function randomSearches(
  facets: Record<string, Record<string, number>>,
  count: number,
  seed: number,
): string[] {
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const names = [
    'make',
    'simple_body',
    'simple_fuel',
    'colour',
    'city',
    'drive',
    'car_type',
    'seats',
  ]
  const paths = new Set<string>()
  while (paths.size < count) {
    const params = new URLSearchParams()
    for (let n = 1 + Math.floor(random() * 4); n > 0; n--) {
      const facet = pick(names) ?? 'make'
      const value = pick(Object.keys(facets[facet] ?? {}))
      if (value) params.append(facet, value)
    }
    if (random() < 0.25) {
      const least = Math.floor(random() * 12) * 5000
      params.set('price', `${least}:${least + (1 + Math.floor(random() * 18)) * 5000}`)
    }
    params.set('sortBy', pick(['latest', 'price_asc', 'price_desc']) ?? 'latest')
    paths.add(`/search?${params}`)
  }
  return [...paths]
}
