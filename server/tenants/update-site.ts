import { isDeepStrictEqual } from 'node:util'
import type { Log } from '../log.ts'
import { hostsOf } from './host.ts'
import type { ParseContext } from './parse-context.ts'
import { type ParsedTenant, parseTenant } from './parse-tenant.ts'
import type { ProblemLog } from './problem-log.ts'
import { siteHeadOf } from './site-head.ts'
import type { InputFiles, LoadedSite } from './snapshot.ts'
import type { TenantFiles } from './source.ts'
import type { HostSite } from './tenant.ts'
import { versionOf } from './version.ts'

/** A tenant or template, as the key of logged problems and of pending changes. */
export type Owner = `${'tenant' | 'template'} ${string}`

export interface UpdateOptions {
  readonly log: Log
  readonly problems: ProblemLog
  /** Whether the last good version of an invalid site or page is served; else its errors are shown. */
  readonly keepsLastGood: boolean
  /** Whether the files have not changed for a while, so that they are completely written. */
  readonly isSettled: (owner: Owner) => boolean
}

/** The result of updating one site. */
export interface SiteUpdate {
  /** The site to serve; absent for a new site that is still being written. */
  readonly next?: LoadedSite
  /** Whether it has an error or missing file that may be temporary: to be read again. */
  readonly isUnsettled: boolean
  /** Whether its `site.json` is invalid and the last good site is served. */
  readonly isKept: boolean
  /** Files whose errors were fixed. */
  readonly repaired: readonly string[]
}

/** Makes a site from its files, given the previous one. */
export function updateSite(
  files: TenantFiles,
  old: LoadedSite | undefined,
  context: ParseContext,
  options: UpdateOptions,
): SiteUpdate {
  const key = siteKey(files, context)
  if (old && old.key === key) return { next: old, isUnsettled: false, isKept: false, repaired: [] }
  const owner: Owner = `tenant ${files.name}`
  const inputFiles = { key, names: namesOf(files) }
  if (!options.isSettled(owner)) {
    if (!old) return { isUnsettled: true, isKept: false, repaired: [] }
    const early = parse(files, old, context, false)
    if (isLossy(owner, early.problems, inputFiles, old, options)) {
      const site = early.site.kind === 'ready' ? sameIfEqual(early.site, old.site) : old.site
      const next = { site, key: '', names: old.names }
      return { next, isUnsettled: true, isKept: false, repaired: [] }
    }
  }
  const { keepsLastGood } = options
  const { site, problems } = parse(files, keepsLastGood ? old : undefined, context, true)
  const isNew = options.problems.hasNewError(owner, problems)
  const repaired = options.problems.report(owner, problems)
  const isKept = keepsLastGood && site.kind === 'faulty' && old?.site.kind === 'ready'
  if (isKept && isNew) {
    options.log.error('site_faulty_kept', { tenant: files.name, problems: site.faulty.problems })
  }
  const served = isKept ? old.site : sameIfEqual(site, old?.site)
  return { next: { ...inputFiles, site: served }, isUnsettled: false, isKept, repaired }
}

/** Changes with every input of reading the site. */
function siteKey(files: TenantFiles, { templates, claims }: ParseContext): string {
  const { main, pages, content, sharedContent, media, library, problems } = files
  const head = siteHeadOf(files.name, main)
  const basis = {
    template: templates.get(head.template ?? '')?.version,
    hosts: hostsOf(files.name, head.hosts, claims),
    claims: head.hosts.map((host) => claims.get(host)),
    media,
    library,
    problems: problems.map(({ file, message }) => [file, message]),
  }
  return versionOf(
    [...(main ? [main] : []), ...pages, ...sharedContent, ...content],
    JSON.stringify(basis),
  )
}

export const namesOf = ({ main, pages, content, sharedContent }: TenantFiles): string[] =>
  [...(main ? [main] : []), ...pages, ...sharedContent, ...content].map(({ file }) => file)

function parse(
  files: TenantFiles,
  old: LoadedSite | undefined,
  context: ParseContext,
  isSettled: boolean,
): ParsedTenant {
  const tenant = old?.site.kind === 'ready' ? old.site.tenant : undefined
  return parseTenant(files, context, tenant && { tenant, isSettled })
}

/** Whether the state may be that of files still being written: a file is missing or has a new error. */
export function isLossy(
  owner: Owner,
  problems: ParsedTenant['problems'],
  files: InputFiles,
  old: InputFiles,
  options: UpdateOptions,
): boolean {
  const names = new Set(files.names)
  const isGone = old.names.some((name) => !names.has(name))
  return isGone || options.problems.hasNewError(owner, problems)
}

/** The previous site, where the new one is equal: its cached pages are still valid. */
function sameIfEqual(site: HostSite, old: HostSite | undefined): HostSite {
  const isEqual =
    site.kind === 'ready' && old?.kind === 'ready'
      ? site.tenant.version === old.tenant.version
      : site.kind === 'faulty' && isDeepStrictEqual(site, old)
  return old && isEqual ? old : site
}
