/** As many rows as an answer brings. */
const SIZE = 50

export interface RowGroup<T> {
  /** That of its first row. */
  readonly id: string
  readonly rows: readonly T[]
}

/**
 * Rows in groups of at most fifty. A group of `before` whose rows stand together as they did is the same object, also
 * where others came above it.
 */
export function groupRows<T extends { readonly id: string }>(
  rows: readonly T[],
  before: readonly RowGroup<T>[],
): readonly RowGroup<T>[] {
  const known = new Map(before.map((group) => [group.id, group]))
  const groups: RowGroup<T>[] = []
  let loose: T[] = []
  const close = () => {
    const [first] = loose
    if (first) groups.push({ id: first.id, rows: loose })
    loose = []
  }
  for (let at = 0; at < rows.length; ) {
    const row = rows[at]
    if (!row) break
    const same = known.get(row.id)
    if (same?.rows.every((each, index) => each === rows[at + index])) {
      close()
      groups.push(same)
      at += same.rows.length
    } else {
      loose.push(row)
      if (loose.length === SIZE) close()
      at += 1
    }
  }
  close()
  return groups
}
