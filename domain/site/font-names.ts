/** Fonts for running text: all letters, regular to bold. */
export const textFontNames = [
  'instrument-sans',
  'bricolage-grotesque',
  'sofia-sans-semi-condensed',
  'saira',
  'archivo',
  'system',
] as const
export type TextFontName = (typeof textFontNames)[number]

/** Fonts for headings: besides those for text, faces that are only good at large sizes. */
export const displayFontNames = [
  ...textFontNames,
  'besley',
  'saira-wide',
  'archivo-poster',
] as const
export type DisplayFontName = (typeof displayFontNames)[number]

/** Fonts for prices and large numbers: besides those for headings, one that has only digits. */
export const figureFontNames = [...displayFontNames, 'shantell-sans'] as const
export type FigureFontName = (typeof figureFontNames)[number]

/** The fonts of a site; figures have the font of headings if they have none of their own. */
export interface ThemeFonts {
  readonly text: TextFontName
  readonly display: DisplayFontName
  readonly figure?: FigureFontName | undefined
}
