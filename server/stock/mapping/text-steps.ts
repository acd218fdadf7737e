import { catalogueMake } from '#domain/car/vehicle-title.ts'
import { htmlToText } from './html-text.ts'
import { normalizeLines, oneLine } from './plain-text.ts'
import { type NamedStep, UnusableValue } from './step.ts'

const YES = new Set(['y', 'yes', 'true', '1', 't'])
const NO = new Set(['n', 'no', 'false', '0', 'f'])

const listOf = (value: string): string[] =>
  value.split('|').flatMap((entry) => oneLine(entry) || [])

/**
 * An https URL: the pages' Content-Security-Policy allows no other. Suppliers that write http://
 * almost always serve https too.
 */
const withHttps = (url: string): string => url.replace(/^(http:)?\/\//i, 'https://')

function jsonIn(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return new UnusableValue('expected JSON')
  }
}

const MAX_ABBREVIATION_LETTERS = 3

/** "TOYOTA HILUX SR5" as "Toyota Hilux SR5"; short upper-case words and words with digits stay. */
function titleCase(value: string): string {
  const capitalized = (word: string) => {
    const isAbbreviation = word.length <= MAX_ABBREVIATION_LETTERS && word === word.toUpperCase()
    if (isAbbreviation || /\d/.test(word)) return word
    return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()
  }
  return oneLine(value).replace(/[^\s\-/]+/g, capitalized)
}

/** Steps that read text. A field without steps uses `words`. */
export const textSteps = {
  words: {
    about: 'One line; white space, including line breaks, becomes one space.',
    read: oneLine,
    acceptsLongText: true,
  },
  paragraphs: {
    about: 'Several lines, with blank lines between paragraphs.',
    read: normalizeLines,
    acceptsLongText: true,
  },
  html: {
    about:
      'HTML as text: entities decoded, paragraphs, breaks and list items as lines, no scripts and styles.',
    read: htmlToText,
    acceptsLongText: true,
  },
  lower: {
    about: 'One line in lower case.',
    read: (value) => oneLine(value).toLowerCase(),
    acceptsLongText: true,
  },
  upper: {
    about: 'One line in upper case.',
    read: (value) => oneLine(value).toUpperCase(),
    acceptsLongText: true,
  },
  'title-case': {
    about:
      'Title case: TOYOTA HILUX becomes Toyota Hilux. Upper-case words of up to three letters (BMW) and words with digits (SR5) stay.',
    read: titleCase,
  },
  plate: {
    about: 'A registration or VIN: upper case, without spaces and hyphens.',
    read: (value) => value.toUpperCase().replace(/[\s-]/g, ''),
  },
  list: { about: 'A list of entries separated by "|".', read: listOf, acceptsLongText: true },
  addresses: {
    about:
      'A list of picture URLs separated by "|". //host/1.jpg and http://host/1.jpg become https://, because pages load nothing else. Only the URLs that cannot be used are left out.',
    read: (value) => listOf(value).map(withHttps),
    acceptsLongText: true,
  },
  address: {
    about: 'One URL, as `addresses` reads them.',
    read: (value) => withHttps(oneLine(value)),
  },
  json: {
    about: 'JSON, such as of `finance_lenders`: {"4": {"interestRate": 8.49, "paymentWeek": 99}}.',
    read: jsonIn,
    acceptsLongText: true,
  },
  'yes-no': {
    about: 'Yes or no: y, yes, true, t, 1 or n, no, false, f, 0.',
    read: (value) => {
      const word = value.trim().toLowerCase()
      if (YES.has(word)) return true
      return NO.has(word) ? false : new UnusableValue('expected yes or no')
    },
  },
  present: {
    about: 'Yes for any value that is not absent.',
    read: () => true,
    acceptsLongText: true,
  },
  make: {
    about: 'A make as the catalogue spells it: land rover becomes Land Rover.',
    read: (value) => catalogueMake(oneLine(value)),
  },
} satisfies Record<string, NamedStep>
