import type { Log } from '../log.ts'
import { type FileProblem, formatProblem } from './file-problem.ts'
import type { Root } from './files.ts'
import type { Surroundings } from './read-tenant.ts'
import type { SiteHead } from './site-head.ts'
import type { HostSite } from './tenant.ts'

/** What is known of a folder of tenants at a moment; a reload makes the next one. */
export interface Snapshot {
  readonly root: Root
  readonly around: Surroundings
  /** Every site by slug, in the order of the folders. */
  readonly heads: ReadonlyMap<string, SiteHead>
  /** The sites loaded so far. */
  readonly sites: Map<string, HostSite>
}

/** An error takes a page or a site down; a warning is for the dealer. */
export function logProblems(problems: readonly FileProblem[], log: Log): void {
  for (const problem of problems) {
    const event = { problem: formatProblem(problem) }
    if (problem.level === 'error') log.error('tenant_file', event)
    else log.warn('tenant_file', event)
  }
}
