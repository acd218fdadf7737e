import { createContext, useContext } from 'react'

/** A condition of a block in the view that the preview shows: one with a reason hides it. */
export interface SeenCondition {
  readonly name: string
  readonly reason?: string | undefined
}

/** What the preview shows now. */
export interface Seen {
  /** Of each block that has conditions, by its id. */
  readonly conditions: Readonly<Record<string, readonly SeenCondition[]>>
  /** Ids of blocks that show nothing here, such as offers where there are none. */
  readonly empty: readonly string[]
}

export const nothingSeen: Seen = { conditions: {}, empty: [] }

export const SeenContext = createContext<Seen>(nothingSeen)

/** What the preview shows now. */
export const useSeen = (): Seen => useContext(SeenContext)

/** Why a block is not seen in the preview, in words; undefined where it is. */
export function unseenReason({ conditions, empty }: Seen, id: string): string | undefined {
  const failing = conditions[id]?.find(({ reason }) => reason !== undefined)
  return failing?.reason ?? (empty.includes(id) ? 'there is nothing to show' : undefined)
}
