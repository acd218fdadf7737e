/** What may change at a site while people of the staff look at it. */
export const liveKinds = [
  'lead',
  'delivery',
  'appointment',
  'reservation',
  'valuation',
  'stock',
  'import',
  'document',
] as const

export type LiveKind = (typeof liveKinds)[number]

/** How long a change can be caught up with, in milliseconds: longer than a session. */
export const LIVE_KEPT_MS = 2 * 24 * 60 * 60 * 1000

/** How often an idle line says that it is there, in milliseconds. */
export const LIVE_SIGN_MS = 20_000

/**
 * What the line of changes says: `hello` where it begins, `change` for one change, `here` while there is none, and
 * `reset` where changes were missed that are kept no longer. Each has the number up to which all is told.
 */
export const liveMessages = ['hello', 'change', 'here', 'reset'] as const
export type LiveMessage = (typeof liveMessages)[number]

/** The data of a `change`. */
export interface LiveChange {
  readonly kind: LiveKind
  readonly id: string
}
