import type { Flags } from '#domain/site/flags.ts'
import type { Link } from '#domain/site/menu.ts'

/** The links, or groups of links, whose feature the site has switched on (D4). */
export function shownLinks<L extends { readonly flag?: Link['flag'] }>(
  links: readonly L[],
  flags: Flags,
): L[] {
  return links.filter(({ flag }) => flag === undefined || flags[flag])
}
