import table from './poster-advances.json' with { type: 'json' }

/** Measures of the poster cut, in 1/1000 em, at a few widths between which it is linear. */
export interface PosterAdvances {
  /** In percent, as in `font-stretch`; the first is the narrowest of the font, the last the widest. */
  readonly widths: readonly number[]
  /** By character, at each of the widths. */
  readonly advances: Readonly<Record<string, readonly number[]>>
  /** By pair of characters, at each of the widths. */
  readonly kerning: Readonly<Record<string, readonly number[]>>
}

/** How a line is set to a measure: `font-stretch: <width>%; font-size: calc(100cqw / <ems>)`. */
export interface FittedLine {
  /** Of the font, in percent. */
  readonly width: number
  /** Length of the line at that width, in ems. */
  readonly ems: number
}

const { widths, advances, kerning }: PosterAdvances = table
const narrowest = widths[0] ?? 100
const widest = widths.at(-1) ?? 100
/** The widest letter stands in for what the table lacks, so that a line is never too long. */
const unknown = advances.W ?? []
/** A thousandth of an em for each character covers what a browser's rounding of advances adds. */
const roundingEms = 0.001

/**
 * A line of the poster cut, in capitals and without letter spacing, at the width that makes it `ems`
 * long, or as near to that as the font goes; without `ems` at its narrowest, where type is largest.
 */
export function fittedLine(text: string, ems = 0): FittedLine {
  const lengths = widths.map((_, stop) => lengthAt(text, stop))
  const stop = lengths.findIndex((length) => length >= ems)
  const [from, to] = [lengths[stop - 1], lengths[stop]]
  if (to === undefined) return line(widest, lengths.at(-1) ?? 0)
  if (from === undefined) return line(narrowest, to)
  const [below = narrowest, above = widest] = widths.slice(stop - 1)
  // Rounded down: the line may be a little shorter than its measure, never longer.
  const width = Math.floor((below + ((above - below) * (ems - from)) / (to - from)) * 10) / 10
  return line(width, ems)
}

/**
 * Lines that fill the same measure in type of the same size, if their lengths allow: the size at
 * which the longest is at its narrowest.
 */
export function fittedLines(lines: readonly string[], ems = 0): FittedLine[] {
  const longest = Math.max(ems, ...lines.map((text) => fittedLine(text).ems))
  return lines.map((text) => fittedLine(text, longest))
}

const line = (width: number, ems: number): FittedLine => ({
  width,
  ems: Math.ceil(ems * 1000) / 1000,
})

/** Length at one of the table's widths, in ems. */
function lengthAt(text: string, stop: number): number {
  const characters = [
    ...text
      .toUpperCase()
      .normalize('NFD')
      .replace(/\p{Mark}/gu, ''),
  ]
  const units = characters.reduce((sum, character, index) => {
    const advance = (advances[character] ?? unknown)[stop] ?? 0
    const pair = kerning[`${characters[index - 1]}${character}`]?.[stop] ?? 0
    return sum + advance + pair
  }, 0)
  return units / 1000 + characters.length * roundingEms
}
