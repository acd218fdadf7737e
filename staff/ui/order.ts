/** The ids with one of them at another index; at the same index, or an index outside, unchanged. */
export function movedTo(ids: readonly string[], id: string, index: number): readonly string[] {
  const others = ids.filter((each) => each !== id)
  if (others.length === ids.length || index < 0 || index >= ids.length) return ids
  return [...others.slice(0, index), id, ...others.slice(index)]
}

/** The ids with some of them, in their order, before or after another one. */
export function droppedAt(
  ids: readonly string[],
  moved: ReadonlySet<unknown>,
  at: { readonly id: unknown; readonly isAfter: boolean },
): readonly string[] {
  return ids.flatMap((id) => {
    const own = moved.has(id) ? [] : [id]
    if (id !== at.id) return own
    const dropped = ids.filter((each) => moved.has(each))
    return at.isAfter ? [...own, ...dropped] : [...dropped, ...own]
  })
}
