import { causeText, type Log } from '../log.ts'
import type { Wanted } from './exchange.ts'
import type { ExchangeOptions, Owner } from './site-exchange.ts'
import type { SourceChange, TenantSource } from './source.ts'

/** A change is read when no other came for so long, or the first of them is so old. */
const QUIET_MS = 100
const LATEST_MS = 400
/** Files that have not changed for so long are whole: what is wrong with them then is a fault. */
const SETTLE_MS = 1_000
/** So many changes at once may be more than the system can report: all is read again. */
const MOST_CHANGES = 8_000
const LONGEST_RETRY_MS = 60_000

export interface FollowOptions {
  readonly source: TenantSource
  /** Reads what is wanted again; answers whose files are to be read once more when they have settled. */
  readonly update: (
    wanted: Wanted,
    isSettled: ExchangeOptions['isSettled'],
  ) => Promise<readonly Owner[]>
  readonly log: Log
  /** Ends it. */
  readonly signal: AbortSignal
}

/** A change that waits to be read: milliseconds since the process started. */
interface Waiting {
  readonly changedAt: number
  readonly readAt: number
}

type Key = Owner | 'names' | 'all'

/** Exchanges what changes in a source after it was read, until the signal ends that. */
export function followSource(options: FollowOptions): void {
  const follower = new Follower(options)
  const { source, log, signal } = options
  if (signal.aborted) return
  const end = source.watch({ changed: (change) => follower.add(change), log })
  signal.addEventListener('abort', () => {
    follower.close()
    end()
  })
}

class Follower {
  readonly #options: FollowOptions
  readonly #waiting = new Map<Key, Waiting>()
  #first: number | undefined
  #changes = 0
  #failures = 0
  #isRunning = false
  #isClosed = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: FollowOptions) {
    this.#options = options
  }

  add(change: SourceChange): void {
    const now = performance.now()
    this.#first ??= now
    this.#changes += 1
    const key = this.#changes > MOST_CHANGES ? 'all' : keyOf(change)
    const readAt = Math.min(now + QUIET_MS, this.#first + LATEST_MS)
    this.#waiting.set(key, { changedAt: now, readAt })
    this.#plan()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  #plan(): void {
    clearTimeout(this.#timer)
    if (this.#isRunning || this.#isClosed || this.#waiting.size === 0) return
    const next = Math.min(...Array.from(this.#waiting.values(), ({ readAt }) => readAt))
    this.#timer = setTimeout(() => void this.#run(), Math.max(0, next - performance.now())).unref()
  }

  async #run(): Promise<void> {
    const now = performance.now()
    const due = new Map([...this.#waiting].filter(([, { readAt }]) => readAt <= now + 1))
    for (const key of due.keys()) this.#waiting.delete(key)
    this.#first = undefined
    this.#changes = 0
    this.#isRunning = true
    const isSettled = (owner: Owner) =>
      [due, this.#waiting].every((changes) => {
        const changedAt = lastChange(changes, owner)
        return changedAt === undefined || now - changedAt >= SETTLE_MS
      })
    try {
      const unsettled = await this.#options.update(wantedOf(due.keys()), isSettled)
      this.#failures = 0
      for (const owner of unsettled) this.#waitAgain(owner, lastChange(due, owner) ?? now)
    } catch (cause) {
      this.#fail(cause, due)
    } finally {
      this.#isRunning = false
      this.#plan()
    }
  }

  /** Reads an owner again once nothing of it changed for long enough. */
  #waitAgain(owner: Owner, changedAt: number): void {
    if (!this.#waiting.has(owner)) {
      this.#waiting.set(owner, { changedAt, readAt: changedAt + SETTLE_MS })
    }
  }

  /** The source cannot be read just now: the same is tried again, after longer and longer pauses. */
  #fail(cause: unknown, due: ReadonlyMap<Key, Waiting>): void {
    if (this.#failures === 0) {
      this.#options.log.error('tenants_update_failed', { cause: causeText(cause) })
    }
    const readAt = performance.now() + Math.min(SETTLE_MS * 2 ** this.#failures, LONGEST_RETRY_MS)
    this.#failures += 1
    for (const [key, { changedAt }] of due) {
      if (!this.#waiting.has(key)) this.#waiting.set(key, { changedAt, readAt })
    }
  }
}

const keyOf = (change: SourceChange): Key =>
  'name' in change ? `${change.kind} ${change.name}` : change.kind

/** When an owner changed last, as far as that is known. */
function lastChange(changes: ReadonlyMap<Key, Waiting>, owner: Owner): number | undefined {
  const keys: readonly Key[] = [owner, 'names', 'all']
  const times = keys.flatMap((key) => changes.get(key)?.changedAt ?? [])
  return times.length === 0 ? undefined : Math.max(...times)
}

function wantedOf(keys: Iterable<Key>): Wanted {
  const tenants = new Set<string>()
  const templates = new Set<string>()
  for (const key of keys) {
    if (key === 'all') return 'all'
    const name = key.slice(key.indexOf(' ') + 1)
    if (key.startsWith('tenant ')) tenants.add(name)
    else if (key.startsWith('template ')) templates.add(name)
  }
  return { tenants, templates }
}
