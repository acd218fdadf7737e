import { staffPermission } from '#domain/staff/permission.ts'
import { publishText } from '../documents/publish-draft.ts'
import { type DocumentTools, sourceOf } from '../documents/site-document.ts'
import { causeText, type Log } from '../log.ts'
import type { Actor } from '../store/audit-log.ts'
import type { Batch, BatchKind, BatchTarget, TargetOutcome } from '../store/batch-store.ts'
import type { Revision, RevisionFacts } from '../store/document-store.ts'
import type { Store } from '../store/store.ts'
import { type CarriedPage, carriedPage } from './carried-page.ts'
import { bringPictures } from './carried-pictures.ts'

interface RunnerTools extends DocumentTools {
  /** The store, opened when first needed. */
  readonly open: () => Promise<Store>
  readonly log: Log
  /** Milliseconds between two looks for batches that another process left; default: ten seconds. */
  readonly pollMs?: number
}

const POLL_MS = 10_000
/** How often a site is tried where somebody else publishes there at the same time. */
const TRIES = 3
/** Revisions among which that of a batch is looked for. */
const RECENT = 50

/**
 * Publishes batches, and takes them back, site by site: each in a transaction of its own. What a process that
 * was killed left, the next one goes on with; any number of processes may, since a revision names its batch and
 * is made only on the revision that was read. Spec 6.04.
 */
export class BatchRunner {
  readonly #tools: RunnerTools
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()
  #isClosed = false
  #isFailing = false

  constructor(tools: RunnerTools) {
    this.#tools = tools
  }

