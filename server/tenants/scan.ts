import type { FileProblem } from './file-problem.ts'
import { type SiteHead, siteHeadOf } from './site-head.ts'
import type { TenantSource } from './source.ts'

/** All sites of a source, before any of them is checked. */
export interface Scan {
  /** In the order of their names. */
  readonly heads: readonly SiteHead[]
  /** Problems of entries that cannot be read. */
  readonly problems: readonly FileProblem[]
}

/** Number of site files read concurrently. */
const MAX_CONCURRENT = 16

/** Reads only the head of every site, which is fast even for a thousand. */
export async function scanTenants(source: TenantSource): Promise<Scan> {
  const { names, problems } = await source.tenantNames()
  const heads: SiteHead[] = []
  for (let from = 0; from < names.length; from += MAX_CONCURRENT) {
    const some = names.slice(from, from + MAX_CONCURRENT)
    heads.push(
      ...(await Promise.all(
        some.map(async (name) => siteHeadOf(name, await source.siteFile(name))),
      )),
    )
  }
  return { heads, problems }
}
