import { create, type Font } from 'fontkit'
import type { TextDocument } from '../brochure/draw/type-setter.ts'

/** By name: those of the build, which stay the same for as long as a thread runs. */
const open = new Map<string, Font>()

function opened(name: string, bytes: Uint8Array): Font {
  const font = open.get(name) ?? create(Buffer.from(bytes))
  open.set(name, font)
  return font
}

type TextOptions = Parameters<TextDocument['text']>[3]

/**
 * Text as SVG paths, for a `TypeSetter`: a picture's encoder has only the fonts of the machine, and
 * not the theme's.
 */
export class OutlinedText implements TextDocument {
  readonly #fonts = new Map<string, Font>()
  readonly #shapes: string[] = []
  #font: Font | undefined
  #size = 1
  #colour = '#000000'
  #line = ''
  #lineWidth = 1

  /** The font in use, as `TypeSetter` looks for its letters. */
  get _font(): { readonly font: Font } {
    if (!this.#font) throw new Error('expected a font before text')
    return { font: this.#font }
  }

  /** All that was set, as SVG elements. */
  get svg(): string {
    return this.#shapes.join('')
  }

  registerFont(name: string, bytes: Uint8Array): void {
    this.#fonts.set(name, opened(name, bytes))
  }

  font(name: string): this {
    this.#font = this.#fonts.get(name)
    return this
  }

  fontSize(size: number): this {
    this.#size = size
    return this
  }

  fillColor(colour: string): this {
    this.#colour = colour
    return this
  }

  widthOfString(text: string, { characterSpacing = 0 } = {}): number {
    const { font } = this._font
    const { advanceWidth } = font.layout(text)
    return (advanceWidth / font.unitsPerEm) * this.#size + characterSpacing * [...text].length
  }

  text(text: string, x: number, y: number, { characterSpacing = 0 }: TextOptions): void {
    const { font } = this._font
    const scale = this.#size / font.unitsPerEm
    const { glyphs, positions } = font.layout(text)
    let left = x
    const paths = glyphs.map(({ path }, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      const placed = path
        .scale(scale, -scale)
        .translate(left + xOffset * scale, y - yOffset * scale)
      left += xAdvance * scale + characterSpacing
      return placed.toSVG()
    })
    this.#shapes.push(`<path d="${paths.join('')}" fill="${this.#colour}"/>`)
  }

  moveTo(x: number, y: number): this {
    this.#line = `M${x} ${y}`
    return this
  }

  lineTo(x: number, y: number): this {
    this.#line += `L${x} ${y}`
    return this
  }

  lineWidth(width: number): this {
    this.#lineWidth = width
    return this
  }

  stroke(colour: string): this {
    this.#shapes.push(
      `<path d="${this.#line}" stroke="${colour}" stroke-width="${this.#lineWidth}" fill="none"/>`,
    )
    return this
  }

  /** A filled rectangle behind what is set after it. */
  fill(box: { x: number; y: number; width: number; height: number }, colour: string, corner = 0) {
    const { x, y, width, height } = box
    this.#shapes.push(
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${colour}"/>`,
    )
  }
}
