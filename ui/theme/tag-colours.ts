import type { ThemeColours } from '#domain/site/theme.ts'
import { firstReadable } from './ground.ts'
import { groundsOf } from './grounds.ts'
import { mix } from './mix.ts'
import { onSolid } from './scale.ts'
import type { TokenValues } from './tokens.ts'

/** Solid colours that are the same on every ground: the four tones of a tag, and promotions. */
export const solidNames = ['tag', 'eco', 'held', 'sold', 'promo'] as const

/** The house's green of economical cars. */
const eco = { light: '#1f7a5c', dark: '#9fdcc0' } as const
/** Share of ink in the ground of a sold car's tag, on dark paper. */
const soldInk = 0.25

/** The colours of tags and promotions, each with a readable text. */
export function solidsOf(theme: ThemeColours): TokenValues<'tags', string> {
  const { paper, surface, ink, bad } = groundsOf(theme).plain
  const isDark = theme.scheme === 'dark'
  const on = (solid: string) => firstReadable([onSolid(solid).on], solid)
  const tag = theme.tag ?? bad
  const promo = theme.promo ?? theme.brand
  const sold = isDark ? mix(paper, ink, soldInk) : ink
  return {
    tag,
    'on-tag': firstReadable([on(tag)], tag),
    eco: eco[theme.scheme],
    'on-eco': on(eco[theme.scheme]),
    held: surface,
    'on-held': firstReadable([ink], surface),
    sold,
    'on-sold': firstReadable([isDark ? ink : paper], sold),
    promo,
    'on-promo': on(promo),
  }
}
