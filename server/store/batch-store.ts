import type { OwnChanges } from '#pages/carry-changes.ts'
import type { Change } from '#pages/change.ts'
import type { Actor } from './audit-log.ts'
import type { Author } from './document-store.ts'

/** What becomes of a batch at one site. */
export type TargetState =
  | 'waiting'
  | 'published'
  | 'drafted'
  | 'failed'
  | 'taking_back'
  | 'taken_back'
  /** It was to be taken back, but something newer is live. */
  | 'kept'

/** What a batch makes at each site. */
export type BatchKind = 'revision' | 'draft'

/** States in which a server still has something to do. */
export const openTargetStates = ['waiting', 'taking_back'] as const satisfies TargetState[]

export interface TargetToPublish {
  readonly site: string
  readonly own: OwnChanges
}

export interface BatchTarget extends TargetToPublish {
  readonly state: TargetState
  /** Why it failed, or was kept. */
  readonly reason: string | undefined
  /** The document at this site, and its revision of this batch; undefined before. */
  readonly path: string | undefined
  readonly n: number | undefined
}

/** One change to many sites. */
export interface NewBatch {
  readonly id: string
  /** The template's page that is changed. */
  readonly route: string
  readonly changes: readonly Change[]
  readonly message: string
  readonly kind: BatchKind
  readonly targets: readonly TargetToPublish[]
}

export interface Batch extends Omit<NewBatch, 'targets'> {
  readonly by: Author
  readonly at: string
  /** By site. */
  readonly targets: readonly BatchTarget[]
}

export type TargetOutcome = Pick<BatchTarget, 'state'> &
  Partial<Pick<BatchTarget, 'reason' | 'path' | 'n'>>

/** The batches that began at one site. Every function rejects with StoreError. */
export interface BatchStore {
  /** A doubled one is one. */
  begin(batch: NewBatch, by: Actor): Promise<void>
  batch(id: string): Promise<Batch | undefined>
  /** Notes what became of a target that was in this state; of concurrent ones the first counts. */
  settle(id: string, site: string, from: TargetState, outcome: TargetOutcome): Promise<void>
}

/** A batch in which a server still has something to do. */
export interface OpenBatch {
  readonly tenant: string
  readonly id: string
}
