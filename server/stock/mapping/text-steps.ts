import { catalogueMake } from '#domain/car/vehicle-title.ts'
import { isDeeper } from '../source/bracket-scanner.ts'
import { htmlToText } from './html-text.ts'
import { normalizeLines, oneLine } from './plain-text.ts'
import { type NamedStep, UnusableValue } from './step.ts'

const YES = new Set(['y', 'yes', 'true', '1', 't'])
const NO = new Set(['n', 'no', 'false', '0', 'f'])

const listOf = (value: string): string[] =>
  value.split('|').flatMap((entry) => oneLine(entry) || [])

/** A comma inside an address stays: only one in front of the next address separates. */
const NEXT_ADDRESS = /\||[,;\s](?=(?:https?:)?\/\/)/i

const addressesIn = (value: string): string[] =>
  value.split(NEXT_ADDRESS).flatMap((entry) => oneLine(entry).replace(/[,;]$/, '') || [])

/**
 * An https URL: the pages' Content-Security-Policy allows no other. Suppliers that write http://
 * almost always serve https too.
 */
const withHttps = (url: string): string => url.replace(/^(http:)?\/\//i, 'https://')

const MAX_JSON_DEPTH = 8

function jsonIn(value: string): unknown {
  // Reading a deeper value could exceed the stack.
  if (isDeeper(Buffer.from(value), MAX_JSON_DEPTH)) {
    return new UnusableValue(`expected at most ${MAX_JSON_DEPTH} levels of arrays and objects`)
  }
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
    example: ' Dual  cab\n4x4 ',
    about: 'One line; white space, including line breaks, becomes one space.',
    read: oneLine,
    acceptsLongText: true,
  },
  paragraphs: {
    example: 'One owner.\r\n\r\n\r\nFull history.',
    about: 'Several lines, with blank lines between paragraphs.',
    read: normalizeLines,
    acceptsLongText: true,
  },
  html: {
    example: '<p>Tidy &amp; clean</p><ul><li>Tow bar</li></ul>',
    about:
      'HTML as text: entities decoded, paragraphs, breaks and list items as lines, no scripts and styles.',
    read: htmlToText,
    acceptsLongText: true,
  },
  lower: {
    example: 'SOLD',
    about: 'One line in lower case.',
    read: (value) => oneLine(value).toLowerCase(),
    acceptsLongText: true,
  },
  upper: {
    example: '4wd',
    about: 'One line in upper case.',
    read: (value) => oneLine(value).toUpperCase(),
    acceptsLongText: true,
  },
  'title-case': {
    example: 'TOYOTA HILUX SR5',
    about:
      'Title case: TOYOTA HILUX becomes Toyota Hilux. Upper-case words of up to three letters (BMW) and words with digits (SR5) stay.',
    read: titleCase,
  },
  plate: {
    example: '418-jmc',
    about: 'A registration or VIN: upper case, without spaces and hyphens.',
    read: (value) => value.toUpperCase().replace(/[\s-]/g, ''),
  },
  list: {
    example: 'Tow bar|Camera',
    about: 'A list of entries separated by "|".',
    read: listOf,
    acceptsLongText: true,
  },
  addresses: {
    example: '//host/1.jpg|http://host/2.jpg',
    about:
      'A list of picture URLs separated by "|", or each by a comma, semicolon or space from the next. //host/1.jpg and http://host/1.jpg become https://, because pages load nothing else. Only the URLs that cannot be used are left out.',
    read: (value) => addressesIn(value).map(withHttps),
    acceptsLongText: true,
  },
  address: {
    example: 'http://host/report.pdf',
    about: 'One URL, as `addresses` reads them.',
    read: (value) => withHttps(oneLine(value)),
  },
  json: {
    example: '{"4": {"paymentWeek": 99}}',
    about: 'JSON, such as of `finance_lenders`: {"4": {"interestRate": 8.49, "paymentWeek": 99}}.',
    read: jsonIn,
    acceptsLongText: true,
  },
  'yes-no': {
    example: 'Y',
    about: 'Yes or no: y, yes, true, t, 1 or n, no, false, f, 0.',
    read: (value) => {
      const word = value.trim().toLowerCase()
      if (YES.has(word)) return true
      return NO.has(word) ? false : new UnusableValue('expected yes or no')
    },
  },
  present: {
    example: 'L0X20B',
    about: 'Yes for any value that is not absent.',
    read: () => true,
    acceptsLongText: true,
  },
  make: {
    example: 'land rover',
    about: 'A make as the catalogue spells it: land rover becomes Land Rover.',
    read: (value) => catalogueMake(oneLine(value)),
  },
} satisfies Record<string, NamedStep>
