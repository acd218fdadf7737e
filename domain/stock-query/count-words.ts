import type { WordTerm } from './word-fields.ts'

/** A number of seats, doors or beds in a query. */
export interface CountWords {
  readonly facet: 'seats' | WordTerm
  /** What is asked for as a whole number; both ends are included, the last may be open. */
  readonly numbers: readonly number[] | { readonly from: number; readonly to: number }
  /** What a chip says: `7 seats or more`. */
  readonly text: string
  readonly start: number
  readonly end: number
}

const spelled: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  twelve: 12,
}

const atLeast = 'at least|min(?:imum)?(?: of)?|from'
const atMost = 'up ?to|at most|max(?:imum)?(?: of)?|no more than'
const lead = `(?:(?:(?<least>${atLeast})|(?<over>over|more than)|(?<most>${atMost})|(?<under>under|less than|fewer than))\\s+)?`
const number = (name: string) => `(?<${name}>\\d{1,2}|${Object.keys(spelled).join('|')})`
const second = `(?:(?<joint>\\s?(?:-|–|/)\\s?|\\s+(?:or|to)\\s+)${number('other')})?`
const more = '\\+(?!\\s*\\p{L})|(?:or|and) (?:more|over|above|up)(?![\\p{L}\\p{N}])'
const numbers = `(?<![\\p{L}\\p{N}.,$-])${lead}${number('one')}${second}`
const counted = (unit: string): RegExp =>
  new RegExp(
    `${numbers}\\s?(?<more>\\+|or more)?[\\s-]*(?:${unit})(?![\\p{L}\\p{N}])(?:\\s*(?<tail>${more}))?`,
    'giu',
  )

/** A pattern, and what it cannot do without, which is tried first. */
type Kind = readonly [
  facet: CountWords['facet'],
  unit: RegExp,
  pattern: RegExp,
  textOf: (n: string) => string,
]

const kinds: readonly Kind[] = [
  ['seats', /seat/i, counted('seat(?:s|ers?)?|seating'), (n) => `${n} seats`],
  ['doors', /do|dr/i, counted('doors?|drs?'), (n) => `${n} doors`],
  ['sleeps', /berth|sleep/i, counted('berths?|sleepers?'), (n) => `Sleeps ${n}`],
  [
    'sleeps',
    /sleep/i,
    new RegExp(
      `(?<![\\p{L}\\p{N}])sleep(?:s|ing)?\\s+${numbers}(?![\\p{L}\\p{N}])\\s?(?<tail>${more})?(?:\\s*(?:people|persons|adults))?`,
      'giu',
    ),
    (n) => `Sleeps ${n}`,
  ],
]

/** Seats, doors and beds in a query: `7 seats or more`, `seven seater`, `5dr`, `4 berth`. D10, Spec 3.07, 3.16. */
export const countsIn = (query: string): CountWords[] =>
  kinds.flatMap(([facet, unit, pattern, textOf]) =>
    (unit.test(query) ? [...query.matchAll(pattern)] : []).map(
      ({ 0: text, index: start, groups = {} }) => {
        const { numbers, said } = saidIn(groups)
        return { facet, numbers, text: said(textOf), start, end: start + text.trimEnd().length }
      },
    ),
  )

type Groups = Readonly<Record<string, string | undefined>>

function saidIn({ one, joint, other, least, over, most, under, more, tail }: Groups): {
  readonly numbers: CountWords['numbers']
  readonly said: (textOf: (n: string) => string) => string
} {
  const first = countOf(one)
  if (other !== undefined) {
    const [from = 0, to = 0] = [first, countOf(other)].sort((a, b) => a - b)
    const isEither = /or|\//i.test(joint ?? '')
    const between = isEither ? 'or' : 'to'
    return {
      numbers: isEither ? [from, to] : { from, to },
      said: (textOf) => textOf(`${from} ${between} ${to}`),
    }
  }
  if (most ?? under) {
    const to = under ? first - 1 : first
    return { numbers: { from: 0, to }, said: (textOf) => `${textOf(String(to))} or fewer` }
  }
  if (least ?? over ?? more ?? tail) {
    const from = over ? first + 1 : first
    return {
      numbers: { from, to: Number.POSITIVE_INFINITY },
      said: (textOf) => `${textOf(String(from))} or more`,
    }
  }
  return { numbers: [first], said: (textOf) => textOf(String(first)) }
}

const countOf = (text = ''): number => spelled[text.toLowerCase()] ?? Number(text)

/** The numbers in stock that were asked for; where there is none, those that were asked for. */
export function numbersOf(asked: CountWords['numbers'], inStock: readonly string[]): string[] {
  if (!('from' in asked)) return asked.map(String)
  const own = inStock.filter((value) => Number(value) >= asked.from && Number(value) <= asked.to)
  return own.length > 0 ? own : [String(asked.from)]
}
