import { sameSitePath } from '#domain/account/same-site-path.ts'

/** The list itself, for browsers that do not say where they came from. */
const ELSEWHERE = '/watchlist'

/** The page of this site that a form without script was sent from, as the browser names it. */
export function backPath(referer: string | undefined, origin: string): `/${string}` {
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined
  if (from?.host !== new URL(origin).host) return ELSEWHERE
  return sameSitePath(from.pathname + from.search) as `/${string}`
}
