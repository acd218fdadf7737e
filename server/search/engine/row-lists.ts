/** Lists of row numbers, one after the other in one array: list n is `starts[n]` up to `starts[n + 1]`. */
export interface RowLists {
  readonly starts: Uint32Array
  readonly rows: Uint32Array
}

export function rowLists(lists: readonly (readonly number[])[]): RowLists {
  const starts = new Uint32Array(lists.length + 1)
  for (const [at, list] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + list.length
  const rows = new Uint32Array(starts[lists.length] ?? 0)
  for (const [at, list] of lists.entries()) rows.set(list, starts[at] ?? 0)
  return { starts, rows }
}

export const rowsOfList = ({ starts, rows }: RowLists, at: number): Uint32Array =>
  rows.subarray(starts[at] ?? 0, starts[at + 1] ?? 0)
