import type { ThemeColours } from '#domain/site/theme.ts'
import { brandScale, neutralScale, type Scale } from './scale.ts'

/** The lowest layer: scales of twelve steps, from which other colours are computed. */
export interface Scales {
  readonly neutral: Scale
  /** Computed at its first use: a theme with its own coloured grounds needs none. */
  readonly brand: Scale
}

/** The scales of a dealer's colours. */
export function scalesOf({ brand, neutral, scheme }: ThemeColours): Scales {
  const greys = neutral
    ? neutralScale(neutral, 'neutral', scheme)
    : neutralScale(brand, 'brand', scheme)
  let ofBrand: Scale | undefined
  return {
    neutral: greys,
    get brand() {
      ofBrand ??= brandScale(brand, greys.steps.slice(0, 5), scheme)
      return ofBrand
    },
  }
}

/** A step of a scale, 1 to 12. */
export const stepOf = ({ steps }: Scale, step: number): string => steps[step - 1] ?? '#000000'