  /** Goes on with what is open, now and from time to time. Does not keep the process alive. */
  start(): void {
    if (this.#isClosed) return
    void this.wake().then(() => {
      if (this.#isClosed) return
      this.#timer = setTimeout(() => this.start(), this.#tools.pollMs ?? POLL_MS).unref()
    })
  }

  /** Goes on with what is open, after what is under way; never rejects. */
  wake(): Promise<void> {
    this.#running = this.#running.then(async () => {
      if (this.#isClosed) return
      try {
        await this.#runAll()
        this.#isFailing = false
      } catch (cause) {
        // Once, until it works again.
        if (!this.#isFailing) this.#tools.log.error('batches_stopped', { cause: causeText(cause) })
        this.#isFailing = true
      }
    })
    return this.#running
  }

  /** Ends after the site that is under way. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#running
  }

  async #runAll(): Promise<void> {
    const store = await this.#tools.open()
    for (const { tenant, id } of await store.allOpenBatches()) {
      const batch = await store.batches(tenant).batch(id)
      for (const target of batch?.targets ?? []) {
        if (this.#isClosed || !batch) return
        const { state, site } = target
        if (state !== 'waiting' && state !== 'taking_back') continue
        const outcome = await this.#outcomeOf(store, { ...batch, origin: tenant }, target)
        await store.batches(tenant).settle(id, site, state, outcome)
      }
    }
  }

  /** What fails at one site fails there alone; where the database is away everything waits. */
  async #outcomeOf(store: Store, batch: OpenBatch, target: BatchTarget): Promise<TargetOutcome> {
    const isBack = target.state === 'taking_back'
    try {
      return isBack
        ? await this.#takenBack(store, batch, target)
        : await this.#made(store, batch, target)
    } catch (cause) {
      const { site } = target
      this.#tools.log.error('batch_failed_at_site', { site, cause: causeText(cause) })
      await store.allOpenBatches()
      return { state: isBack ? 'kept' : 'failed', reason: 'error' }
    }
  }

  async #made(store: Store, batch: OpenBatch, target: BatchTarget): Promise<TargetOutcome> {
    const { site } = target
    const { id, origin, kind } = batch
    const by = this.#actorOf(batch)
    for (let tries = 0; tries < TRIES; tries += 1) {
      let carried = await carriedPage(this.#tools, store, batch, target)
      const { path, pictures = [] } = carried
      if (path !== undefined && kind === 'revision') {
        const done = await revisionOf(store, { site, path, batch, source: 'sites' })
        if (done) return { state: 'published', path, n: done.n }
      }
      if (!(await mayMake(store, batch, site))) return { state: 'failed', reason: 'not_allowed' }
      if (pictures.length > 0) {
        const to = { origin, site, batch: id, by }
        const isBrought = await bringPictures(this.#tools, store, pictures, to)
        if (!isBrought) return { state: 'failed', reason: 'library_full' }
        // By the names that they have there now.
        carried = await carriedPage(this.#tools, store, batch, target)
      }
      if (path === undefined || carried.text === undefined) return withoutText(kind, carried)
      const made = { ...carried, path, text: carried.text }
      const done = await (kind === 'draft'
        ? this.#drafted(store, batch, site, made)
        : this.#published(store, batch, site, made))
      if (done) return done
    }
    return { state: 'failed', reason: 'newer_revision' }
  }

  /** Undefined where somebody else published meanwhile. */
  async #published(
    store: Store,
    batch: OpenBatch,
    site: string,
    { path, text, base }: Made,
  ): Promise<TargetOutcome | undefined> {
    const { id, message } = batch
    const answer = await publishText(
      this.#tools,
      { store, slug: site, by: this.#actorOf(batch) },
      { path, text, message, source: 'sites', batch: id, ...(base !== undefined && { base }) },
    )
    if (answer.published) return { state: 'published', path, n: answer.n }
    return answer.reason === 'problems' ? { state: 'failed', reason: 'problems' } : undefined
  }

  /** Undefined where somebody else saved meanwhile. */
  async #drafted(
    store: Store,
    batch: OpenBatch,
    site: string,
    { path, text, base = 0, version = 0 }: Made,
  ): Promise<TargetOutcome | undefined> {
    const draft = { path, text, base, version, key: batch.id }
    const saved = await store.documents(site).save(draft, this.#actorOf(batch))
    return saved.state === 'saved' ? { state: 'drafted', path } : undefined
  }

  async #takenBack(store: Store, batch: OpenBatch, target: BatchTarget): Promise<TargetOutcome> {
    const { site, path, n } = target
    if (path === undefined || n === undefined) return { state: 'kept', reason: 'error' }
    const back = { site, path, batch, source: 'rollback' } as const
    if (await revisionOf(store, back)) return { state: 'taken_back' }
    if (!(await mayMake(store, batch, site))) return { state: 'kept', reason: 'not_allowed' }
    const text = await this.#textBefore(store, site, path, n)
    const message = batch.message === '' ? 'Taken back' : `Taken back: ${batch.message}`
    const answer = await publishText(
      this.#tools,
      { store, slug: site, by: this.#actorOf(batch) },
      { path, text, message, source: 'rollback', batch: batch.id, base: n },
    )
    if (answer.published || (await revisionOf(store, back))) return { state: 'taken_back' }
    return { state: 'kept', reason: answer.reason }
  }

  /** Of the revision before, or of the file that the site ships with. */
  async #textBefore(store: Store, site: string, path: string, n: number): Promise<string | null> {
    const before = await store.documents(site).revision(path, n - 1)
    if (before) return before.text
    return sourceOf(await this.#tools.documents.files.tenantFiles(site), path)?.text ?? null
  }

  #actorOf({ by }: Batch): Actor {
    return { person: by?.id, at: this.#tools.clock().toISOString(), client: undefined }
  }
}

/** A batch, and the site where it began. */
type OpenBatch = Batch & { readonly origin: string }
type Made = CarriedPage & { readonly path: string; readonly text: string }

/** Where nothing is to be made: a process that was killed may have saved the draft. */
const withoutText = (kind: BatchKind, { outcome, fates, path }: CarriedPage): TargetOutcome =>
  kind === 'draft' && path !== undefined && fates.every((fate) => fate === 'same')
    ? { state: 'drafted', path }
    : { state: 'failed', reason: outcome }

interface OfBatch {
  readonly site: string
  readonly path: string
  readonly batch: Batch
  readonly source: Revision['source']
}

/** The revision that a batch has made of a document: a process that was killed may not have noted it. */
async function revisionOf(
  store: Store,
  { site, path, batch, source }: OfBatch,
): Promise<RevisionFacts | undefined> {
  const recent = await store.documents(site).history(path, { limit: RECENT })
  return recent.find((revision) => revision.batch === batch.id && revision.source === source)
}

/** Whether who began the batch may still do so at a site. */
async function mayMake(store: Store, { by, kind }: Batch, site: string): Promise<boolean> {
  const places = by ? await store.staffAccounts.members.places(by.id) : []
  const role = places.find(({ tenant }) => tenant === site)?.role
  return staffPermission(kind === 'draft' ? 'edit_drafts' : 'publish', role).eligible
}
