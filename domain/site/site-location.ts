import type { Location } from '../location/location.ts'

/** A location in a site's file. */
export type SiteLocation = Location
