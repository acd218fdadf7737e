import { type LookAxis, lookAxisNames } from '#domain/site/look-axes.ts'
import type { ResolvedPage } from '../resolved-page.ts'
import { eachBlock } from '../tree.ts'
import { ascii } from './html.ts'
import type { PageRequest } from './request.ts'

/** What a page's styles depend on. */
type Styled = Pick<PageRequest, 'assets' | 'site' | 'page' | 'themeCss'>

/**
 * The content of a page's one style element: the stylesheet of all sites, those of the variants that
 * the site's look and the page's blocks choose, and the site's theme.
 */
export function pageStyles({ assets, site, page, themeCss }: Styled): string {
  const chosen = lookAxisNames.map((axis) => variantKey(axis, site.look[axis]))
  const keys = new Set([...chosen, ...ownVariants(page)])
  const variants = Array.from(keys, (key) => assets.variants.get(key) ?? '')
  return [assets.styles, ...variants, ascii(themeCss)].reduce((all, part) => all + part, '')
}

/** The key of a variant's stylesheet, and the name of its file: `card-note`. */
export const variantKey = (axis: LookAxis, variant: string): string => `${axis}-${variant}`

const known = new WeakMap<ResolvedPage, readonly string[]>()

/** Keys of the variants that blocks of the page have in place of the site's. */
export function ownVariants(page: ResolvedPage): readonly string[] {
  const keys =
    known.get(page) ??
    Array.from(eachBlock(page.blocks)).flatMap(({ block, props }) => {
      const { look } = block
      const { variant } = props
      return look && typeof variant === 'string' ? [variantKey(look, variant)] : []
    })
  known.set(page, keys)
  return keys
}
