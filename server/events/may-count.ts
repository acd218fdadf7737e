import type { Site } from '#domain/site/site.ts'

/** What a request says about being counted. */
export interface CountedRequest {
  /** The value of a request header. */
  readonly header: (name: string) => string | undefined
  /** That the visitor agreed, where the site asks. */
  readonly consent: 'granted' | undefined
}

/**
 * Whether an event of this request is counted: the site counts events, the visitor agreed where the site
 * asks, and the browser does not refuse for all sites (`Sec-GPC`, `DNT`). Spec 7.19.
 */
export function mayCount({ events, consent }: Site['tracking'], request: CountedRequest): boolean {
  const isRefused = request.header('sec-gpc') === '1' || request.header('dnt') === '1'
  return events && !isRefused && (consent === 'not-needed' || request.consent === 'granted')
}
