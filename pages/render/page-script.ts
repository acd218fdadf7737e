import type { Block } from '#blocks/define-block.ts'
import { isPersonal } from '../personal.ts'
import type { PageNode } from '../resolved-page.ts'
import { hasIsland } from './registry.ts'

/** Which script a page brings: that of live blocks and islands, or that of actions and menus alone. */
export type PageScript = 'runtime' | 'actions' | 'none'

type Placed = Pick<PageNode, 'block' | 'when'>

/** The least script that these blocks do with, by what they declare. */
export function scriptOf(nodes: readonly Placed[]): PageScript {
  if (nodes.some(needsRuntime)) return 'runtime'
  return nodes.some(({ block }) => block.acts) ? 'actions' : 'none'
}

const needsRuntime = (node: Placed): boolean =>
  node.block.live || isPersonal(node) || hasIsland(node.block.name)

/** Whether something happens in a block that a site may measure: a car saved, a telephone number called. */
export const isMeasurable = ({ acts, phones }: Block): boolean => acts || phones
