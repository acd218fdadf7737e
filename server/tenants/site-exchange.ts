import type { Log } from '../log.ts'
import { hostsOf } from './host.ts'
import { readTenantFiles } from './load.ts'
import type { ProblemLog } from './problem-log.ts'
import type { Surroundings, TenantReading } from './read-tenant.ts'
import { siteHeadOf } from './site-head.ts'
import type { LoadedSite, ReadFiles } from './snapshot.ts'
import type { TenantFiles } from './source.ts'
import type { HostSite } from './tenant.ts'
import { versionOf } from './version.ts'

/** A tenant or template, for logs and for who waits for its files to settle. */
export type Owner = `${'tenant' | 'template'} ${string}`

export interface ExchangeOptions {
  readonly log: Log
  readonly problems: ProblemLog
  /** Whether the last good version of what is faulty stays; else faults show in its place. */
  readonly keepsLastGood: boolean
  /** Whether the files have not changed for a while, so that nobody is writing them just now. */
  readonly isSettled: (owner: Owner) => boolean
}

/** A site as it is served from now on, and what became of its files. */
export interface SiteExchange {
  /** Absent where nothing can be served before its files have settled. */
  readonly next?: LoadedSite
  /** A fault or a missing file that may be gone in a moment: to be read again. */
  readonly isUnsettled: boolean
  /** Whether its `site.json` is faulty and the last good site stays. */
  readonly isKept: boolean
  /** Files whose faults are gone. */
  readonly repaired: readonly string[]
}

/** Makes a site of its files, beside the one that was made of them before. */
export function exchangeSite(
  files: TenantFiles,
  old: LoadedSite | undefined,
  around: Surroundings,
  options: ExchangeOptions,
): SiteExchange {
  const key = siteKey(files, around)
  if (old && old.key === key) return { next: old, isUnsettled: false, isKept: false, repaired: [] }
  const owner: Owner = `tenant ${files.name}`
  const readFiles = { key, names: namesOf(files) }
  if (!options.isSettled(owner)) {
    if (!old) return { isUnsettled: true, isKept: false, repaired: [] }
    const early = read(files, old, around, false)
    if (isLossy(owner, early.problems, readFiles, old, options)) {
      const site = early.site.kind === 'ready' ? sameIfEqual(early.site, old.site) : old.site
      const next = { site, key: '', names: old.names }
      return { next, isUnsettled: true, isKept: false, repaired: [] }
    }
  }
  const { keepsLastGood } = options
  const { site, problems } = read(files, keepsLastGood ? old : undefined, around, true)
  const isNew = options.problems.hasNewError(owner, problems)
  const repaired = options.problems.report(owner, problems)
  const isKept = keepsLastGood && site.kind === 'faulty' && old?.site.kind === 'ready'
  if (isKept && isNew) {
    options.log.error('site_faulty_kept', { tenant: files.name, problems: site.faulty.problems })
  }
  const served = isKept ? old.site : sameIfEqual(site, old?.site)
  return { next: { ...readFiles, site: served }, isUnsettled: false, isKept, repaired }
}

/** Changes with whatever decides what the files give and what is wrong with them. */
function siteKey(files: TenantFiles, { templates, claims }: Surroundings): string {
  const { main, pages, content, media, problems } = files
  const head = siteHeadOf(files.name, main)
  const basis = {
    template: templates.get(head.template ?? '')?.version,
    hosts: hostsOf(files.name, head.hosts, claims),
    claims: head.hosts.map((host) => claims.get(host)),
    media,
    problems: problems.map(({ file, message }) => [file, message]),
  }
  return versionOf([...(main ? [main] : []), ...pages, ...content], JSON.stringify(basis))
}

export const namesOf = ({ main, pages, content }: TenantFiles): string[] =>
  [...(main ? [main] : []), ...pages, ...content].map(({ file }) => file)

function read(
  files: TenantFiles,
  old: LoadedSite | undefined,
  around: Surroundings,
  isSettled: boolean,
): TenantReading {
  const tenant = old?.site.kind === 'ready' ? old.site.tenant : undefined
  return readTenantFiles(files, around, tenant && { tenant, isSettled })
}

/** Whether files that are being written may look like this. */
export function isLossy(
  owner: Owner,
  problems: TenantReading['problems'],
  files: ReadFiles,
  old: ReadFiles,
  options: ExchangeOptions,
): boolean {
  const names = new Set(files.names)
  const isGone = old.names.some((name) => !names.has(name))
  return isGone || options.problems.hasNewError(owner, problems)
}

/** The site before, where the new one is equal: what was kept of its pages is still right. */
function sameIfEqual(site: HostSite, old: HostSite | undefined): HostSite {
  const isEqual =
    site.kind === 'ready' && old?.kind === 'ready' && site.tenant.version === old.tenant.version
  return isEqual ? old : site
}
