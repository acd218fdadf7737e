/** A page to go to, or a gap where pages are left out. */
export type PageStep = number | 'gap'

/** First, last, the current page and its neighbours, with gaps where more than one page is left out. */
export function pageNumbers(page: number, pages: number): PageStep[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((n, index): PageStep[] => {
    const left = n - (shown[index - 1] ?? 0) - 1
    if (left === 0) return [n]
    return left === 1 ? [n - 1, n] : ['gap', n]
  })
}
