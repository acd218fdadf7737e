/** A page number, or an ellipsis for omitted pages. */
export type PageStep = number | 'ellipsis'

/** The first, last and current page and its neighbours; an ellipsis replaces two or more pages. */
export function pageNumbers(page: number, pages: number): PageStep[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((n, index): PageStep[] => {
    const omitted = n - (shown[index - 1] ?? 0) - 1
    if (omitted === 0) return [n]
    return omitted === 1 ? [n - 1, n] : ['ellipsis', n]
  })
}
