const HOME = '/'

// Two slashes, or a backslash, which browsers take for a slash, start the address of another host;
// so do their encoded forms where a proxy decodes them.
const maybeElsewhere = /\/\/|\\|%2f|%5c/i
const controlCharacter = /\p{Cc}/u

/**
 * A path on the same site, such as `/cars/u1042?from=search#photos`, from a query's `redirect` or
 * `back`; `/` for anything else. D25.
 */
export function sameSitePath(text: string | undefined): string {
  if (!text?.startsWith('/') || controlCharacter.test(text)) return HOME
  const path = text.replace(/[?#].*/s, '')
  return maybeElsewhere.test(path) ? HOME : text
}
