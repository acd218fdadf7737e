import type { FileProblem } from './file-problem.ts'
import { type SiteHead, siteHeadOf } from './site-head.ts'
import type { TenantSource } from './source.ts'

/** All sites of a source, before any of them is checked. */
export interface Scan {
  /** In the order of their names. */
  readonly heads: readonly SiteHead[]
  /** What has a name and cannot be read. */
  readonly problems: readonly FileProblem[]
}

/** Site files read at once. */
const AT_ONCE = 16

/** Reads of every site no more than its head; a thousand take a moment. */
export async function scanTenants(source: TenantSource): Promise<Scan> {
  const { names, problems } = await source.tenantNames()
  const heads: SiteHead[] = []
  for (let from = 0; from < names.length; from += AT_ONCE) {
    const some = names.slice(from, from + AT_ONCE)
    heads.push(
      ...(await Promise.all(
        some.map(async (name) => siteHeadOf(name, await source.siteFile(name))),
      )),
    )
  }
  return { heads, problems }
}
