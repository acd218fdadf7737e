import type { Generated } from 'kysely'
import type { LiveKind } from '#domain/staff/live-events.ts'

/** Something that changed at a site. */
export type DeskEventRow = {
  seq: Generated<number>
  tenant: string
  /** From 1 at each tenant, without a gap; null until a reader gives it, when all can see the change. */
  n: number | null
  /** ISO text. */
  at: string
  kind: LiveKind
  /** Null where its person was erased. */
  id: string | null
}

/** What a person put off: an item of Today, until when (ISO text). */
export type SnoozeRow = { tenant: string; person: string; item: string; until: string }
