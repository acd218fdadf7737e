import { toId } from 'storybook/internal/csf'
import { field } from '#pages/field.ts'
import { parseChangedPage, parseWholePage } from '#pages/parse-page.ts'
import type { ResolvedPage } from '#pages/resolved-page.ts'
import { eachBlock } from '#pages/tree.ts'
import { blocks } from './block-props.ts'
import { pageFiles } from './tenant-pages.ts'
import { type Dealer, dealers } from './tenants.ts'

/** A page of a dealer that shows a block. */
export interface PageUse {
  readonly route: string
  /** The story of the page. */
  readonly storyId: string
}

/** The pages of a dealer that show a block. */
export interface DealerUses {
  readonly dealer: Dealer
  readonly pages: readonly PageUse[]
}

interface DealerPage {
  /** Of its file, without the extension: `about-us`. */
  readonly name: string
  readonly page: ResolvedPage
}

/** By slug: reading all pages takes a moment, which only the docs of a block need. */
const known = new Map<string, readonly DealerPage[]>()

/** The pages of a dealer: its own over its template's (D2). */
function pagesOf({ slug, site }: Dealer): readonly DealerPage[] {
  const read = known.get(slug)
  if (read) return read
  const wholes = wholesOf(`_templates/${site.template}`)
  // Pages of all templates are shown at one dealer; others may change them.
  const bases = [...wholes, ...wholesOf('_templates/_base')]
  const own = filesOf(slug).map((file) => {
    const base = bases.find(({ route }) => route === file.route)?.whole
    const isChanged = field(file.json, 'changes') !== undefined && base !== undefined
    const parsed = isChanged
      ? parseChangedPage(file.json, file.path, base, blocks)
      : parseWholePage(file.json, file.path, blocks)
    return { name: file.name, route: file.route, ...parsed }
  })
  const byRoute = new Map([...wholes, ...own].map((each) => [each.route, each]))
  const pages = [...byRoute.values()].flatMap(({ name, page }) => (page ? [{ name, page }] : []))
  known.set(slug, pages)
  return pages
}

const wholesOf = (owner: string) =>
  filesOf(owner).map((file) => ({
    name: file.name,
    route: file.route,
    ...parseWholePage(file.json, file.path, blocks),
  }))

const filesOf = (owner: string) => pageFiles.filter((file) => file.owner === owner)

/** Which pages of which demo dealers show the block, by dealer; dealers that do not are left out. */
export function usesOf(block: string): DealerUses[] {
  return dealers
    .map((dealer) => ({
      dealer,
      pages: pagesOf(dealer)
        .filter(({ page }) => [...eachBlock(page.blocks)].some((node) => node.block.name === block))
        .map(({ name, page }) => ({
          route: page.route,
          storyId: toId(`Pages/${dealer.name}`, name),
        })),
    }))
    .filter(({ pages }) => pages.length > 0)
}

/** The id that the demo dealers' pages give the block; its name if none has it. */
export function idInPages(block: string): string {
  for (const dealer of dealers)
    for (const { page } of pagesOf(dealer))
      for (const node of eachBlock(page.blocks)) if (node.block.name === block) return node.id
  return block
}
