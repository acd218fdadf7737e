const HOME = '/'

// Two slashes, or a backslash, which browsers take for a slash, begin the address of another host;
// so do their encoded forms where something on the way decodes them.
const maybeElsewhere = /\/\/|\\|%2f|%5c/i
const controlCharacter = /\p{Cc}/u

/**
 * A path on the same site, such as `/cars/u1042?from=search#photos`, as a query names it in `redirect`
 * or `back`. Anything else is ignored and leads home. D25.
 */
export function sameSitePath(text: string | undefined): string {
  if (!text?.startsWith('/') || controlCharacter.test(text)) return HOME
  const path = text.replace(/[?#].*/s, '')
  return maybeElsewhere.test(path) ? HOME : text
}
