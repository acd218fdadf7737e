/** A request's `Referer`, and the origin of the site that it came to. */
interface Arrival {
  readonly referer: string | undefined
  readonly origin: string
}

/** Path and query of the page of this site that led here, as the browser names it; undefined for other sites. */
export function cameFrom({ referer, origin }: Arrival): string | undefined {
  const from = URL.parse(referer ?? '')
  return from?.host === new URL(origin).host ? from.pathname + from.search : undefined
}
