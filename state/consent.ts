import { type StoredValueOptions, storedValue } from './storage.ts'

/** A visitor's decision on measurement. */
export type Choice = 'granted' | 'refused'

export interface Consent {
  /** The stored choice; undefined if the visitor has not chosen yet. */
  choice(): Choice | undefined
  /** Whether the browser itself refuses, for all sites: Global Privacy Control or Do Not Track. */
  readonly isRefusedByBrowser: boolean
  /** Whether an event may be sent or stored now. */
  mayMeasure(): boolean
  choose(choice: Choice): void
}

/** The part of `navigator` with a visitor's privacy preference for all sites. */
export interface BrowserSignals {
  /** https://w3c.github.io/gpc/ */
  readonly globalPrivacyControl?: boolean
  readonly doNotTrack?: string | null
}

export type ConsentOptions = Pick<
  StoredValueOptions<Choice | undefined>,
  'storage' | 'otherTabs'
> & { readonly signals?: BrowserSignals }

/** @param isAsked whether the site asks before it measures */
export function createConsent(
  isAsked: boolean,
  { signals = navigator, ...storage }: ConsentOptions = {},
): Consent {
  const isRefusedByBrowser = signals.globalPrivacyControl === true || signals.doNotTrack === '1'
  const stored = storedValue<Choice | undefined>({
    ...storage,
    key: 'measurement',
    parse: (text) => (text === 'granted' || text === 'refused' ? text : undefined),
    empty: undefined,
  })
  return {
    choice: stored.read,
    isRefusedByBrowser,
    mayMeasure: () => !isRefusedByBrowser && (!isAsked || stored.read() === 'granted'),
    choose: stored.write,
  }
}
