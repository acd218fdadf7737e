/** What is measured on a page, for its script. Spec 7.19. */
export interface Measures {
  /** Events are sent to the site's own counters. */
  readonly events: boolean
  /** Events are put into `window.dataLayer`. */
  readonly dataLayer: boolean
  readonly consent: 'not-needed' | 'ask'
}

const names = { events: 'events', dataLayer: 'data-layer', ask: 'ask' } as const

/** For the document's `data-measure`: `events data-layer ask`; empty if nothing is measured. */
export function measuresText({ events, dataLayer, consent }: Measures): string {
  if (!events && !dataLayer) return ''
  const words = [
    events && names.events,
    dataLayer && names.dataLayer,
    consent === 'ask' && names.ask,
  ]
  return words.filter(Boolean).join(' ')
}

/** Parses a `data-measure`; nothing is measured without one. */
export function measuresOf(text = ''): Measures {
  const words = text.split(' ')
  return {
    events: words.includes(names.events),
    dataLayer: words.includes(names.dataLayer),
    consent: words.includes(names.ask) ? 'ask' : 'not-needed',
  }
}
