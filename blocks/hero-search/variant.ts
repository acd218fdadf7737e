import type { VariantOf } from '#domain/site/look-axes.ts'
import { wallGround } from '#domain/site/wall-ground.ts'
import type { SiteView } from '#parts/view-context.ts'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

export type HeroVariant = VariantOf<'hero'>
export type FinderVariant = VariantOf<'finder'>

type Props = ViewOf<typeof block>['props']

/** The page's own variant, else the site's. */
export const heroVariant = ({ variant }: Pick<Props, 'variant'>, site: SiteView): HeroVariant =>
  variant ?? site.look.hero

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
export function heroGround(variant: HeroVariant, { look, theme }: SiteView) {
  const wall = wallGround(look.scene, theme)
  return grounds[variant] ?? (wall === 'dark' ? wall : undefined)
}

/** Finders with a background of their own; the others are on the hero's. */
const finderGrounds: Readonly<Partial<Record<FinderVariant, 'plain'>>> = {
  line: 'plain',
  bar: 'plain',
  prices: 'plain',
}

export const finderGround = (finder: FinderVariant) => finderGrounds[finder]
