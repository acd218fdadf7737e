import type { SiteLook } from './look.ts'
import type { Look } from './look-axes.ts'
import { merged } from './merged.ts'

/** The site's look over its template's. */
export const lookOf = (template: Look, site: SiteLook): Look => merged(template, site)
