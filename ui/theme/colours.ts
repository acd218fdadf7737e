import type { ColourToken, ScaleName } from '#domain/site/colour-tokens.ts'
import type { Theme } from '#domain/site/theme.ts'
import { brandScale, neutralScale, type Scale } from './scale.ts'

/** Every colour of a theme by its token. */
export type ThemeColours = Readonly<Record<ColourToken, string>>

/** The settings that a theme's colours are computed from; a site's own theme has them. */
type ColourSettings = Pick<Theme, 'brand' | 'accent' | 'neutral' | 'colours'>

/** The check and the stylesheet need the same theme's colours; computing them takes a millisecond. */
const cache = new WeakMap<ColourSettings, ThemeColours>()

/** The computed colours of a theme, with those that the theme overrides. */
export function coloursOf(theme: ColourSettings): ThemeColours {
  const colours = cache.get(theme) ?? computeColours(theme)
  cache.set(theme, colours)
  return colours
}

function computeColours(theme: ColourSettings): ThemeColours {
  const neutral = theme.neutral
    ? neutralScale(theme.neutral, 'neutral')
    : neutralScale(theme.brand, 'brand')
  const backgrounds = neutral.steps.slice(0, 5)
  const brand = brandScale(theme.brand, backgrounds)
  const accent = brandScale(theme.accent, backgrounds)
  const computed = {
    ...stepsOf('brand', brand),
    ...stepsOf('accent', accent),
    ...stepsOf('neutral', neutral),
    'on-brand': brand.on,
    'on-accent': accent.on,
  }
  return { ...computed, ...theme.colours } as ThemeColours
}

const stepsOf = (name: ScaleName, { steps }: Scale): Record<string, string> =>
  Object.fromEntries(steps.map((hex, index) => [`${name}-${index + 1}`, hex]))
