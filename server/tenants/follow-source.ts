import { causeText, type Log } from '../log.ts'
import type { SourceChange, TenantSource } from './source.ts'
import type { Owner, UpdateOptions } from './update-site.ts'
import type { ReloadScope } from './update-snapshot.ts'

/** Debounce: a change is read after this long without another, or at the latest after that. */
const QUIET_MS = 100
const LATEST_MS = 400
/** Files unchanged for this long are completely written: an error in them is then reported. */
export const SETTLE_MS = 1_000
/** Beyond this number of changes at once the system may lose some: everything is read again. */
const MOST_CHANGES = 8_000
const LONGEST_RETRY_MS = 60_000

export interface FollowOptions {
  readonly source: TenantSource
  /** Reads a scope again; returns the owners whose files must be read again when they have settled. */
  readonly update: (
    wanted: ReloadScope,
    isSettled: UpdateOptions['isSettled'],
  ) => Promise<readonly Owner[]>
  readonly log: Log
  /** Stops following. */
  readonly signal: AbortSignal
}

/** A change that waits to be read; times in milliseconds since the process started. */
interface Waiting {
  readonly changedAt: number
  readonly readAt: number
}

type Key = Owner | 'names' | 'all'

/** Updates what changes in a source after it was read, until the signal is aborted. */
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
    const isComplete = 'isComplete' in change && change.isComplete === true
    const readAt = isComplete ? now : Math.min(now + QUIET_MS, this.#first + LATEST_MS)
    // A change of files that is being written stays unsettled.
    const before = this.#waiting.get(key)?.changedAt ?? now - SETTLE_MS
    this.#waiting.set(key, { changedAt: isComplete ? before : now, readAt })
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

  /** Schedules an owner to be read again when its files have settled. */
  #waitAgain(owner: Owner, changedAt: number): void {
    if (!this.#waiting.has(owner)) {
      this.#waiting.set(owner, { changedAt, readAt: changedAt + SETTLE_MS })
    }
  }

  /** The source cannot be read: retries with exponential backoff. */
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

/** Time of an owner's last known change. */
function lastChange(changes: ReadonlyMap<Key, Waiting>, owner: Owner): number | undefined {
  const keys: readonly Key[] = [owner, 'names', 'all']
  const times = keys.flatMap((key) => changes.get(key)?.changedAt ?? [])
  return times.length === 0 ? undefined : Math.max(...times)
}

function wantedOf(keys: Iterable<Key>): ReloadScope {
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
