import { catalogueMake } from '#domain/car/vehicle-title.ts'
import { type Step, Unusable } from './unusable.ts'

const YES = new Set(['y', 'yes', 'true', '1', 't'])
const NO = new Set(['n', 'no', 'false', '0', 'f'])

const UNTIDY = /\s\s|[^\S ]/

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
}

function tidyLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const listed = (value: string): string[] => value.split('|').flatMap((entry) => entry.trim() || [])

/** HTML's words without its mark-up; paragraphs, breaks and list items become lines. */
function htmlToText(html: string): string {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<li[^>]*>/gi, '\n• ')
    .replace(/<br[^>]*>|<\/(div|tr|ul|ol|li)>/gi, '\n')
    .replace(/<\/(p|h[1-6])>/gi, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
  return tidyLines(text)
}

/** Steps that read words. A field without steps reads `words`. */
export const textSteps = {
  /** One line: runs of white space, line breaks included, become one blank. */
  words: (value) => {
    const text = value.trim()
    return UNTIDY.test(text) ? text.replace(/\s+/g, ' ') : text
  },
  /** Several lines, blank lines kept between paragraphs. */
  paragraphs: tidyLines,
  html: htmlToText,
  lower: (value) => value.trim().toLowerCase(),
  upper: (value) => value.trim().toUpperCase(),
  /** A registration or VIN: upper case without blanks and dashes. */
  plate: (value) => value.toUpperCase().replace(/[\s-]/g, ''),
  /** Entries separated by "|". */
  list: listed,
  /** A list of addresses; one that leaves its scheme to the page, `//host/1.jpg`, is given https. */
  addresses: (value) => listed(value).map((entry) => entry.replace(/^\/\//, 'https://')),
  'yes-no': (value) => {
    const word = value.trim().toLowerCase()
    if (YES.has(word)) return true
    return NO.has(word) ? false : new Unusable('expected yes or no')
  },
  /** True for any value: the file says that there is one. */
  present: () => true,
  /** A make as the catalogue spells it. */
  make: catalogueMake,
} satisfies Record<string, Step>
