import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServer } from '../e2e/server-process.ts'
import { selfTimes } from './cpu-profile.ts'
import { get } from './fetch.ts'
import { median } from './figures.ts'
import { cpuMs, residentMegabytes } from './process-figures.ts'
import { type Facets, filterPaths, rangePaths } from './search-paths.ts'
import { type Load, load } from './wrk.ts'

const rounds = 5
const seconds = 2
const connections = 32
const host = 'harbour.localhost'
/** More than a round can ask for. */
const distinctPaths = 20_000

interface Case {
  readonly name: string
  /** The least share of the bare server's speed that we ask of ourselves, percent. */
  readonly goal?: number
  /** Those of a round; no two rounds share one unless `repeat` says so. */
  readonly paths: (round: number) => readonly string[]
  readonly repeat: boolean
}

/** Requests a second of the built product beside a bare node:http server sending as many bytes. */
export async function serverBench(): Promise<void> {
  await withServer({}, async (server) => {
    const before = residentMegabytes(server.child.pid)
    for (const one of await casesOf(server.port)) await measure(one, server)
    const after = residentMegabytes(server.child.pid)
    console.log(`resident memory: ${before} before, ${after} after this load (goal 400 MB)`)
  })
  await cpuShares()
}

/** Where the CPU time of distinct ranges goes, by function. */
async function cpuShares(): Promise<void> {
  const profiles = await mkdtemp(join(tmpdir(), 'forecourt-profile-'))
  const options = `--cpu-prof --cpu-prof-dir=${profiles}`
  await withServer({ NODE_OPTIONS: options }, async ({ port }) => {
    for (const round of [0, 1, 2]) {
      const paths = rangePaths(distinctPaths, round + 1)
      await load({ host, port, connections, seconds, paths, repeat: false })
    }
  })
  console.log('\nDistinct ranges: own time of functions, share of the busy time')
  for (const file of await readdir(profiles)) {
    const shares = selfTimes(await readFile(join(profiles, file), 'utf8'))
    for (const { name, share } of shares.slice(0, 30)) {
      console.log(`  ${(share * 100).toFixed(1).padStart(5)} %  ${name}`)
    }
  }
  await rm(profiles, { recursive: true, force: true })
}

async function withServer(
  env: Readonly<Record<string, string>>,
  work: (server: ServerProcess) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  const server = await startServer(dataDir, env)
  try {
    await work(server)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(one: Case, server: ServerProcess): Promise<void> {
  const { paths, repeat } = one
  const { port } = server
  const sample = paths(99).slice(0, 50)
  const sizes = await Promise.all(sample.map(async (path) => (await get(port, host, path)).length))
  const size = Math.round(sizes.reduce((sum, length) => sum + length, 0) / sizes.length)
  const bare = await bareServer(port + 1, size)
  const ours: Round[] = []
  const bares: Round[] = []
  try {
    // Ours and bare in turns: whatever else the machine does slows both.
    for (let round = 0; round < rounds; round++) {
      ours.push(await measured(server.child, { port, paths: paths(round), repeat }))
      bares.push(await measured(bare, { port: port + 1, paths: ['/0'], repeat: true }))
    }
  } finally {
    bare.kill()
  }
  print(one, size, ours, bares)
}

interface Round {
  readonly perSecond: number
  /** CPU time of the server a request, ms. */
  readonly cpuMs: number
}

async function measured(
  server: ChildProcess,
  asked: Pick<Load, 'port' | 'paths' | 'repeat'>,
): Promise<Round> {
  const before = cpuMs(server.pid)
  const { requests, perSecond } = await load({ ...asked, host, connections, seconds })
  return { perSecond, cpuMs: (cpuMs(server.pid) - before) / requests }
}

function print({ name, goal }: Case, size: number, ours: Round[], bares: Round[]): void {
  const speed = (all: Round[]) => median(all.map(({ perSecond }) => perSecond)).toFixed(0)
  const cpu = (all: Round[]) => median(all.map(({ cpuMs }) => cpuMs))
  const shares = ours.map(({ perSecond }, round) => perSecond / (bares[round]?.perSecond ?? 0))
  const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`
  const wanted = goal === undefined ? ''.padEnd(12) : ` (goal ${goal} %)`.padEnd(12)
  const kilobytes = `${(size / 1000).toFixed(0)} kB`
  console.log(
    `${name.padEnd(36)} ${speed(ours).padStart(6)} req/s  bare ${speed(bares).padStart(6)}  ${percent(median(shares))} of bare${wanted} CPU ${cpu(ours).toFixed(2)} ms, ${percent(cpu(bares) / cpu(ours))} of bare  ${kilobytes}`,
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
  const { hits, facets } = answer as { hits: { slug: string }[]; facets: Facets }
  const fixed = (path: string) => ({ paths: () => [path], repeat: true })
  const each = (pathsOf: (seed: number) => string[], first: number) => ({
    paths: (round: number) => pathsOf(first + round),
    repeat: false,
  })
  const filters = (seed: number) => filterPaths(facets, distinctPaths, seed)
  const ranges = (seed: number) => rangePaths(distinctPaths, seed)
  const live = (paths: string[]) => paths.map((path) => `${path}&_blocks=results.filters`)
  return [
    { name: 'home, from the cache', goal: 80, ...fixed('/') },
    { name: 'search, from the cache', goal: 80, ...fixed('/search') },
    { name: 'car, from the cache', goal: 80, ...fixed(`/cars/${hits[0]?.slug}`) },
    { name: 'search, distinct filters', ...each(filters, 1) },
    { name: 'search, distinct ranges', goal: 5, ...each(ranges, 1_001) },
    { name: 'live blocks, distinct filters', goal: 8, ...each((n) => live(filters(n)), 2_001) },
    { name: 'live blocks, distinct ranges', ...each((n) => live(ranges(n)), 3_001) },
  ]
}
