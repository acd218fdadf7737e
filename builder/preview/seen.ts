import { createContext, useContext } from 'react'
import type { Condition } from '#pages/when.ts'
import { conditionWords } from '#pages/when-words.ts'

/** What the preview shows now. */
export interface Seen {
  /** Of each block that has conditions, by its id. */
  readonly conditions: Readonly<Record<string, readonly Condition[]>>
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
  if (failing) return conditionWords(failing).replace(/^./, (letter) => letter.toLowerCase())
  return empty.includes(id) ? 'there is nothing to show' : undefined
}
