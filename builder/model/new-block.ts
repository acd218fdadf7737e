import type { CatalogueBlock } from '#domain/staff/builder-calls.ts'
import type { PageNodeFile } from '#pages/page.ts'
import type { Spot } from './blocks.ts'
import type { FitPage, Kinds } from './fit.ts'

/**
 * A new block of a kind: with what it must have, since the rest of its example says what another dealer does (D43),
 * and a heading below that of the page, which its first section has.
 */
export function newBlock(
  { name, props: { required = [], properties = {} }, example }: CatalogueBlock,
  { blocks }: FitPage,
  { parent, index }: Spot,
  kinds: Kinds,
): PageNodeFile {
  const needed = Object.entries(example.props ?? {}).filter(([prop]) => required.includes(prop))
  const { level } = properties
  const isFirst =
    parent === undefined &&
    blocks.slice(0, index).every(({ block }) => kinds.get(block)?.role === 'chrome')
  const isTitle = typeof level === 'object' && level.default === 'h1'
  const props = Object.fromEntries(isTitle && !isFirst ? [...needed, ['level', 'h2']] : needed)
  return { id: name, block: name, ...(Object.keys(props).length > 0 && { props }) }
}
