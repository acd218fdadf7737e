/** A page number, or an ellipsis for omitted pages. */
export type PageStep = number | 'ellipsis'

/**
 * The first and last page, and the current one with its neighbours: three pages, so that the third is
 * one press away from the first. An ellipsis replaces two or more pages.
 */
export function pageNumbers(page: number, pages: number): PageStep[] {
  const middle = Math.max(2, Math.min(page, pages - 1))
  const near = [1, middle - 1, middle, middle + 1, pages].filter((n) => n >= 1 && n <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((n, index): PageStep[] => {
    const omitted = n - (shown[index - 1] ?? 0) - 1
    if (omitted === 0) return [n]
    return omitted === 1 ? [n - 1, n] : ['ellipsis', n]
  })
}
