import { LRUCache } from 'lru-cache'
import { type Look, type LookAxis, lookAxisNames } from '#domain/site/look-axes.ts'
import type { SiteView } from '#parts/view-context.ts'
import { faceRules } from '#ui/fonts/face-rules.ts'
import { themeCss } from '#ui/theme/theme-css.ts'
import type { ResolvedPage } from '../resolved-page.ts'
import { eachBlock } from '../tree.ts'
import type { Assets, ComponentSheet } from './assets.ts'
import { asciiCss } from './html.ts'
import { perObject } from './per-object.ts'
import type { PageRequest } from './request.ts'

/** What a page's styles depend on. */
type Styled = Pick<PageRequest, 'assets' | 'site' | 'page'>

/**
 * The content of a page's one style element: the stylesheet of all pages, those of its blocks and of
 * the variants that the site's look and the page's blocks choose, the site's fonts, and its theme.
 * Both halves are computed once for each version of a site and of a page.
 */
export const pageStyles = ({ assets, site, page }: Styled): string =>
  sheetsCss(assets)(site.look)(page) + siteCss(assets)(site)

/** The key of a variant's stylesheet, and the name of its file: `card-note`. */
export const variantKey = (axis: LookAxis, variant: string): string => `${axis}-${variant}`

/** A site's fonts and theme. */
const siteCss = perObject((assets: Assets) =>
  perObject(({ theme, look }: Pick<SiteView, 'theme' | 'look'>) =>
    [faceRules(theme.fonts, assets.font), asciiCss(themeCss(theme, look.scene))].join(''),
  ),
)

/** Stylesheets that are kept joined; many sites share a template's pages and look. */
const MAX_JOINED = 200

/** Between two sheets of utilities, of which each is one rule of their layer. */
const BETWEEN = '}@layer utilities{'

/** The stylesheets of a page with a look, joined: equal ones are one string in memory. */
const sheetsCss = perObject((assets: Assets) => {
  const joined = new LRUCache<string, string>({ max: MAX_JOINED })
  return perObject((look: Look) =>
    perObject((page: ResolvedPage) => {
      const chosen = chosenSheets(assets.sheets, look, page)
      const key = chosen.map((sheet) => assets.sheets.indexOf(sheet)).join(' ')
      const css =
        joined.get(key) ??
        [assets.styles, ...chosen.map((sheet) => sheet.css)].join('').replaceAll(BETWEEN, '')
      joined.set(key, css)
      return css
    }),
  )
})

/** The sheets of a page's blocks, of what these use, and of the variants of the look and of these blocks. */
function chosenSheets(
  sheets: readonly ComponentSheet[],
  look: Look,
  page: ResolvedPage,
): ComponentSheet[] {
  const nodes = Array.from(eachBlock(page.blocks))
  // Shown or not.
  const blocks = new Set(nodes.map(({ block }) => block.name))
  const variants = new Set([
    ...lookAxisNames.map((axis) => variantKey(axis, look[axis])),
    ...nodes.flatMap(({ block: { look: axis }, props: { variant, views } }) =>
      // A block with several views needs the stylesheets of all: the visitor switches between them.
      [variant, ...(Array.isArray(views) ? views : [])].flatMap((shown) =>
        axis && typeof shown === 'string' ? [variantKey(axis, shown)] : [],
      ),
    ),
  ])
  return sheets.filter(
    ({ blocks: ofBlocks, variant }) =>
      (ofBlocks === undefined || ofBlocks.some((name) => blocks.has(name))) &&
      (variant === undefined || variants.has(variant)),
  )
}
