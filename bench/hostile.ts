import { setTimeout } from 'node:timers/promises'
import { type ServerProcess, startServer } from '../e2e/server-process.ts'
import { get } from './fetch.ts'
import { type HostileKind, hostileKinds } from './hostile-kinds.ts'
import { type KindResult, sendKind } from './hostile-run.ts'
import { megabytes, type ProcessState, processState } from './process-state.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

export const hostileRequests = 300_000
/** Of one kind on one server; a kind that is slower is cut and says so. */
const maxMsOfAKind = 150_000
const pauseMs = 10_000
const warmUpRounds = 40
const seed = 20_261_122
const warmUpPages = ['/', '/search', '/search/used-cars', '/about-us', '/contact-us', '/finance']

/**
 * Sends hostile requests of twelve kinds to the built product and prints what it answered and what
 * memory it takes before, after each kind, and after a pause. The headers `X-Forwarded-*` are tried
 * on a server that believes them too.
 */
export async function hostileBench(requests = hostileRequests): Promise<void> {
  const each = Math.ceil(requests / hostileKinds.length)
  await withTemporaryFolder('forecourt-hostile', async (dataDir) => {
    const share = ({ alsoTrusted }: HostileKind) => (alsoTrusted ? Math.ceil(each / 2) : each)
    console.log(`Forwarded headers are not believed (TRUST_PROXY=0)`)
    const plain = await attack(dataDir, { TRUST_PROXY: '0' }, hostileKinds, share)
    console.log(`\nForwarded headers are believed (TRUST_PROXY=1)`)
    const trusted = hostileKinds.filter(({ alsoTrusted }) => alsoTrusted)
    const believing = await attack(dataDir, { TRUST_PROXY: '1' }, trusted, share)
    const failures = [...plain, ...believing]
    console.log(`\n5xx or no answer in time: ${failures.length === 0 ? 'none' : 'yes'}`)
    for (const failure of failures) console.log(JSON.stringify(failure))
  })
}

/** Starts a server, attacks it, prints a table; answers the requests that it failed at. */
async function attack(
  dataDir: string,
  env: Readonly<Record<string, string>>,
  kinds: readonly HostileKind[],
  share: (kind: HostileKind) => number,
): Promise<string[]> {
  const server = await startServer(dataDir, env)
  const failures: string[] = []
  try {
    await warmUp(server)
    const before = await stateOf(server)
    console.log(`  ${row('', '', '', before)}  answers`)
    for (const [index, kind] of kinds.entries()) {
      const run = { port: server.port, seed: seed + index, requests: share(kind) }
      const result = await sendKind(kind, { ...run, maxMs: maxMsOfAKind })
      failures.push(...result.failures.map((text) => `${kind.name}: ${text}`))
      const cut = result.sent < run.requests ? ' (cut: too slow)' : ''
      const sent = String(result.sent)
      const after = await stateOf(server)
      console.log(`  ${row(kind.name, sent, perSecond(result), after)}  ${answers(result)}${cut}`)
    }
    await setTimeout(pauseMs)
    printGrowth(before, await stateOf(server))
  } finally {
    await server.stop()
  }
  return failures
}

const stateOf = ({ child, port }: ServerProcess) => processState(child.pid, port)

/** Ordinary visits, so that what the server compiles and keeps for them is not counted as growth. */
async function warmUp({ port }: ServerProcess): Promise<void> {
  for (let round = 0; round < warmUpRounds; round++) {
    for (const path of warmUpPages) await get(port, 'harbour.localhost', path)
  }
}

const perSecond = ({ sent, seconds }: KindResult) => `${(sent / seconds).toFixed(0)}/s`

function row(name: string, sent: string, speed: string, state: ProcessState): string {
  const resident = megabytes(state.residentBytes).padStart(9)
  const cache = megabytes(state.metric('forecourt_cache_bytes')).padStart(9)
  return `${name.padEnd(24)} ${sent.padStart(8)} ${speed.padStart(8)}  resident ${resident}  cache ${cache}`
}

const answers = ({ outcomes }: KindResult) =>
  [...outcomes]
    .toSorted(([, a], [, b]) => b - a)
    .map(([outcome, count]) => `${outcome}: ${count}`)
    .join(', ')

function printGrowth(before: ProcessState, after: ProcessState): void {
  const budget = after.metric('forecourt_cache_max_bytes')
  const growth =
    before.residentBytes === undefined || after.residentBytes === undefined
      ? undefined
      : after.residentBytes - before.residentBytes
  const within = growth === undefined || budget === undefined ? '-' : growth <= budget
  console.log(
    `  resident before ${megabytes(before.residentBytes)}, after a pause of ${pauseMs / 1000} s ${megabytes(after.residentBytes)}: growth ${megabytes(growth)}, cache budget ${megabytes(budget)}, within: ${within}`,
  )
  console.log(
    `  heap in use after ${megabytes(after.metric('nodejs_heap_size_used_bytes'))}, cache ${megabytes(after.metric('forecourt_cache_bytes'))}`,
  )
}
