import { type LookAxis, lookAxisNames } from '#domain/site/look-axes.ts'
import type { ResolvedPage } from '../resolved-page.ts'
import { eachBlock } from '../tree.ts'
import { fontRules } from './fonts.ts'
import { asciiCss } from './html.ts'
import type { PageRequest } from './request.ts'

/** What a page's styles depend on. */
type Styled = Pick<PageRequest, 'assets' | 'site' | 'page' | 'themeCss' | 'fonts'>

/**
 * The content of a page's one style element: the stylesheet of all sites, those of the variants that
 * the site's look and the page's blocks choose, the site's fonts, and its theme.
 */
export function pageStyles({ assets, site, page, themeCss, fonts }: Styled): string {
  const chosen = lookAxisNames.map((axis) => variantKey(axis, site.look[axis]))
  const keys = new Set([...chosen, ...ownVariants(page)])
  const variants = Array.from(keys, (key) => assets.variants.get(key) ?? '')
  const parts = [assets.styles, ...variants, fontRules(fonts, assets), asciiCss(themeCss)]
  return parts.reduce((all, part) => all + part, '')
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
