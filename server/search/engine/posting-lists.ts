/** Lists of row numbers, concatenated: list n is `rows[starts[n]]` up to `rows[starts[n + 1]]`. */
export interface PostingLists {
  readonly starts: Uint32Array
  readonly rows: Uint32Array
}

export function postingLists(lists: readonly (readonly number[])[]): PostingLists {
  const starts = new Uint32Array(lists.length + 1)
  for (const [at, list] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + list.length
  const rows = new Uint32Array(starts[lists.length] ?? 0)
  for (const [at, list] of lists.entries()) rows.set(list, starts[at] ?? 0)
  return { starts, rows }
}

export const postingsOf = ({ starts, rows }: PostingLists, at: number): Uint32Array =>
  rows.subarray(starts[at] ?? 0, starts[at + 1] ?? 0)
