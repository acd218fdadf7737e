import { LRUCache } from 'lru-cache'
import { showsDrawnBy } from '#blocks/shows-drawn-by.ts'
import { type Look, type LookAxis, lookAxisNames } from '#domain/site/look-axes.ts'
import type { SiteView } from '#parts/view-context.ts'
import { GROUND } from '#ui/data-attributes.ts'
import { faceRules } from '#ui/fonts/face-rules.ts'
import { type GroundName, groundNames } from '#ui/theme/grounds.ts'
import { themeCss } from '#ui/theme/theme-css.ts'
import { isPersonal } from '../personal.ts'
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
export function pageStyles({ assets, site, page }: Styled): string {
  const { first, cssOf } = sheetsOf(assets)(site.look)(page)
  return cssOf(first) + siteCss(assets)(site)(groundNames)
}

/** The stylesheets of a page as it is drawn, without those of parts that its blocks do not show. */
interface DrawnStyles {
  /** Of the first screen: the content of its one style element. */
  readonly inline: string
  /** The file with the others; undefined if there are none. */
  readonly url: string | undefined
  /** The first of the blocks that must not be painted without it; as many as there are where none must not. */
  readonly before: number
}

/** `pageStyles`, and what comes after them, by what was drawn of a page's blocks, which is read once. */
export function drawnStyles(
  { assets, site, page }: Styled,
  nodes: readonly PageNode[],
  drawn: readonly Html[],
): DrawnStyles {
  const { first, behind, cssOf, urlOf } = sheetsOf(assets)(site.look)(page)
  const { live, changing } = changesOf(page)
  const [laterNodes, later] = [laterBlocks(page), laterClasses(assets)]
  const lists = new Set<string>()
  let before = drawn.length
  for (const [index, one] of drawn.entries()) {
    const node = nodes[index]
    const isFound = before < drawn.length
    const isLater = node !== undefined && laterNodes.has(node)
    if (isLater && !isFound) before = index
    if (live.has(node) && (isLater || isFound)) continue
    for (const list of classListsOf(one)) {
      if (before > index && later.has(list.split(' ', 1)[0] ?? '')) before = index
      if (!live.has(node)) lists.add(list)
    }
  }
  const classes = new Set(Array.from(lists).flatMap((list) => list.split(' ')))
  // Where a photo fails, its car is drawn in the scene (`runtime/failed-pictures.ts`).
  if (classes.has('stage-photo')) classes.add('stage-scene')
  const isNeeded = (sheet: ComponentSheet) =>
    !isOfComponent(sheet) ||
    (sheet.blocks?.some((name) => changing.has(name)) ?? true) ||
    selectorsOf(sheet).some((names) => names.every((name) => classes.has(name)))
  return {
    inline:
      cssOf(first.filter(isNeeded)) + siteCss(assets)(site)(groundsIn(drawn, changing.size > 0)),
    url: urlOf(behind.filter(isNeeded)),
    before,
  }
}

/** The blocks of a page that a search or its visitor updates, and the names of all inside that may yet be drawn otherwise. */
const changesOf = perObject(({ blocks }: ResolvedPage) => {
  const all = (node: PageNode) => Array.from(eachBlock([node]))
  const live = blocks.filter((node) =>
    all(node).some((inner) => inner.block.varies.search || isPersonal(inner)),
  )
  const shown = blocks.flatMap(all).filter(({ block }) => showsDrawnBy[block.name] !== undefined)
  const changing = [...live.flatMap(all), ...shown].map(({ block }) => block.name)
  return { live: new Set<PageNode | undefined>(live), changing: new Set(changing) }
})

