/** The scales of a theme; each has steps 1 to 12. */
export const scaleNames = ['brand', 'accent', 'neutral'] as const
export type ScaleName = (typeof scaleNames)[number]

type Steps = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
/** A colour of the theme: `brand-9` is the custom property `--color-brand-9`. */
export type ColourToken = `${ScaleName}-${Steps}` | 'on-brand' | 'on-accent'

const steps: readonly Steps[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
export const colourTokens: readonly ColourToken[] = [
  ...scaleNames.flatMap((scale) => steps.map((step): ColourToken => `${scale}-${step}`)),
  'on-brand',
  'on-accent',
]
