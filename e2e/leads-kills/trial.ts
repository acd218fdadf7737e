import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openStore, type Store } from '#server/store/store.ts'
import type { StoredLead } from '#server/store/stored-lead.ts'
import { type ServerProcess, startEntry } from '../server-process.ts'
import { type LeadPlace, type LeadSites, leadSites } from './lead-sites.ts'
import { type LeadToPost, postLead } from './post-lead.ts'
import type { ReceiverReport } from './webhook-receiver.ts'

const entry = join(import.meta.dirname, '../../bench/built-server.ts')
const servers = 2
const buyers = 6
/** A server lives so long after its first lead, at most. */
const livesMs = 600
/** A buyer's pause before the next enquiry, at most: more would keep the processor from starting servers. */
const buyerPauseMs = 400
/** A server that answers nothing for so long is killed too. */
const idleMs = 30_000
const failing = 0.1
/** Of the submissions: those that the server has to refuse, and the buyers who leave without an answer. */
const invalidShare = 0.1
const leavingShare = 0.05
const pauseMs = 50
const drainMs = 180_000

interface LiveServer {
  readonly process: ServerProcess
  /** Resolves with its first lead. */
  readonly hasAnswered: Promise<void>
  readonly answered: () => void
}

interface Trial {
  readonly kills: number
  readonly dataDir: string
  /** Of the database. */
  readonly location: string
  readonly env: Readonly<Record<string, string>>
}

/** What the buyers know. */
interface Sent {
  /** Ids of leads by the keys of their answers. */
  readonly answered: Map<string, string>
  /** Markers of submissions that were refused. */
  readonly refused: Set<string>
}

/** What was found in the end; all but the first three counts are faults. */
export interface Found {
  readonly answered: number
  readonly stored: number
  readonly delivered: number
  readonly faults: Readonly<Record<string, number>>
}

/**
 * Buyers send enquiries to two servers on one database, which are killed (SIGKILL) at random moments and
 * started again, while another process takes the webhooks and fails now and then.
 */
export async function leadsWhileKilling({ kills, dataDir, location, env }: Trial): Promise<Found> {
  const secret = randomUUID()
  const file = join(import.meta.dirname, 'webhook-receiver.ts')
  const receiver = fork(file, [secret, String(failing)])
  const running: (LiveServer | undefined)[] = []
  try {
    const [{ port }] = await once(receiver, 'message')
    const sites = await leadSites(`${dataDir}-sites`, port, secret)
    const start = async (): Promise<LiveServer> => {
      const { promise: hasAnswered, resolve: answered } = Promise.withResolvers<void>()
      return {
        process: await startEntry(entry, dataDir, { ...sites.env, ...env }),
        hasAnswered,
        answered,
      }
    }
    for (let at = 0; at < servers; at++) running.push(await start())
    const sent = await sendWhileKilling(kills, running, start, sites)
    receiver.send('healthy')
    const store = await openStore(location)
    await drained(store, sites)
    const found = findings(await readLeads(store, sites), sent, await reportOf(receiver))
    await store.close()
    return found
  } finally {
    for (const server of running) await server?.process.stop()
    receiver.kill()
  }
}

async function sendWhileKilling(
  kills: number,
  running: (LiveServer | undefined)[],
  start: () => Promise<LiveServer>,
  { places }: LeadSites,
): Promise<Sent> {
  const sent: Sent = { answered: new Map(), refused: new Set() }
  let left = kills
  const killing = running.map(async (_, at) => {
    while (left > 0) {
      left -= 1
      // Not while it starts: then there is nothing to lose.
      await Promise.race([running[at]?.hasAnswered, setTimeout(idleMs)])
      await setTimeout(Math.random() * livesMs)
      const victim = running[at]?.process.child
      running[at] = undefined
      if (victim) {
        victim.kill('SIGKILL')
        await once(victim, 'close')
      }
      running[at] = await start()
    }
  })
  let isOver = false
  const buying = Array.from({ length: buyers }, async () => {
    while (!isOver) {
      await buy(running, places, sent)
      await setTimeout(Math.random() * buyerPauseMs)
    }
  })
  await Promise.all(killing)
  isOver = true
  await Promise.all(buying)
  return sent
}

