import { type LookAxis, lookAxisNames } from '#domain/site/look-axes.ts'
import type { ResolvedPage } from '../resolved-page.ts'
import { eachBlock } from '../tree.ts'
import { fontRules } from './fonts.ts'
import { asciiCss } from './html.ts'
import type { PageRequest } from './request.ts'

/** What a page's styles depend on. */
type Styled = Pick<PageRequest, 'assets' | 'site' | 'page' | 'themeCss' | 'fonts'>

/**
 * The content of a page's one style element: the stylesheet of all pages, those of its blocks and of
 * the variants that the site's look and the page's blocks choose, the site's fonts, and its theme.
 */
export function pageStyles({ assets, site, page, themeCss, fonts }: Styled): string {
  const { blocks, variants } = stylingOf(page)
  const chosen = new Set([
    ...lookAxisNames.map((axis) => variantKey(axis, site.look[axis])),
    ...variants,
  ])
  const sheets = assets.sheets.filter(
    ({ block, variant }) =>
      (block === undefined || blocks.has(block)) && (variant === undefined || chosen.has(variant)),
  )
  const parts = [
    assets.styles,
    ...sheets.map(({ css }) => css),
    fontRules(fonts, assets),
    asciiCss(themeCss),
  ]
  return parts.reduce((all, part) => all + part, '')
}

/** The key of a variant's stylesheet, and the name of its file: `card-note`. */
export const variantKey = (axis: LookAxis, variant: string): string => `${axis}-${variant}`

/** What a page's blocks contribute to its styles. */
interface Styling {
  /** Names of its blocks, shown or not. */
  readonly blocks: ReadonlySet<string>
  /** Keys of the variants that they have in place of the site's. */
  readonly variants: readonly string[]
}

const known = new WeakMap<ResolvedPage, Styling>()

function stylingOf(page: ResolvedPage): Styling {
  const styling = known.get(page) ?? computeStyling(page)
  known.set(page, styling)
  return styling
}

function computeStyling(page: ResolvedPage): Styling {
  const nodes = Array.from(eachBlock(page.blocks))
  return {
    blocks: new Set(nodes.map(({ block }) => block.name)),
    variants: nodes.flatMap(({ block: { look }, props: { variant } }) =>
      look && typeof variant === 'string' ? [variantKey(look, variant)] : [],
    ),
  }
}
