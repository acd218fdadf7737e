import type { ColourToken, ScaleName } from '#domain/site/colour-tokens.ts'
import type { Theme } from '#domain/site/theme.ts'
import { brandScale, neutralScale, type Scale } from './scale.ts'

/** Every colour of a theme by its token. */
export type ThemeColours = Readonly<Record<ColourToken, string>>

/** What a theme's colours are made of: a site's own theme has it, without its template's. */
type Colourful = Pick<Theme, 'brand' | 'accent' | 'neutral' | 'colours'>

/** The check and the stylesheet ask for the same theme's colours; making them takes a millisecond. */
const made = new WeakMap<Colourful, ThemeColours>()

/** The generated colours of a theme, with its own single colours in their place. */
export function coloursOf(theme: Colourful): ThemeColours {
  const colours = made.get(theme) ?? makeColours(theme)
  made.set(theme, colours)
  return colours
}

function makeColours(theme: Colourful): ThemeColours {
  const neutral = theme.neutral
    ? neutralScale(theme.neutral, 'neutral')
    : neutralScale(theme.brand, 'brand')
  const grounds = neutral.steps.slice(0, 5)
  const brand = brandScale(theme.brand, grounds)
  const accent = brandScale(theme.accent, grounds)
  const generated = {
    ...stepsOf('brand', brand),
    ...stepsOf('accent', accent),
    ...stepsOf('neutral', neutral),
    'on-brand': brand.on,
    'on-accent': accent.on,
  }
  return { ...generated, ...theme.colours } as ThemeColours
}

const stepsOf = (name: ScaleName, { steps }: Scale): Record<string, string> =>
  Object.fromEntries(steps.map((hex, index) => [`${name}-${index + 1}`, hex]))
