/** One entity tag of a list, with its separator (RFC 9110, 8.8.3 and 5.6.1). */
const listedTag = /[\s,]*(?:W\/)?("[^"]*")\s*(?:,|$)/y

/**
 * Whether an If-None-Match header names this content, so that a GET or HEAD is answered with 304. Tags
 * are compared weakly; `*` matches any content (RFC 9110, 13.1.2). From the first malformed tag on the
 * rest of the list is ignored.
 *
 * @param etag with its quotes, as the ETag header carries it
 */
export function etagMatches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const wanted = etag.replace(/^W\//, '')
  listedTag.lastIndex = 0
  for (let found = listedTag.exec(ifNoneMatch); found; found = listedTag.exec(ifNoneMatch)) {
    if (found[1] === wanted) return true
  }
  return false
}
