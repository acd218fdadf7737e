import { sameSitePath } from '#domain/account/same-site-path.ts'
import { cameFrom } from '../site/came-from.ts'
import type { VisitorRequest } from '../site/services.ts'

/** The list itself, for browsers that do not say where they came from. */
const ELSEWHERE = '/watchlist'

/** The page of this site that a form without script was sent from. */
export function backPath({
  header,
  origin,
}: Pick<VisitorRequest, 'header' | 'origin'>): `/${string}` {
  const from = cameFrom({ referer: header('referer'), origin })
  return from === undefined ? ELSEWHERE : (sameSitePath(from) as `/${string}`)
}
