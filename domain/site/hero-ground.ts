import type { VariantOf } from './look-axes.ts'
import type { ThemeColours } from './theme.ts'
import { wallGround } from './wall-ground.ts'

type HeroVariant = VariantOf<'hero'>

/** The grounds of heroes whose words are not on the page's paper. */
const grounds: Readonly<Partial<Record<HeroVariant, 'flood'>>> = {
  letter: 'flood',
  cover: 'flood',
  poster: 'flood',
}

/**
 * The ground that a hero's words are on. Heroes whose words are on the wall of the scene need the dark
 * one where that wall is dark on a light page.
 */
export function heroGround(
  variant: HeroVariant,
  {
    look,
    theme,
  }: {
    readonly look: { readonly scene: VariantOf<'scene'> }
    readonly theme: Pick<ThemeColours, 'scheme'>
  },
): 'flood' | 'dark' | undefined {
  const wall = wallGround(look.scene, theme)
  return grounds[variant] ?? (wall === 'dark' ? wall : undefined)
}
