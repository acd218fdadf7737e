import type { PrintFonts } from '#ui/fonts/print-faces.ts'

/** What is needed of a PDF document to measure and place text. */
export interface TextDocument {
  registerFont(name: string, bytes: Uint8Array): unknown
  font(name: string): TextDocument
  fontSize(size: number): TextDocument
  fillColor(colour: string): TextDocument
  widthOfString(text: string, options?: { characterSpacing?: number }): number
  text(text: string, x: number, y: number, options: TextOptions): unknown
  moveTo(x: number, y: number): TextDocument
  lineTo(x: number, y: number): TextDocument
  lineWidth(width: number): TextDocument
  stroke(colour: string): TextDocument
}

interface TextOptions {
  lineBreak: false
  baseline: 'alphabetic'
  characterSpacing?: number
}

/** Lengths in points. */
export interface TextStyle {
  readonly font: keyof PrintFonts
  readonly size: number
  readonly colour: string
  /** Height of a line as a multiple of the size. */
  readonly leading?: number
  /** Letter spacing in em. */
  readonly tracking?: number
  readonly isStruck?: boolean
}

export interface TextBox {
  readonly x: number
  readonly y: number
  readonly width: number
  /** What does not fit ends with an ellipsis; by default all lines. */
  readonly maxLines?: number
  readonly align?: 'left' | 'right' | 'center'
}

/** A part of a line in one font. */
interface Run {
  readonly font: string
  readonly text: string
}

/** The width of a word in em, and the letters that spacing is added to. */
interface WordWidth {
  readonly em: number
  readonly letters: number
}

/** pdfkit's fonts know their letters, which its types do not say. */
interface OpenFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } }
}

const DEFAULT_LEADING = 1.35
/** Half the height of capitals, in em, which is centred in its line. */
const HALF_CAPITAL = 0.35
const ELLIPSIS = '…'
/** Of the line through a struck text, in em. */
const STROKE = 0.055

/** The fonts of a document by name, as TrueType. */
export type FontFiles = Readonly<Record<string, Uint8Array>>

/**
 * Sets text in a PDF. A letter that a font lacks is set in the next one of its chain; one that none has,
 * such as an emoji, is left out, so that no empty box is printed.
 */
export class TypeSetter {
  readonly #document: TextDocument
  readonly #chains: Readonly<Record<keyof PrintFonts, readonly string[]>>
  readonly #glyphs = new Map<string, boolean>()
  readonly #widths = new Map<string, WordWidth>()

