import type { Block } from '#blocks/define-block.ts'
import { isPersonal } from '../personal.ts'
import type { PageNode } from '../resolved-page.ts'
import { hasIsland } from './registry.ts'

/** The script of a page: that of live blocks and islands, that of actions and menus alone, or none. */
export type PageScript = 'runtime' | 'actions' | 'none'

type Placed = Pick<PageNode, 'block' | 'when'>

/** The smallest script that these blocks need, by their declarations. */
export function scriptOf(nodes: readonly Placed[]): PageScript {
  if (nodes.some(needsRuntime)) return 'runtime'
  return nodes.some(({ block }) => block.acts) ? 'actions' : 'none'
}

const needsRuntime = (node: Placed): boolean =>
  node.block.varies.search || isAskedFor(node) || hasIsland(node.block.name)

/** A page that is rendered for each visitor has what is personal from the start. */
const isAskedFor = (node: Placed): boolean => isPersonal(node) && node.block.varies.always !== true

/** Whether a block has events that a site may measure: a car saved, a telephone number called. */
export const isMeasurable = ({ acts, phones }: Block): boolean => acts || phones
