/** One entity tag of a list, with what separates it from the next (RFC 9110, 8.8.3 and 5.6.1). */
const listedTag = /[\s,]*(?:W\/)?("[^"]*")\s*(?:,|$)/y

/**
 * Whether an If-None-Match header names this content, so that a GET or HEAD is answered with 304. Tags
 * are compared whole and weakly; `*` names whatever there is (RFC 9110, 13.1.2). From the first thing
 * in the list that is no tag, the rest counts for nothing: the answer is then sent in full.
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
