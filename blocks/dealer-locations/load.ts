import type { SiteLocation } from '#domain/site/site-location.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

/** The location of the page's address; absent on a page about all. */
export interface LocationsData {
  readonly location?: SiteLocation | undefined
}

const load: Load<typeof block, LocationsData> = ({ location }) => ({ location })
export default load
