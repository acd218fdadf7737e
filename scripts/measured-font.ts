import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** A font whose texts can be measured at any setting of its axes. */
export interface MeasuredFont {
  /** Height above and depth below the baseline, both positive, in ems. */
  readonly ascent: number
  readonly descent: number
  /** Extra space between lines, in ems. */
  readonly lineGap: number
  /** Length of a text in ems, kerning included. */
  lengthOf(text: string, axes: Readonly<Record<string, number>>): number
}

/** Opens a WOFF2 file. */
export async function measuredFont(woff2: globalThis.Buffer): Promise<MeasuredFont> {
  const ttf = await subsetFont(woff2, '', { targetFormat: 'truetype', keepAllGlyphs: true })
  const face = new Face(new Blob(ttf))
  const font = new Font(face)
  const { ascender, descender, lineGap } = font.hExtents()
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
    lengthOf(text, axes) {
      font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)))
      const buffer = new Buffer()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      shape(font, buffer)
      const units = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      return units / face.upem
    },
  }
}
