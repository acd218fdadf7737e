import type { Block } from '#blocks/define-block.ts'
import { hasIsland } from './registry.ts'

/** Which script a page brings: that of live blocks and islands, or that of actions and menus alone. */
export type PageScript = 'runtime' | 'actions' | 'none'

/** The least script that these blocks do with, by what they declare. */
export function scriptOf(blocks: readonly Block[]): PageScript {
  if (blocks.some(({ live, name }) => live || hasIsland(name))) return 'runtime'
  return blocks.some(({ acts }) => acts) ? 'actions' : 'none'
}
