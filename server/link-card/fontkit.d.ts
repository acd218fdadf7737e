/** The part of fontkit that is used here; it has no types of its own. */
declare module 'fontkit' {
  interface Path {
    scale(x: number, y: number): Path
    translate(x: number, y: number): Path
    /** The data of an SVG path. */
    toSVG(): string
  }

  interface GlyphRun {
    readonly glyphs: readonly { readonly path: Path }[]
    /** In units of the font. */
    readonly positions: readonly {
      readonly xAdvance: number
      readonly xOffset: number
      readonly yOffset: number
    }[]
    readonly advanceWidth: number
  }

  export interface Font {
    readonly unitsPerEm: number
    hasGlyphForCodePoint(code: number): boolean
    layout(text: string): GlyphRun
  }

  export function create(bytes: Uint8Array): Font
}
