import type { FlagName, Flags } from '#domain/site/flags.ts'

/** The links, or groups of links, whose feature the site has switched on (D4). */
export function shownLinks<L extends { readonly flag?: FlagName | undefined }>(
  links: readonly L[],
  flags: Flags,
): L[] {
  return links.filter(({ flag }) => flag === undefined || flags[flag])
}