/** The classes that each selector of a sheet needs: none of those in its `:not()`, `:is()` and `:has()`. */
const selectorsOf = perObject(({ css }: ComponentSheet): readonly string[][] => {
  const rules = Array.from(css.matchAll(/([^{};]+)\{/g), ([, rule = '']) => rule)
  return rules.filter((rule) => !notSelectors.test(rule)).flatMap(classesNeeded)
})

const notSelectors = /^(@|from|to|[\d.]+%)/

function classesNeeded(rule: string): string[][] {
  let outside = rule
  for (let before = ''; before !== outside; ) {
    before = outside
    outside = outside.replaceAll(/"[^"]*"|\([^()]*\)/g, '')
  }
  const needed = outside.split(',').map(classesOf)
  // `:is(.a > b, .c:has(.d)):hover`
  let flat = rule
  for (let before = ''; before !== flat; ) {
    before = flat
    flat = flat.replaceAll(/(\([^()]*)\([^()]*\)/g, '$1')
  }
  const [, choices] = /^:is\(([^()]+)\)/.exec(flat) ?? []
  return choices === undefined ? needed : choices.split(',').map(classesOf)
}

const classesOf = (selector: string): string[] =>
  Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name = '']) => name)

/** The class attribute of each element. */
const classListsOf = (drawn: Html): Iterable<string> =>
  drawn.matchAll(/ class="([^"]*)"/g).map(([, list = '']) => list)

/** An element whose first class is one of these must not be painted without its late stylesheet. */
const laterClasses = perObject(
  ({ sheets }: Assets): ReadonlySet<string> => new Set(sheets.flatMap(({ later }) => later ?? [])),
)

/** Others are utilities, each with a rule for one class. */
const isOfComponent = ({ css }: ComponentSheet): boolean => css.startsWith('@layer components')

/** The key of a variant's stylesheet, and the name of its file: `card-note`. */
export const variantKey = (axis: LookAxis, variant: string): string => `${axis}-${variant}`

/** A site's fonts and theme, with the rules of some grounds. */
const siteCss = perObject((assets: Assets) =>
  perObject(({ theme, look }: Pick<SiteView, 'theme' | 'look'>) => {
    const known = new Map<string, string>()
    return (grounds: readonly GroundName[]): string => {
      const key = grounds.join(' ')
      const css =
        known.get(key) ??
        faceRules(theme.fonts, assets.font) + asciiCss(themeCss(theme, look.scene, false, grounds))
      known.set(key, css)
      return css
    }
  }),
)

/** The grounds of what is drawn; all where more may yet be. */
function groundsIn(drawn: readonly Html[], changes: boolean): readonly GroundName[] {
  if (changes) return groundNames
  const isDrawn = (name: GroundName) => drawn.some((one) => one.includes(`${GROUND}="${name}"`))
  return groundNames.filter((name) => name === 'plain' || isDrawn(name))
}

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
        (!first.has(sheet) && isOfComponent(sheet))
      const behind = assets.sheetsUrl ? chosen.filter(mayWait) : []
      const inlined = chosen.filter((sheet) => !behind.includes(sheet))
      const places = new Map(inlined.map((sheet) => [sheet, assets.sheets.indexOf(sheet)]))
      const cssOf = (some: readonly ComponentSheet[]) => {
        const key = some.map((sheet) => places.get(sheet)).join(' ')
        const css =
          joined.get(key) ??
          [assets.styles, ...some.map((sheet) => sheet.css)].join('').replaceAll(BETWEEN, '')
        joined.set(key, css)
        return css
      }
      const urls = new Map<string, string | undefined>()
      const urlOf = (some: readonly ComponentSheet[]) => {
        const needed = some.map((sheet) => behind.indexOf(sheet)).join(' ')
        const url = urls.get(needed) ?? (needed === '' ? undefined : assets.sheetsUrl?.(some))
        urls.set(needed, url)
        return url
      }
      return { first: inlined, behind, cssOf, urlOf }
    }),
  )
})

/** All are closed behind their headings, where no variant places them. */
const isFolded = (nodes: readonly PageNode[]): boolean =>
  nodes.length > 0 && nodes.every(({ props }) => props.folded === true)

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
    ...lookAxisNames
      .filter((axis) => !isFolded(nodes.filter(({ block }) => block.look === axis)))
      .map((axis) => variantKey(axis, look[axis])),
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
