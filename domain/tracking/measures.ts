import { checksum } from '#domain/checksum.ts'

/** What a site measures (`tracking` of `site.json`). Spec 7.19. */
export interface Tracking {
  /** Events are sent to the site's own counters. */
  readonly events: boolean
  /** Events are put into `window.dataLayer`. */
  readonly dataLayer: boolean
  readonly consent: 'not-needed' | 'ask'
}

/** What is measured on a page, for its script. */
export interface Measures extends Pick<Tracking, 'events' | 'dataLayer'> {
  /** The version of the question that a visitor must have agreed to; undefined where none is asked. */
  readonly question: string | undefined
}

/** Whether anything is measured at all. */
export const isMeasured = ({ events, dataLayer }: Tracking): boolean => events || dataLayer

/** Whether visitors are asked first; what is not measured needs no consent. */
export const asksConsent = (tracking: Tracking): boolean =>
  isMeasured(tracking) && tracking.consent === 'ask'

/**
 * For the document's `data-measure`: `events data-layer ask:1hx4k2z`; empty if nothing is measured.
 * @param question the text of the notice: consent to another text is none to this one
 */
export function measuresText(tracking: Tracking, question: string): string {
  const words = [
    tracking.events && 'events',
    tracking.dataLayer && 'data-layer',
    asksConsent(tracking) && `ask:${checksum(question).toString(36)}`,
  ]
  return words.filter(Boolean).join(' ')
}

/** Parses a `data-measure`; nothing is measured without one. */
export const measuresOf = (text = ''): Measures => ({
  events: /^events/.test(text),
  dataLayer: /data-layer/.test(text),
  question: /ask:(\w+)/.exec(text)?.[1],
})
