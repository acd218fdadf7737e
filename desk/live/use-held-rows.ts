import { useMemo, useState } from 'react'

interface Holding {
  /** Whether somebody is at the list; else it is as the server has it. */
  readonly isHeld: boolean
  /** Of the list: another one begins with all of its own. */
  readonly key?: string
  /** While another list is asked for, the one before stays as it is. */
  readonly isReady?: boolean
}

/**
 * Rows as they stood when somebody came to the list: what is new waits where it would move one of them. What is gone
 * goes, what changed shows, and more may follow below.
 * @returns the rows to draw, how many wait, and what shows those
 */
export function useHeldRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { isHeld, key = '', isReady = true }: Holding,
): { readonly rows: readonly Row[]; readonly waiting: number; readonly show: () => void } {
  const [held, setHeld] = useState<{ readonly key?: string; readonly order: readonly string[] }>({
    order: [],
  })
  const { order } = held
  const show = () => setHeld({ key, order: rows.map(({ id }) => id) })
  const isSame = held.key === key || !isReady
  // Nothing is there that could move.
  const isOther = rows.length > 0 && !rows.some(({ id }) => order.includes(id))
  const isFree = !isHeld && rows.some(({ id }, at) => order[at] !== id)
  if (isReady && (!isSame || isOther || isFree)) show()
  // The same list while nothing changed: it is drawn once.
  const shown = useMemo(() => {
    if (!(isHeld && isSame)) return rows
    const known = new Set(order)
    const byId = new Map(rows.map((row) => [row.id, row]))
    const below = rows.findLastIndex(({ id }) => known.has(id)) + 1
    return [...order.flatMap((id) => byId.get(id) ?? []), ...rows.slice(below)]
  }, [rows, order, isHeld, isSame])
  return { rows: shown, waiting: rows.length - shown.length, show }
}
