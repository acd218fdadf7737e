declare global {
  /** The fonts of a Storybook that was opened from a folder, as data URLs (`scripts/offline-storybook.ts`). */
  var storybookFonts: Readonly<Record<string, string>> | undefined
}

/** The URL of a font file of `ui/fonts/face-files.ts`, for stories and for the preview of Compose. */
export const fontUrl = (file: string): string =>
  globalThis.storybookFonts?.[file] ?? `${base}fonts/${file}.woff2`

/** Absolute, for documents inside a story; a test in Node has no document. */
const base = new URL(import.meta.env.BASE_URL, globalThis.document?.baseURI ?? 'http://stories/')
