/** The part of subset-font that the build uses; the package ships no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'truetype' | 'woff2'
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >
    /** OpenType tags of the layout features to keep; all if absent. */
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
    readonly keepAllGlyphs?: boolean
  }
  /** A font with only the characters of `text`; characters that it lacks are left out. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: Options,
  ): Promise<Buffer<ArrayBuffer>>
}
