import { catalogueMake } from '#domain/car/vehicle-title.ts'
import { htmlToText } from './html-text.ts'
import { oneLine, tidyLines } from './plain-text.ts'
import { type NamedStep, Unusable } from './unusable.ts'

const YES = new Set(['y', 'yes', 'true', '1', 't'])
const NO = new Set(['n', 'no', 'false', '0', 'f'])

const listed = (value: string): string[] =>
  value.split('|').flatMap((entry) => oneLine(entry) || [])

/**
 * An address that the pages' policy lets a browser load: it allows https alone. A supplier who
 * still writes http:// almost always answers https too; without it the picture would be blocked.
 */
const secured = (address: string): string => address.replace(/^(http:)?\/\//i, 'https://')

const LONGEST_ABBREVIATION = 3

/** "TOYOTA HILUX SR5" as "Toyota Hilux SR5"; short words of capitals and those with digits stay. */
function titleCase(value: string): string {
  const recased = (word: string) => {
    const isAbbreviation = word.length <= LONGEST_ABBREVIATION && word === word.toUpperCase()
    if (isAbbreviation || /\d/.test(word)) return word
    return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()
  }
  return oneLine(value).replace(/[^\s\-/]+/g, recased)
}

/** Steps that read words. A field without steps reads `words`. */
export const textSteps = {
  words: {
    about: 'One line; runs of blanks and line breaks become one blank.',
    read: oneLine,
    isForLongText: true,
  },
  paragraphs: {
    about: 'Several lines, with blank lines between paragraphs.',
    read: tidyLines,
    isForLongText: true,
  },
  html: {
    about:
      'HTML as text: entities decoded, paragraphs, breaks and list items as lines, no scripts and styles.',
    read: htmlToText,
    isForLongText: true,
  },
  lower: {
    about: 'One line in small letters.',
    read: (value) => oneLine(value).toLowerCase(),
    isForLongText: true,
  },
  upper: {
    about: 'One line in capitals.',
    read: (value) => oneLine(value).toUpperCase(),
    isForLongText: true,
  },
  'title-case': {
    about:
      'Each word with a capital: TOYOTA HILUX becomes Toyota Hilux. Words of up to three capitals (BMW) and words with digits (SR5) stay.',
    read: titleCase,
  },
  plate: {
    about: 'A registration or VIN: capitals, without blanks and dashes.',
    read: (value) => value.toUpperCase().replace(/[\s-]/g, ''),
  },
  list: { about: 'A list of entries separated by "|".', read: listed, isForLongText: true },
  addresses: {
    about:
      'A list of picture addresses separated by "|". //host/1.jpg and http://host/1.jpg become https://, since pages load nothing else. An address that cannot be used is left out alone.',
    read: (value) => listed(value).map(secured),
    isForLongText: true,
  },
  'yes-no': {
    about: 'Yes or no: y, yes, true, t, 1 or n, no, false, f, 0.',
    read: (value) => {
      const word = value.trim().toLowerCase()
      if (YES.has(word)) return true
      return NO.has(word) ? false : new Unusable('expected yes or no')
    },
  },
  present: {
    about: 'Yes for any value: the file says that there is one.',
    read: () => true,
    isForLongText: true,
  },
  make: {
    about: 'A make as the catalogue spells it: land rover becomes Land Rover.',
    read: (value) => catalogueMake(oneLine(value)),
  },
} satisfies Record<string, NamedStep>
