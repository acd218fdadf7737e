import { useState } from 'react'
import { focusedRow } from '../frame/rows.ts'

/**
 * Rows as they stood where the focus is on one of them: what is new waits, so that nothing moves under it. What is
 * gone goes, and what changed shows.
 * @returns the rows to draw, how many wait, and what shows those
 */
export function useHeldRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
): { readonly rows: readonly Row[]; readonly waiting: number; readonly show: () => void } {
  const [order, setOrder] = useState<readonly string[]>(() => rows.map(({ id }) => id))
  const known = new Map(rows.map((row) => [row.id, row]))
  const fresh = rows.filter(({ id }) => !order.includes(id))
  const show = () => setOrder(rows.map(({ id }) => id))
  const isHeld = focusedRow() !== undefined
  // Nobody is at the list: it is as the server has it.
  if (!isHeld && rows.some(({ id }, at) => order[at] !== id)) show()
  if (!isHeld) return { rows, waiting: 0, show }
  return { rows: order.flatMap((id) => known.get(id) ?? []), waiting: fresh.length, show }
}
