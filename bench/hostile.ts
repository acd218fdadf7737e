import { setTimeout } from 'node:timers/promises'
import { hostileKinds } from '../e2e/hostile/kinds.ts'
import type { HostileKind } from '../e2e/hostile/request.ts'
import { type KindResult, sendKind } from '../e2e/hostile/send-kind.ts'
import { get } from '../e2e/http/get.ts'
import { megabytes, type ProcessState, processState } from '../e2e/http/process-state.ts'
import { type ServerProcess, startServer } from '../e2e/server-process.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

export const hostileRequests = 300_000
/** Time limit of one kind on one server; the output says when it was reached. */
const maxMsOfAKind = 600_000
const pauseMs = 10_000
const warmUpRounds = 40
const seed = 20_261_122
const warmUpPages = ['/', '/search', '/search/used-cars', '/about-us', '/contact-us', '/finance']

/**
 * Sends hostile requests of every kind to the built product and prints its responses and its
 * memory before, after each kind, and after a pause. Requests with `X-Forwarded-*` headers are also
 * sent to a server that trusts them.
 */
export async function hostileBench(requests = hostileRequests): Promise<void> {
  const each = Math.ceil(requests / hostileKinds.length)
  await withTemporaryFolder('forecourt-hostile', async (dataDir) => {
    const share = ({ alsoTrusted }: HostileKind) => (alsoTrusted ? Math.ceil(each / 2) : each)
    console.log('Forwarded headers are not trusted (TRUST_PROXY=0)')
    const untrusting = await attack(dataDir, { TRUST_PROXY: '0' }, hostileKinds, share)
    console.log('\nForwarded headers are trusted (TRUST_PROXY=1)')
    const kinds = hostileKinds.filter(({ alsoTrusted }) => alsoTrusted)
    const trusting = await attack(dataDir, { TRUST_PROXY: '1' }, kinds, share)
    const failures = [...untrusting.failures, ...trusting.failures]
    console.log(`\n${untrusting.sent + trusting.sent} requests sent`)
    console.log(`5xx or no response in time: ${failures.length === 0 ? 'none' : 'yes'}`)
    for (const failure of failures) console.log(JSON.stringify(failure))
  })
}

interface Attack {
  readonly sent: number
  /** The beginnings of some requests that failed. */
  readonly failures: readonly string[]
}

/** Starts a server, sends it every kind and prints a row for each. */
async function attack(
  dataDir: string,
  env: Readonly<Record<string, string>>,
  kinds: readonly HostileKind[],
  share: (kind: HostileKind) => number,
): Promise<Attack> {
  const server = await startServer(dataDir, env)
  const failures: string[] = []
  let total = 0
  try {
    await warmUp(server)
    const before = await processStateOf(server)
    console.log(`  ${row('', '', '', before)}  responses`)
    for (const [index, kind] of kinds.entries()) {
      const run = { port: server.port, seed: seed + index, requests: share(kind) }
      const result = await sendKind(kind, { ...run, maxMs: maxMsOfAKind })
      failures.push(...result.failures.map((text) => `${kind.name}: ${text}`))
      const note = result.sent < run.requests ? ' (stopped: time limit)' : ''
      const sent = String(result.sent)
      total += result.sent
      const after = await processStateOf(server)
      console.log(
        `  ${row(kind.name, sent, perSecond(result), after)}  ${responses(result)}${note}`,
      )
    }
    await setTimeout(pauseMs)
    printGrowth(before, await processStateOf(server))
  } finally {
    await server.stop()
  }
  return { sent: total, failures }
}

const processStateOf = ({ child, port }: ServerProcess) => processState(child.pid, port)

/** Ordinary visits first: what the server compiles and caches for them must not count as growth. */
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

const responses = ({ outcomes }: KindResult) =>
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
