import type { PageNode } from './resolved-page.ts'

/**
 * Whether what a block shows depends on who asks: it is given the visitor, or its condition asks
 * whether one is signed in. The page for everyone shows it as to an anonymous visitor.
 */
export const isPersonal = ({ block, when }: Pick<PageNode, 'block' | 'when'>): boolean =>
  block.personal || when?.signedIn !== undefined
