import type { OwnChanges } from '#pages/carry-changes.ts'
import type { BatchKind, TargetState } from '../batch-store.ts'

/** One change to many sites, of the site where it began. */
type PublishBatchRow = {
  tenant: string
  id: string
  route: string
  /** As JSON. */
  changes: string
  message: string
  kind: BatchKind
  /** Id of who published it. */
  person: string | null
  at: string
}

/** What becomes of it at a site. */
type PublishTargetRow = {
  tenant: string
  batch: string
  site: string
  own: OwnChanges
  state: TargetState
  reason: string | null
  path: string | null
  n: number | null
}

export type BatchTables = {
  publish_batch: PublishBatchRow
  publish_target: PublishTargetRow
}
