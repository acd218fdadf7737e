import type { ThemeColours } from '#domain/site/theme.ts'
import { brandScale, neutralScale, type Scale } from './scale.ts'

/** The lowest layer: three scales of twelve steps, from which all other colours are computed. */
export interface Scales {
  readonly brand: Scale
  readonly accent: Scale
  readonly neutral: Scale
}

/** The scales of a dealer's colours. */
export function scalesOf({ brand, accent, neutral, scheme }: ThemeColours): Scales {
  const greys = neutral
    ? neutralScale(neutral, 'neutral', scheme)
    : neutralScale(brand, 'brand', scheme)
  const backgrounds = greys.steps.slice(0, 5)
  return {
    brand: brandScale(brand, backgrounds, scheme),
    accent: brandScale(accent, backgrounds, scheme),
    neutral: greys,
  }
}

/** A step of a scale, 1 to 12. */
export const stepOf = ({ steps }: Scale, step: number): string => steps[step - 1] ?? '#000000'
