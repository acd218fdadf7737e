import type { ViewOf } from '../define-block.ts'
import type { LocationsData } from './load.ts'
import type block from './schema.ts'

/** What the views of the layouts get. */
export type LocationsView = ViewOf<typeof block, LocationsData>
