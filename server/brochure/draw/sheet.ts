import PDFDocument from 'pdfkit'
import type { BrochureStyle } from '../style.ts'
import { type FontFiles, type TextBox, type TextStyle, TypeSetter } from './type-setter.ts'

/** A4 in points, and its margin at the sides. */
export const A4 = { width: 595.28, height: 841.89, margin: 42 } as const
export const CONTENT_WIDTH = A4.width - 2 * A4.margin

export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Tag = 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Sect'
type Draw = (document: InstanceType<typeof PDFDocument>) => void
type Structure = ReturnType<InstanceType<typeof PDFDocument>['struct']>

export interface DocumentAbout {
  readonly title: string
  readonly author: string
  readonly locale: string
}

/** A date for all: equal contents are equal bytes. */
const CREATED = new Date('2026-01-01T00:00:00Z')

/** A tagged PDF in whose structure each text and picture is put, in reading order. */
export class Sheet {
  readonly style: BrochureStyle
  readonly type: TypeSetter
  readonly #document: InstanceType<typeof PDFDocument>
  readonly #chunks: Uint8Array[] = []
  readonly #parents: Structure[]
  #isMarking = false

  constructor(about: DocumentAbout, style: BrochureStyle, fonts: FontFiles) {
    const { title, author, locale } = about
    const [anyFont] = Object.values(fonts)
    if (!anyFont) throw new Error('Brochure: expected its fonts')
    this.style = style
    this.#document = new PDFDocument({
      size: [A4.width, A4.height],
      margin: 0,
      autoFirstPage: false,
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      lang: locale,
      info: { Title: title, Author: author, CreationDate: CREATED },
      // The default is a font that pdfkit would read from a file of its own.
      font: Buffer.from(anyFont) as unknown as string,
    })
    this.#document.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk))
    this.type = new TypeSetter(this.#document, style.fonts, fonts)
    const root = this.#document.struct('Document')
    this.#document.addStructure(root)
    this.#parents = [root]
  }

  addPage(): void {
    this.#document.addPage()
  }

  /** The bytes of the document, which then is complete. */
  end(): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      this.#document.on('end', () => resolve(Buffer.concat(this.#chunks)))
      this.#document.on('error', reject)
      this.#parents[0]?.end()
      this.#document.end()
    })
  }

  /** Puts what `draw` sets into an element of the document's structure. */
  within(tag: Tag, draw: () => void): void {
    const element = this.#document.struct(tag)
    this.#parents.at(-1)?.add(element)
    this.#parents.push(element)
    draw()
    this.#parents.pop()
    element.end()
  }

  /** Sets a text as an element; answers the y below it. */
  text(tag: Tag, text: string, style: TextStyle, box: TextBox): number {
    let below = box.y
    this.mark(tag, {}, () => {
      below = this.type.set(text, style, box)
    })
    return below
  }

  /** One element of the structure with what is drawn. */
  mark(tag: Tag, options: { readonly alt?: string }, draw: () => void): void {
    const content = this.#document.markStructureContent(tag)
    this.#isMarking = true
    draw()
    this.#isMarking = false
    this.#document.endMarkedContent()
    const element = this.#document.struct(tag, options, [content])
    this.#parents.at(-1)?.add(element)
    element.end()
  }

  /** Draws what has no meaning: grounds, rules, marks. */
  artifact(draw: Draw): void {
    if (this.#isMarking) {
      draw(this.#document)
      return
    }
    this.#document.markContent('Artifact', { type: 'Layout' })
    draw(this.#document)
    this.#document.endMarkedContent()
  }

  fill({ x, y, width, height }: Rectangle, colour: string, radius = 0): void {
    this.artifact((document) => {
      if (radius > 0) document.roundedRect(x, y, width, height, radius)
      else document.rect(x, y, width, height)
      document.fill(colour)
    })
  }

  /** A horizontal rule. */
  rule(x: number, y: number, width: number, colour: string, thickness = 0.75): void {
    this.artifact((document) => {
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .stroke(colour)
    })
  }

  /** A photo that fills a rectangle; what goes beyond it is cut off on all sides. */
  photo(bytes: Uint8Array, alt: string, box: Rectangle): void {
    const { x, y, width, height } = box
    this.#clipped(alt, box, (document) =>
      document.image(Buffer.from(bytes), x, y, {
        cover: [width, height],
        align: 'center',
        valign: 'center',
      }),
    )
  }

  /** A drawing as wide as a rectangle, of which `below` points are cut off at its lower edge. */
  drawing(bytes: Uint8Array, alt: string, box: Rectangle, ratio: number, below: number): void {
    const { x, y, width, height } = box
    const top = y + height + below - width * ratio
    this.#clipped(alt, box, (document) => document.image(Buffer.from(bytes), x, top, { width }))
  }

  #clipped(alt: string, { x, y, width, height }: Rectangle, draw: Draw): void {
    this.mark('Figure', { alt }, () => {
      this.#document.save().rect(x, y, width, height).clip()
      draw(this.#document)
      this.#document.restore()
    })
  }

  /** A picture that stands whole in a box, at its left. */
  logo(bytes: Uint8Array, alt: string, { x, y, width, height }: Rectangle): void {
    this.mark('Figure', { alt }, () => {
      this.#document.image(Buffer.from(bytes), x, y, { fit: [width, height], valign: 'center' })
    })
  }

  /** The dark cells of a matrix, such as a QR code's. */
  matrix(
    cells: readonly (readonly boolean[])[],
    alt: string,
    box: Rectangle,
    colour: string,
  ): void {
    const size = box.width / cells.length
    this.mark('Figure', { alt }, () => {
      cells.forEach((row, down) => {
        row.forEach((isDark, across) => {
          if (isDark) this.#document.rect(box.x + across * size, box.y + down * size, size, size)
        })
      })
      this.#document.fill(colour)
    })
  }

  /** A press on the box opens the URL. */
  link({ x, y, width, height }: Rectangle, url: string): void {
    this.#document.link(x, y, width, height, url)
  }
}
