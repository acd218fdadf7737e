import type { Block } from '#blocks/define-block.ts'
import { hasIsland } from './registry.ts'

/** Which script a page brings: that of live blocks and islands, or that of actions and menus alone. */
export type PageScript = 'runtime' | 'actions' | 'none'

/** The least script that these blocks do with, by what they declare. */
export function scriptOf(blocks: readonly Block[]): PageScript {
  if (blocks.some(({ live, name }) => live || hasIsland(name))) return 'runtime'
  return blocks.some(({ acts }) => acts) ? 'actions' : 'none'
}

/** Whether something happens in a block that a site may measure: a car saved, a telephone number called. */
export const isMeasurable = ({ acts, phones }: Block): boolean => acts || phones
