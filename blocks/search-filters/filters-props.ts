import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** The block's settings, with their defaults. */
export type FiltersProps = ViewOf<typeof block>['props']
