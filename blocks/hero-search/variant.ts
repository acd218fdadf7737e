import type { VariantOf } from '#domain/site/look-axes.ts'
import type { SiteView } from '#parts/view-context.ts'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

export type HeroVariant = VariantOf<'hero'>
export type FinderVariant = VariantOf<'finder'>

type Props = ViewOf<typeof block>['props']

/** The page's own variant, else the site's. */
export const heroVariant = ({ variant }: Pick<Props, 'variant'>, site: SiteView): HeroVariant =>
  variant ?? site.look.hero

/** Finders with a background of their own; the others are on the hero's. */
const finderGrounds: Readonly<Partial<Record<FinderVariant, 'plain'>>> = {
  line: 'plain',
  bar: 'plain',
  prices: 'plain',
}

export const finderGround = (finder: FinderVariant) => finderGrounds[finder]
