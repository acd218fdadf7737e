import type { ViewOf } from '../define-block.ts'
import type { HeroData } from './data.ts'
import type block from './schema.ts'

export type HeroProps = ViewOf<typeof block, HeroData>
