import type { CatalogueBlock } from '#domain/staff/builder-calls.ts'
import type { PageNodeFile } from '#pages/page.ts'
import { eachBlock } from '#pages/tree.ts'
import { isObject } from '../form/is-object.ts'
import type { Spot } from './blocks.ts'
import type { FitPage, Kinds } from './fit.ts'

/**
 * A new block of a kind: with what it must have, since the rest of its example says what another dealer does (D43);
 * a heading that it must have is called as the block is, with a number where one is called so, below that of the
 * page, which its first section has. Its slots hold those blocks of the example that say nothing of their own, such as where the site's dealer is.
 */
export function newBlock(
  { name, title, props: { required = [], properties = {} }, example }: CatalogueBlock,
  { blocks }: FitPage,
  { parent, index }: Spot,
  kinds: Kinds,
): PageNodeFile {
  const needed = Object.entries(example.props ?? {}).flatMap(([prop, value]) =>
    required.includes(prop) ? [[prop, prop === 'heading' ? ownHeading(title, blocks) : value]] : [],
  )
  const { level } = properties
  const isFirst =
    parent === undefined &&
    blocks.slice(0, index).every(({ block }) => kinds.get(block)?.role === 'chrome')
  const isTitle = typeof level === 'object' && level.default === 'h1'
  const props = Object.fromEntries(isTitle && !isFirst ? [...needed, ['level', 'h2']] : needed)
  const slots = bareSlots(example.slots, kinds)
  return {
    id: name,
    block: name,
    ...(Object.keys(props).length > 0 && { props }),
    ...(Object.keys(slots).length > 0 && { slots }),
  }
}

/** A heading that no block has yet: `Promotion`, then `Promotion 2`. */
function ownHeading(title: string, blocks: FitPage['blocks']): string {
  const taken = new Set(Array.from(eachBlock(blocks), ({ props }) => props?.heading))
  let heading = title
  for (let n = 2; taken.has(heading); n++) heading = `${title} ${n}`
  return heading
}

const bareSlots = (slots: CatalogueBlock['example']['slots'] = {}, kinds: Kinds) =>
  Object.fromEntries(
    Object.entries(slots).flatMap(([slot, nodes]) => {
      const bare = nodes.filter(isBare).filter(({ block }) => kinds.get(block)?.needs.length === 0)
      return bare.length > 0 ? [[slot, bare]] : []
    }),
  )

const isBare = (node: unknown): node is Pick<PageNodeFile, 'id' | 'block'> =>
  isObject(node) &&
  typeof node.id === 'string' &&
  typeof node.block === 'string' &&
  node.props === undefined &&
  node.slots === undefined
