import type { PageNode } from './resolved-page.ts'

/**
 * Whether a block depends on the visitor: its view gets the visitor, or its condition is `signedIn`.
 * The page for everyone shows it as to an anonymous visitor.
 */
export const isPersonal = ({ block, when }: Pick<PageNode, 'block' | 'when'>): boolean =>
  block.varies.visitor || when?.signedIn !== undefined
