/** Characters in the notation of CSS: `U+20-7E,U+A0`. */
export type UnicodeRange = string

/** The characters of one file of a face. */
export interface CharacterGroup {
  /** Ends the file's name; the face's first file has none. */
  readonly suffix?: 'accents' | 'macrons' | 'extended'
  /** The part of Fontsource's package that has them. */
  readonly source: 'latin' | 'latin-ext'
  readonly characters: UnicodeRange
}

/** What a face has, a file for each group. Where groups overlap the later one is loaded. */
export interface CharacterSet {
  readonly groups: readonly [CharacterGroup, ...CharacterGroup[]]
  /**
   * Where the face lacks common letters: the characters that it and its fallbacks are used for. The
   * next font of the stack shows all others.
   */
  readonly limitedTo?: UnicodeRange
}

const ascii = 'U+20-7E'
const signs = 'U+A0,U+B0,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026'
const latin1 = 'U+A0-FF,U+152-153,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026'
const accented = 'U+A1-AF,U+B1-B6,U+B8-D6,U+D8-FF,U+152-153,U+201A,U+201E,U+2022'
const moreSigns = 'U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212'
const capitalSigns = 'U+20-3F,U+A0,U+B0,U+B7,U+2013-2014,U+2018-2019,U+201C-201D'

/** Letters of other European languages, in names of people, makes and places. */
const extended: CharacterGroup = {
  suffix: 'extended',
  source: 'latin-ext',
  characters: 'U+100-151,U+154-17F,U+192,U+1CD-1E3,U+1E6-1EB,U+1FA-21B,U+1E80-1E85,U+1E9E',
}

/** Long vowels of Māori: Ngāruawāhia. */
const macrons: CharacterGroup = {
  suffix: 'macrons',
  source: 'latin-ext',
  characters: 'U+100-101,U+112-113,U+12A-12B,U+14C-14D,U+16A-16B',
}

/** For text: Western European letters at once, others when a page has them. */
const text: CharacterSet = {
  groups: [{ source: 'latin', characters: [ascii, latin1, moreSigns].join() }, extended, macrons],
}

/** For headings: English at once, letters with accents when a page has them. */
const headings: CharacterSet = {
  groups: [
    { source: 'latin', characters: [ascii, signs].join() },
    {
      suffix: 'accents',
      source: 'latin',
      characters: [accented, moreSigns].join(),
    },
    extended,
    macrons,
  ],
}

/** For headings in capitals; small letters are left to the font of text. */
const capitals: CharacterSet = {
  groups: [
    { source: 'latin', characters: `U+41-5A,${capitalSigns}` },
    {
      suffix: 'accents',
      source: 'latin',
      characters: 'U+40,U+A1-AF,U+B1-B6,U+B8-DE,U+152,U+2022,U+2026,U+20AC,U+2122,U+2212',
    },
    extended,
    macrons,
  ],
  limitedTo: 'U+20-60,U+7B-DE,U+100-17F,U+2010-2212',
}

/** For prices: digits, and the signs beside them. */
const figureCharacters = 'U+20,U+24-25,U+2B-3A,U+A0,U+A3,U+A5,U+2013,U+20AC,U+2212'
const figures: CharacterSet = {
  groups: [{ source: 'latin', characters: figureCharacters }],
  limitedTo: figureCharacters,
}

export type CharacterSetName = 'text' | 'headings' | 'capitals' | 'figures'
export const characterSets: Readonly<Record<CharacterSetName, CharacterSet>> = {
  text,
  headings,
  capitals,
  figures,
}

/** The characters of a range, in order: `U+41-43,U+61` is "ABCa". */
export function charactersIn(range: UnicodeRange): string {
  return range
    .split(',')
    .map((part) => {
      const [first = Number.NaN, last = first] = part
        .slice('U+'.length)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16))
      return String.fromCodePoint(
        ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
      )
    })
    .join('')
}
