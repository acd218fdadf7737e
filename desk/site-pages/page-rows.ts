import type { StaffAnswer } from '#domain/staff/staff-calls.ts'

export type SitePages = StaffAnswer<'GET /:site/pages'>
export type SitePage = SitePages['pages'][number]
/** A page as a row: its path names it. */
export interface PageRow extends SitePage {
  readonly id: string
  /** As people call it: "Sell my car" of `pages/sell-my-car.json`. */
  readonly title: string
}

/** What the list shows of all pages, by the word in the address. */
export const shows = {
  all: { label: 'All', has: () => true },
  drafts: { label: 'With a draft', has: ({ draft }: SitePage) => draft !== undefined },
  own: {
    label: 'Changed or own',
    has: ({ source, off }: SitePage) => source !== 'template' && !off,
  },
  problems: { label: 'With a problem', has: ({ problems }: SitePage) => problems.length > 0 },
  off: { label: 'Off the site', has: ({ off }: SitePage) => off !== undefined },
} as const
export type Show = keyof typeof shows

export const isShow = (value: unknown): value is Show =>
  typeof value === 'string' && Object.hasOwn(shows, value)

/** The name of a page in addresses of the builder: `home` of `pages/home.json`. */
export const nameOfPage = (path: string): string => path.replace(/^pages\/|\.json$/g, '')

export function titleOfPage(path: string): string {
  const words = nameOfPage(path).replace(/[-_/]+/g, ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** The address that somebody typed, with or without the slash at its beginning. */
export const routeOf = (typed: string): string => `/${typed.trim().replace(/^\/+/, '')}`

export const rowsOf = ({ pages }: SitePages): PageRow[] =>
  pages.map((page) => ({ ...page, id: page.path, title: titleOfPage(page.path) }))

/** The rows whose title or address has the words, of those to show. */
export function shownRows(rows: readonly PageRow[], show: Show, words: string): PageRow[] {
  const wanted = words.trim().toLowerCase()
  return rows.filter(
    (row) =>
      shows[show].has(row) &&
      (row.title.toLowerCase().includes(wanted) || row.route.includes(wanted)),
  )
}

/** Where a page comes from, in words. */
export function sourceOf({
  source,
  changes,
  off,
}: Pick<SitePage, 'source' | 'changes' | 'off'>): string {
  if (off) return 'Off the site'
  if (source === 'template') return 'Template’s'
  if (source === 'own') return 'Your own page'
  return `${changes} ${changes === 1 ? 'change' : 'changes'}`
}

/** "Template Meridian brings 7; Harbour changes 3 and adds 2". */
export function summaryOf({ template, pages: all }: SitePages, site: string): string {
  const pages = all.filter(({ off }) => !off)
  const count = (source: SitePage['source']) =>
    pages.filter((page) => page.source === source).length
  const [changed, own] = [count('changes'), count('own')]
  return `Template ${template} brings ${pages.length - own}; ${site} changes ${changed} and adds ${own}`
}
