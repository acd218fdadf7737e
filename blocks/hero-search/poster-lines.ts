import { type FittedLine, fittedLine, fittedLines } from '#ui/fonts/poster-line.ts'

/** A line of a poster, and its pieces, which are lines of their own on a phone. */
export interface PosterLine extends FittedLine {
  readonly pieces: readonly PosterPiece[]
}

export interface PosterPiece extends FittedLine {
  readonly text: string
}

/** Height of all lines together at most, as a share of their measure, on wide screens and on phones. */
const HEIGHT = { wide: 0.45, phone: 1.25 } as const
/** Of a line, as a share of its size. */
const LEADING = 0.8
/** A line that stays short at its widest is not set larger than this share of the others' length. */
const SHORTEST = 0.8

/**
 * A heading as lines that fill the measure: as many as make it as large as its height allows. Each
 * line has a width of the font and a length in ems, see `fittedLine`.
 */
export function posterLines(heading: string): PosterLine[] {
  const words = heading.split(/\s+/).filter((word) => word !== '')
  const lines = balanced(words, lineCount(words, HEIGHT.wide))
  const piecesOfLine = Math.round(lineCount(words, HEIGHT.phone) / Math.max(1, lines.length))
  const pieces = lines.map((line) => balanced(line, piecesOfLine))
  const fittedPieces = fitted(pieces.flat().map(textOf))
  let next = 0
  return fitted(lines.map(textOf)).map((line, index) => ({
    ...line,
    pieces: (pieces[index] ?? []).map((piece) => ({
      ...(fittedPieces[next++] ?? fittedLine(textOf(piece))),
      text: textOf(piece),
    })),
  }))
}

const textOf = (words: readonly string[]): string => words.join(' ')

/** Length of a line at the font's narrowest, in ems. */
const emsOf = (words: readonly string[]): number => fittedLine(textOf(words)).ems

/** Lines of type of about the same size. */
function fitted(texts: readonly string[]): FittedLine[] {
  const lines = fittedLines(texts)
  const longest = Math.max(...lines.map(({ ems }) => ems))
  return lines.map(({ width, ems }) => ({ width, ems: Math.max(ems, longest * SHORTEST) }))
}

/** n lines of a text of E ems are n × LEADING × n / E of their measure high. */
function lineCount(words: readonly string[], height: number): number {
  const lines = Math.floor(Math.sqrt((height / LEADING) * emsOf(words)))
  return Math.max(1, Math.min(words.length, lines))
}

/** Words in `count` lines at most, in their order, so that the longest line is as short as possible. */
function balanced(words: readonly string[], count: number): string[][] {
  const limits = words.flatMap((_, from) =>
    words.slice(from).map((_word, more) => emsOf(words.slice(from, from + more + 1))),
  )
  const fits = limits.filter((limit) => filled(words, limit).length <= count).sort((a, b) => a - b)
  return filled(words, fits[0] ?? 0)
}

/** Words in lines that are no longer than `limit`, in ems, unless they have one word. */
function filled(words: readonly string[], limit: number): string[][] {
  const lines: string[][] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line && emsOf([...line, word]) <= limit) line.push(word)
    else lines.push([word])
  }
  return lines
}