  constructor(document: TextDocument, fonts: PrintFonts, files: FontFiles) {
    this.#document = document
    for (const [name, bytes] of Object.entries(files)) document.registerFont(name, bytes)
    const chain = (...names: string[]) =>
      names.flatMap((name) => [name, `${name}-extended`]).filter((name) => name in files)
    const { text, strong, display, figure } = fonts
    this.#chains = {
      text: chain(text),
      strong: chain(strong, text),
      display: chain(display, strong),
      figure: chain(figure, display, strong),
    }
  }

  /** Width of a text on one line. */
  width(text: string, style: TextStyle): number {
    const words = text.split(' ')
    const spaces = (words.length - 1) * this.#wordWidth(' ', style)
    return words.reduce((sum, word) => sum + this.#wordWidth(word, style), spaces)
  }

  /** Most words are measured several times: for each line that they may stand on. */
  #wordWidth(word: string, style: TextStyle): number {
    const key = `${style.font} ${word}`
    const known = this.#widths.get(key)
    const { em, letters } = known ?? this.#measured(word, style)
    if (!known) this.#widths.set(key, { em, letters })
    return (em + letters * (style.tracking ?? 0)) * style.size
  }

  #measured(word: string, style: TextStyle): WordWidth {
    const runs = this.#runs(word, style)
    const em = runs.reduce(
      (sum, { font, text }) => sum + this.#document.font(font).fontSize(1).widthOfString(text),
      0,
    )
    return { em, letters: runs.reduce((sum, { text }) => sum + [...text].length, 0) }
  }

  /** The height of a box with this text. */
  height(text: string, style: TextStyle, box: Pick<TextBox, 'width' | 'maxLines'>): number {
    return this.lines(text, style, box).length * lineHeight(style)
  }

  /** The largest of some sizes at which a text fits the box; the last if none does. */
  fitted(
    text: string,
    style: TextStyle,
    box: Pick<TextBox, 'width' | 'maxLines'>,
    sizes: readonly number[],
  ): TextStyle {
    const styles = sizes.map((size) => ({ ...style, size }))
    const fits = (each: TextStyle) => {
      const lines = this.lines(text, each, { width: box.width })
      const isWhole = lines.every((line) => !this.#isBroken(line, text))
      return isWhole && lines.length <= (box.maxLines ?? Number.POSITIVE_INFINITY)
    }
    return styles.find(fits) ?? styles.at(-1) ?? style
  }

  /** The lines of a text; a word that is wider than the box is broken. */
  lines(text: string, style: TextStyle, { width, maxLines }: Pick<TextBox, 'width' | 'maxLines'>) {
    const lines: string[] = []
    let line = ''
    for (const word of text.split(' ').flatMap((each) => this.#pieces(each, style, width))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && this.width(longer, style) > width) {
        lines.push(line)
        line = word
      } else line = longer
      if (maxLines !== undefined && lines.length >= maxLines) break
    }
    if (line !== '' && (maxLines === undefined || lines.length < maxLines)) lines.push(line)
    else if (line !== '') lines.push(this.#shortened(lines.pop() ?? '', style, width))
    return lines
  }

  /** Sets a text and answers the y below it. */
  set(text: string, style: TextStyle, box: TextBox): number {
    const { x, y, width, align = 'left' } = box
    const high = lineHeight(style)
    const lines = this.lines(text, style, box)
    lines.forEach((line, index) => {
      const free = align === 'left' ? 0 : width - this.width(line, style)
      const left = x + (align === 'center' ? free / 2 : free)
      this.#setLine(line, style, left, y + high * index + high / 2 + style.size * HALF_CAPITAL)
    })
    return y + high * lines.length
  }

  #setLine(line: string, style: TextStyle, x: number, baseline: number): void {
    const document = this.#document.fillColor(style.colour)
    let left = x
    for (const run of this.#runs(line, style)) {
      document.font(run.font).fontSize(style.size)
      document.text(run.text, left, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...(style.tracking && { characterSpacing: style.tracking * style.size }),
      })
      left += this.#runWidth(run, style)
    }
    if (!style.isStruck) return
    const middle = baseline - style.size * HALF_CAPITAL
    document
      .moveTo(x, middle)
      .lineTo(left, middle)
      .lineWidth(style.size * STROKE)
    document.stroke(style.colour)
  }

  #runWidth({ font, text }: Run, { size, tracking = 0 }: TextStyle): number {
    const characterSpacing = tracking * size
    return this.#document.font(font).fontSize(size).widthOfString(text, { characterSpacing })
  }

  #runs(text: string, { font }: TextStyle): Run[] {
    const runs: Run[] = []
    for (const character of text) {
      const name = this.#fontFor(character, this.#chains[font])
      if (name === undefined) continue
      const last = runs.at(-1)
      if (last?.font === name) runs[runs.length - 1] = { font: name, text: last.text + character }
      else runs.push({ font: name, text: character })
    }
    return runs
  }

  #fontFor(character: string, chain: readonly string[]): string | undefined {
    return chain.find((name) => {
      const key = `${name} ${character}`
      const known = this.#glyphs.get(key)
      if (known !== undefined) return known
      const { _font } = this.#document.font(name) as unknown as OpenFont
      const has = _font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
      this.#glyphs.set(key, has)
      return has
    })
  }

  /** A word in pieces that fit a line. */
  #pieces(word: string, style: TextStyle, width: number): string[] {
    if (this.width(word, style) <= width) return [word]
    const pieces: string[] = []
    let piece = ''
    for (const character of word) {
      if (piece !== '' && this.width(piece + character, style) > width) {
        pieces.push(piece)
        piece = ''
      }
      piece += character
    }
    return [...pieces, piece]
  }

  /** Whether a line ends within a word of the text. */
  #isBroken(line: string, text: string): boolean {
    return !` ${text} `.includes(` ${line} `)
  }

  #shortened(line: string, style: TextStyle, width: number): string {
    let characters = [...line]
    while (characters.length > 0) {
      const text = `${characters.join('').replace(/[\s.,;:…–-]+$/, '')}${ELLIPSIS}`
      if (this.width(text, style) <= width) return text
      characters = characters.slice(0, -1)
    }
    return ELLIPSIS
  }
}

/** Height of a line in points. */
export const lineHeight = ({ size, leading = DEFAULT_LEADING }: TextStyle): number => size * leading
