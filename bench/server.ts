import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { get } from '../e2e/http/get.ts'
import { type ServerProcess, startServer } from '../e2e/server-process.ts'
import { selfTimes } from './cpu-profile.ts'
import { cpuMs, residentMegabytes } from './process-usage.ts'
import { type Facets, filterPaths, rangePaths } from './search-paths.ts'
import { median } from './statistics.ts'
import { type Load, load } from './wrk.ts'

const rounds = 5
const seconds = 2
const connections = 32
const host = 'harbour.localhost'
/** More than a round can send. */
const distinctPaths = 20_000

interface Case {
  readonly name: string
  /** The lowest acceptable share of the bare server's throughput, percent. */
  readonly goal?: number
  /** The paths of a round; rounds share none unless `repeat` is set. */
  readonly paths: (round: number) => readonly string[]
  readonly repeat: boolean
}

/**
 * Requests per second of the built product and of a bare node:http server that sends as many bytes.
 */
export async function serverBench(): Promise<void> {
  await withServer({}, async (server) => {
    const before = residentMegabytes(server.child.pid)
    for (const one of await casesOf(server.port)) await measure(one, server)
    const after = residentMegabytes(server.child.pid)
    console.log(`resident memory: ${before} before, ${after} after this load (goal 260 MB)`)
  })
  await printCpuProfile()
}

/** Prints a CPU profile of distinct range searches: self time by function. */
async function printCpuProfile(): Promise<void> {
  const profiles = await mkdtemp(join(tmpdir(), 'forecourt-profile-'))
  const options = `--cpu-prof --cpu-prof-dir=${profiles}`
  await withServer({ NODE_OPTIONS: options }, async ({ port }) => {
    for (const round of [0, 1, 2]) {
      const paths = rangePaths(distinctPaths, round + 1)
      await load({ host, port, connections, seconds, paths, repeat: false })
    }
  })
  console.log('\nDistinct ranges: self time by function, share of busy time')
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
  const baseline: Round[] = []
  try {
    // In turns: other load on the machine slows both.
    for (let round = 0; round < rounds; round++) {
      ours.push(await measured(server.child, { port, paths: paths(round), repeat }))
      baseline.push(await measured(bare, { port: port + 1, paths: ['/0'], repeat: true }))
    }
  } finally {
    bare.kill()
  }
  print(one, size, ours, baseline)
}

interface Round {
  readonly perSecond: number
  /** Server CPU time per request, ms. */
  readonly cpuMs: number
}

async function measured(
  server: ChildProcess,
  paths: Pick<Load, 'port' | 'paths' | 'repeat'>,
): Promise<Round> {
  const before = cpuMs(server.pid)
  const { requests, perSecond } = await load({ ...paths, host, connections, seconds })
  return { perSecond, cpuMs: (cpuMs(server.pid) - before) / requests }
}

function print({ name, goal }: Case, size: number, ours: Round[], baseline: Round[]): void {
  const speed = (all: Round[]) => median(all.map(({ perSecond }) => perSecond)).toFixed(0)
  const cpu = (all: Round[]) => median(all.map(({ cpuMs }) => cpuMs))
  const shares = ours.map(({ perSecond }, round) => perSecond / (baseline[round]?.perSecond ?? 0))
  const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`
  const goalText = goal === undefined ? ''.padEnd(12) : ` (goal ${goal} %)`.padEnd(12)
  const kilobytes = `${(size / 1000).toFixed(0)} kB`
  console.log(
    `${name.padEnd(36)} ${speed(ours).padStart(6)} req/s  bare ${speed(baseline).padStart(6)}  ${percent(median(shares))} of bare${goalText} CPU ${cpu(ours).toFixed(2)} ms, ${percent(cpu(baseline) / cpu(ours))} of bare  ${kilobytes}`,
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
