import type { PageView } from '../view-context.ts'

/** Addresses of files, which are no pages. */
const file = /^\/(media|api|assets)\//

/**
 * Whether an address leads somewhere: a page or a file of the site, or another site. A button or link to a
 * page that the site lacks is left out. Spec 2.46, 4.30, 4.32.
 */
export function hasPage({ answers }: Pick<PageView, 'answers'>, address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  return !path.startsWith('/') || file.test(path) || answers(path)
}
