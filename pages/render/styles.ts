import { LRUCache } from 'lru-cache'
import { type Look, type LookAxis, lookAxisNames } from '#domain/site/look-axes.ts'
import type { SiteView } from '#parts/view-context.ts'
import { faceRules } from '#ui/fonts/face-rules.ts'
import { themeCss } from '#ui/theme/theme-css.ts'
import type { PageNode, ResolvedPage } from '../resolved-page.ts'
import { eachBlock } from '../tree.ts'
import type { Assets, ComponentSheet } from './assets.ts'
import { asciiCss, type Html } from './html.ts'
import { perObject } from './per-object.ts'
import type { PageRequest } from './request.ts'

/** What a page's styles depend on. */
type Styled = Pick<PageRequest, 'assets' | 'site' | 'page'>

/** A page's blocks after its first section: what they need may come later. */
const laterBlocks = perObject(({ blocks }: ResolvedPage): ReadonlySet<PageNode> => {
  const first = blocks.findIndex(({ block }) => block.role !== 'chrome')
  return new Set(blocks.slice(first + 1))
})

/**
 * The content of a page's one style element: the stylesheet of all pages, those of its first section and its
 * header, of the variants that the site's look and these choose, the site's fonts, and its theme.
 * Both halves are computed once for each version of a site and of a page.
 */
export const pageStyles = ({ assets, site, page }: Styled): string =>
  sheetsOf(assets)(site.look)(page).css + siteCss(assets)(site)

/** The URL of the page's other stylesheets; undefined if there are none. */
export const laterStylesUrl = ({ assets, site, page }: Styled): string | undefined =>
  sheetsOf(assets)(site.look)(page).laterUrl

/** Whether what is drawn of a block must not be painted without the page's other stylesheets. */
export const needsLaterStyles = (
  { assets, page }: Styled,
  node: PageNode | undefined,
  drawn: Html,
): boolean =>
  (node !== undefined && laterBlocks(page).has(node)) || laterClasses(assets).test(drawn)

/** An element whose first class must not be painted without its late stylesheet; one pass for all classes. */
const laterClasses = perObject(({ sheets }: Assets) => {
  const names = sheets.flatMap(({ later }) => later ?? [])
  return names.length > 0 ? new RegExp(`class="(?:${names.join('|')})`) : NOTHING
})

const NOTHING = /(?!)/

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
const sheetsOf = perObject((assets: Assets) => {
  const joined = new LRUCache<string, string>({ max: MAX_JOINED })
  return perObject((look: Look) =>
    perObject((page: ResolvedPage) => {
      const later = laterBlocks(page)
      const first = new Set(
        chosenSheets(
          assets.sheets,
          look,
          page.blocks.filter((node) => !later.has(node)),
        ),
      )
      const chosen = chosenSheets(assets.sheets, look, page.blocks)
      const mayWait = (sheet: ComponentSheet) =>
        sheet.later !== undefined ||
        // Utilities would come in another order.
        (!first.has(sheet) && sheet.css.startsWith('@layer components'))
      const behind = assets.sheetsUrl ? chosen.filter(mayWait) : []
      const inlined = chosen.filter((sheet) => !behind.includes(sheet))
      const key = inlined.map((sheet) => assets.sheets.indexOf(sheet)).join(' ')
      const css =
        joined.get(key) ??
        [assets.styles, ...inlined.map((sheet) => sheet.css)].join('').replaceAll(BETWEEN, '')
      joined.set(key, css)
      return { css, laterUrl: behind.length > 0 ? assets.sheetsUrl?.(behind) : undefined }
    }),
  )
})

/** The sheets of blocks and all inside them, of what these use, and of the variants of the look and of these blocks. */
function chosenSheets(
  sheets: readonly ComponentSheet[],
  look: Look,
  shown: readonly PageNode[],
): ComponentSheet[] {
  const nodes = Array.from(eachBlock(shown))
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
