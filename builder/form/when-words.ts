import { type FormatLocale, formatDate } from '#domain/format.ts'
import { dayWindow } from '#domain/promotion/day-window.ts'
import { flags, isFlagName } from '#domain/site/flags.ts'
import { DAY_MS } from '#domain/units.ts'
import type { When } from '#pages/page.ts'

const listed = (words: readonly string[], word: 'and' | 'or'): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${word} ${words.at(-1)}`

const titleOf = (name: NonNullable<When['flag']>): string =>
  isFlagName(name) ? flags[name].title : name

/** The conditions of a block as one sentence: `Shown for used cars, to the end of 31 December 2026.` */
export function whenSentence(when: When | undefined, locale: FormatLocale): string {
  const { flag, carTypes, exactCarTypes, from, until, viewport, signedIn } = when ?? {}
  const day = (iso: string) => formatDate(iso, locale, 'UTC')
  const parts = [
    carTypes?.length &&
      `for ${exactCarTypes ? 'exactly ' : ''}${listed(carTypes, exactCarTypes ? 'and' : 'or')} cars`,
    from && `from ${day(from)}`,
    until && `to the end of ${day(until)}`,
    viewport && `on ${viewport} screens`,
    signedIn !== undefined && `to visitors who are ${signedIn ? '' : 'not '}signed in`,
    flag && `where the feature “${titleOf(flag)}” is on`,
  ].filter((part) => typeof part === 'string' && part !== '')
  return parts.length === 0 ? 'Always shown.' : `Shown ${parts.join(', ')}.`
}

/** On which days conditions hold, seen from today in the site's time zone (D5). */
export function whenDays({ from, until }: When = {}, today: string): string {
  if (from === undefined && until === undefined) return 'Every day.'
  if (from !== undefined && until !== undefined && from > until)
    return 'On no day: the last lies before the first.'
  const window = dayWindow({ first: from, last: until }, today)
  if (window.eligible) {
    if (until === undefined) return 'Today is inside, and every day after it.'
    return until === today
      ? 'Today is the last day.'
      : `Today is inside; ${days(daysBetween(today, until))} more.`
  }
  if (from !== undefined && today < from) {
    const length = until === undefined ? '' : `, then for ${days(daysBetween(from, until) + 1)}`
    return `Begins in ${days(daysBetween(today, from))}${length}.`
  }
  return `Over for ${days(daysBetween(until ?? today, today))}.`
}

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`

/** How many days after `first` `last` is. */
const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS)
