import { paintOf } from './paint.ts'
import type { Paint } from './paint-words.ts'

/** The colours that a buyer filters by, in the order of the filter. Spec 2.39, 3.20. */
export const colourFamilies = [
  ...(['White', 'Black', 'Grey', 'Silver', 'Blue', 'Red', 'Green', 'Brown'] as const),
  ...(['Beige', 'Gold', 'Yellow', 'Orange', 'Purple', 'Other'] as const),
] as const
export type ColourFamily = (typeof colourFamilies)[number]

export const isColourFamily = (name: string): name is ColourFamily =>
  colourFamilies.some((family) => family === name)

const familyOfPaint: Readonly<Record<Paint, ColourFamily>> = {
  white: 'White',
  pearl: 'White',
  cream: 'Beige',
  silver: 'Silver',
  grey: 'Grey',
  graphite: 'Grey',
  black: 'Black',
  blue: 'Blue',
  navy: 'Blue',
  'sky blue': 'Blue',
  red: 'Red',
  maroon: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  'sage green': 'Green',
  teal: 'Green',
  bronze: 'Brown',
  brown: 'Brown',
  gold: 'Gold',
  beige: 'Beige',
  sand: 'Beige',
  purple: 'Purple',
  pink: 'Other',
}

/**
 * The family of a maker's colour name: "Glacier White" and "Pearl" are White, "Sapphire Blue Pearl" is
 * Blue. A name that says nothing of its colour, and a colour without a family of its own, is Other.
 * Spec 3.20.
 */
export function colourFamily(name: string): ColourFamily {
  const paint = paintOf(name)
  return paint === undefined ? 'Other' : familyOfPaint[paint]
}
