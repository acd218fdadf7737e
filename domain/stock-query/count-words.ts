import type { WordFacet } from './query-reading.ts'

/** A number of seats or doors in a query. */
export interface CountWords {
  readonly facet: WordFacet
  readonly count: number
  /** More will do: `7+ seats`. */
  readonly isLeast: boolean
  readonly start: number
  readonly end: number
}

const spelled: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, twelve: 12 },
}

const number = `(?<![\\p{L}\\p{N}.,$-])(?<number>\\d{1,2}|${Object.keys(spelled).join('|')})`
const counted: readonly (readonly [facet: WordFacet, pattern: RegExp])[] = [
  [
    'seats',
    new RegExp(
      `${number}\\s?(?<more>\\+|or more)?[\\s-]*(?:seat(?:s|ers?)?|seating)(?![\\p{L}\\p{N}])`,
      'giu',
    ),
  ],
  [
    'doors',
    new RegExp(`${number}\\s?(?<more>\\+|or more)?[\\s-]*(?:doors?|drs?)(?![\\p{L}\\p{N}])`, 'giu'),
  ],
]

/** Seats and doors in a query: `7 seats`, `7-seater`, `seven seater`, `5dr`. D10, Spec 3.07. */
export const countsIn = (query: string): CountWords[] =>
  counted.flatMap(([facet, pattern]) =>
    [...query.matchAll(pattern)].map(({ 0: text, index: start, groups = {} }) => ({
      facet,
      count: spelled[(groups.number ?? '').toLowerCase()] ?? Number(groups.number),
      isLeast: groups.more !== undefined,
      ...{ start, end: start + text.length },
    })),
  )
