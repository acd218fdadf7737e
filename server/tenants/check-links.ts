import type { Site } from '#domain/site/site.ts'
import { type Path, type Problem, warning } from '#pages/problem.ts'

/** A link in a file, and its JSON path. */
export interface Link {
  readonly href: string
  readonly path: Path
}

/** Paths of files, which are not pages. */
const file = /\.[a-z0-9]+$|^\/(media|api|assets)\//

type LinkingSite = Pick<Site, 'menu' | 'footer' | 'flags'>

/** Links of menu and footer without a page of the site; those of a feature that is off are not shown. */
export const linkProblems = (
  { menu, footer, flags }: LinkingSite,
  hasPage: (pathname: string) => boolean,
): Problem[] =>
  deadLinks([...links(menu, ['menu'], flags), ...links(footer, ['footer'], flags)], hasPage)

/** Those links that have no page of the site; each path once. */
export function deadLinks(all: readonly Link[], hasPage: (pathname: string) => boolean): Problem[] {
  const seen = new Set<string>()
  return all.flatMap(({ href, path }) => {
    const [pathname = ''] = href.split(/[?#]/)
    if (!pathname.startsWith('/') || file.test(pathname) || hasPage(pathname)) return []
    if (seen.has(pathname)) return []
    seen.add(pathname)
    return [warning(path, `no page of this site answers ${pathname}`)]
  })
}

/** Every `href` inside a value, without what a feature shows that is off. */
function links(value: unknown, path: Path, flags: Readonly<Record<string, boolean>>): Link[] {
  if (typeof value !== 'object' || value === null) return []
  const flag = 'flag' in value ? value.flag : undefined
  if (typeof flag === 'string' && !flags[flag]) return []
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    const key = Array.isArray(value) ? Number(name) : name
    const inside = [...path, key]
    return name === 'href' && typeof member === 'string'
      ? [{ href: member, path: inside }]
      : links(member, inside, flags)
  })
}
