import type { Block } from '#blocks/define-block.ts'
import type { PageWhen, When } from './page.ts'
import type { Path } from './problem.ts'

/** A block of a page, ready to be rendered. */
export interface PageNode {
  readonly id: string
  readonly block: Block
  /** Parsed by the block's own schema, defaults applied. */
  readonly props: Readonly<Record<string, unknown>>
  readonly slots: Readonly<Record<string, readonly PageNode[]>>
  readonly when?: When
  /** The file that contains the block, and where. */
  readonly file: string
  readonly path: Path
}

/** A page with its tenant's changes, checked, all defaults applied. */
export interface ResolvedPage {
  readonly route: string
  /** Further routes of the page. */
  readonly also: readonly string[]
  /** Routes that lead to it. */
  readonly movedFrom: readonly string[]
  /** On which sites it exists. */
  readonly when?: PageWhen
  /** The page above it in breadcrumbs, where its address does not say it. */
  readonly parent?: string
  readonly title?: string
  readonly description?: string
  readonly access: 'public' | 'signed-in'
  readonly robots: 'index' | 'noindex'
  readonly blocks: readonly PageNode[]
  readonly file: string
}
