import { fillPlaceholders } from '../fill-placeholders.ts'
import { type FormatLocale, timeOfDay } from '../format.ts'
import { clockTime } from '../location/hours-text.ts'
import type { Words } from '../site/interface-texts.ts'
import type { Mobile } from './mobile.ts'

/** Why a sign-in does not go on. The codes are permanent (D22). */
export type SignInProblem =
  | { readonly code: 'invalid_phone'; readonly phone: Exclude<Mobile, { valid: true }> }
  /** As many codes as one number, or one connection, gets within an hour. */
  | { readonly code: 'too_many_codes'; readonly of: 'number' | 'address'; readonly retryAt: string }
  /** One was sent a moment ago. */
  | { readonly code: 'too_soon'; readonly retryAt: string }
  /** Neither the code nor its message could be stored. */
  | { readonly code: 'not_sent' }
  /** What was typed cannot be a code: no try was taken. */
  | { readonly code: 'malformed_code' }
  | { readonly code: 'wrong_code'; readonly triesLeft: number }
  | { readonly code: 'expired_code' }
  | { readonly code: 'spent_code' }
  /** The code could not be looked up. */
  | { readonly code: 'not_checked' }

export interface SignInSentence {
  /** Above the sentence, where it is not about one field. */
  readonly title?: string
  readonly text: string
  /** The field that it is about. */
  readonly field?: 'phone' | 'code'
}

interface Context {
  readonly words: Words
  readonly locale: FormatLocale
  readonly timeZone: string
  readonly now: Date
}

/** Whether no try of the code is left: only a new one signs in. */
export const isCodeOver = (problem: SignInProblem | undefined): boolean =>
  problem?.code === 'expired_code' || problem?.code === 'spent_code'

/** Whole seconds from `now` until a time; at least 1. */
export const secondsUntil = (time: string, now: Date): number =>
  Math.max(1, Math.ceil((Date.parse(time) - now.getTime()) / MS_PER_SECOND))

const MS_PER_SECOND = 1000
const MS_PER_MINUTE = 60 * MS_PER_SECOND

/** A clock that shows this minute is not before the time. */
const nextMinute = (time: string): Date =>
  new Date(Math.ceil(Date.parse(time) / MS_PER_MINUTE) * MS_PER_MINUTE)

/** A problem in the words of a site. FLOWS 6. */
export function signInSentence(problem: SignInProblem, context: Context): SignInSentence {
  const { words, locale, timeZone, now } = context
  switch (problem.code) {
    case 'invalid_phone':
      return { field: 'phone', text: phoneText(problem.phone, words) }
    case 'too_many_codes': {
      const said = problem.of === 'number' ? words.signInLimit : words.signInLimitHere
      const time = clockTime(timeOfDay(nextMinute(problem.retryAt), timeZone), locale)
      return { title: words.signInLimitTitle, text: fillPlaceholders(said, { time }) }
    }
    case 'too_soon': {
      const seconds = secondsUntil(problem.retryAt, now)
      return { text: fillPlaceholders(words.signInTooSoon, { seconds }) }
    }
    case 'not_sent':
      return { title: words.signInFailedTitle, text: words.signInFailed }
    case 'malformed_code':
      return { field: 'code', text: words.signInCodeShape }
    case 'wrong_code':
      return { field: 'code', text: wrongText(problem.triesLeft, words) }
    case 'expired_code':
      return { title: words.signInExpiredTitle, text: words.signInExpired }
    case 'spent_code':
      return { title: words.signInSpentTitle, text: words.signInSpent }
    case 'not_checked':
      return { title: words.signInBusyTitle, text: words.signInBusy }
  }
}

function phoneText(phone: Exclude<Mobile, { valid: true }>, words: Words): string {
  switch (phone.reason) {
    case 'missing':
      return words.signInNumberMissing
    case 'not_mobile':
      return words.signInNotMobile
    case 'incomplete':
      return words.signInNumberIncomplete
    case 'not_a_number':
      return phone.message
  }
}

const wrongText = (tries: number, words: Words): string =>
  tries === 1 ? words.signInCodeWrongOne : fillPlaceholders(words.signInCodeWrong, { tries })