/** One buyer: sends until there is an answer, with the same key, or leaves. */
async function buy(
  running: readonly (LiveServer | undefined)[],
  places: readonly LeadPlace[],
  sent: Sent,
): Promise<void> {
  const place = places[Math.floor(Math.random() * places.length)]
  if (!place) throw new Error('expected a place')
  const isValid = Math.random() >= invalidShare
  const key = randomUUID()
  const lead: LeadToPost = { place, key, marker: `buyer-${key}`, isValid }
  for (;;) {
    const live = running.flatMap((server) => server ?? [])
    const server = live[Math.floor(Math.random() * live.length)]
    if (!server) {
      await setTimeout(pauseMs)
      continue
    }
    const answer = await postLead(server.process.port, lead).catch(() => undefined)
    if (answer?.leadId !== undefined) {
      server.answered()
      sent.answered.set(key, answer.leadId)
      return
    }
    if (answer?.status === 422 && !isValid) {
      sent.refused.add(lead.marker)
      return
    }
    if (answer && answer.status < 429) throw new Error(`unexpected answer ${answer.status}`)
    if (Math.random() < leavingShare) return
    await setTimeout(pauseMs)
  }
}

/** Waits until nothing waits; what is put off for longer is sent again at once, as an operator may. */
async function drained(store: Store, sites: LeadSites): Promise<void> {
  for (const until = Date.now() + drainMs; Date.now() < until; await setTimeout(1_000)) {
    const now = new Date().toISOString()
    const { waiting } = await store.countAllDeliveries(now)
    if (waiting === 0) return
    for (const slug of slugsOf(sites)) {
      const leads = store.leads(slug)
      for (const { id } of await leads.leads({ state: 'waiting', limit: 1_000 })) {
        for (const delivery of await leads.deliveries(id)) {
          if (delivery.state === 'waiting' && delivery.nextAt > now) {
            await leads.resend(delivery.id, now)
          }
        }
      }
    }
  }
}

const slugsOf = ({ places }: LeadSites) => [...new Set(places.map(({ slug }) => slug))]

async function readLeads(store: Store, sites: LeadSites): Promise<StoredLead[]> {
  const found: StoredLead[] = []
  for (const slug of slugsOf(sites)) {
    const leads = store.leads(slug)
    for (let after: string | undefined; ; ) {
      const page = await leads.leads({ limit: 500, ...(after !== undefined && { after }) })
      for (const { id } of page) {
        const lead = await leads.lead(id)
        if (lead) found.push(lead)
      }
      after = page.at(-1)?.id
      if (after === undefined) break
    }
  }
  return found
}

async function reportOf(receiver: ChildProcess): Promise<ReceiverReport> {
  const answer = once(receiver, 'message')
  receiver.send('report')
  const [report] = await answer
  return report
}

function findings(
  stored: readonly StoredLead[],
  { answered, refused }: Sent,
  report: ReceiverReport,
): Found {
  const ids = new Set(stored.map(({ id }) => id))
  const markers = stored.map(({ body }) => /buyer-[\w-]+/.exec(body.message ?? '')?.[0])
  const delivered = new Set(Object.values(report.taken).map(({ lead }) => lead))
  return {
    answered: answered.size,
    stored: stored.length,
    delivered: delivered.size,
    faults: {
      'answered and not stored': [...answered.values()].filter((id) => !ids.has(id)).length,
      'stored and not delivered': stored.filter(({ id }) => !delivered.has(id)).length,
      'stored twice': markers.length - new Set(markers).size,
      'delivered by two ids': Object.keys(report.taken).length - delivered.size,
      'refused and stored': markers.filter((marker) => marker && refused.has(marker)).length,
      'wrong signatures': report.refused,
    },
  }
}
