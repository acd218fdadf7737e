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

export type ConsentOptions = Pick<StoredValueOptions<unknown>, 'storage' | 'otherTabs'> & {
  readonly signals?: BrowserSignals
}

/**
 * A visitor's consent to measurement. To have agreed to another question, or before questions had
 * versions, is no answer to this one; who said no is not asked again.
 * @param question the version of the question that the site asks; undefined if it need not ask
 */
export function createConsent(
  question: string | undefined,
  { signals = navigator, ...storage }: ConsentOptions = {},
): Consent {
  const isRefusedByBrowser = signals.globalPrivacyControl === true || signals.doNotTrack === '1'
  // Consent is stored as the question that was agreed to.
  const stored = storedValue<unknown>({
    ...storage,
    key: 'measurement',
    parse: (answer) => answer,
    empty: '',
  })
  return {
    choice() {
      const answer = stored.read()
      if (answer === question) return 'granted'
      return answer === 'refused' ? answer : undefined
    },
    isRefusedByBrowser,
    mayMeasure: () => !isRefusedByBrowser && (!question || stored.read() === question),
    choose: (choice) => stored.write(choice === 'granted' ? question : choice),
  }
}
