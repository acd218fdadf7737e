import { z } from 'zod'
import { ofCode } from '#domain/car/at-location.ts'
import { type Site, siteSchema } from '#domain/site/site.ts'
import type { Store } from '../store/store.ts'
import { formatProblem } from '../tenants/file-problem.ts'
import { FolderSource } from '../tenants/folder-source.ts'
import { parseSourceFile } from '../tenants/source-file.ts'
import { ImportError } from './import-error.ts'

const { timeZone, whenCarLeavesFeed, leftCarsKeptDays } = siteSchema.shape
const codes = z.object({ id: z.string(), slug: z.string() })

/** The settings of a site that its imports follow; whatever else its file says may be faulty. */
const importSiteSchema = z.object({
  timeZone,
  whenCarLeavesFeed,
  leftCarsKeptDays,
  locations: z.array(codes).default([]),
  finance: z.object({ provider: z.number() }).optional(),
})
export type ImportSite = z.infer<typeof importSiteSchema>

/** The settings of a site that states none. */
export const plainSite: ImportSite = importSiteSchema.parse({})

type Published = Pick<Store, 'documents'>

interface SiteFile {
  readonly file: string
  readonly value: unknown
}

/** What is published of it, else the file that it ships with (Spec 6.04). */
async function siteFileOf(
  tenant: string,
  folder: string,
  store: Published | undefined,
): Promise<SiteFile | undefined> {
  const live = await store?.documents(tenant).live()
  const published = live?.find(({ path }) => path === 'site.json')
  const file = published
    ? { file: `${tenant}/site.json, as published`, text: published.text ?? '' }
    : await new FolderSource(folder).siteFile(tenant)
  if (!file?.text) return undefined
  const source = parseSourceFile(file)
  if (!source.ok) throw badSite(source.problems.map(formatProblem))
  return { file: file.file, value: source.value }
}

/**
 * Reads a tenant's `site.json` for an import; without a store, that of its folder.
 * @throws ImportError bad_site if what an import needs of it is invalid
 */
export async function importSite(
  tenant: string,
  tenantsDirectory: string,
  store?: Published,
): Promise<ImportSite> {
  const site = await siteFileOf(tenant, tenantsDirectory, store)
  if (!site) return plainSite
  const parsed = importSiteSchema.safeParse(site.value)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(
    ({ path, message }) => `${site.file}: ${path.join('.')}: ${message}`,
  )
  throw badSite(faults)
}

/** A tenant's whole site; undefined where its file is missing or invalid. */
export async function wholeSite(
  tenant: string,
  tenantsDirectory: string,
  store?: Published,
): Promise<Site | undefined> {
  const site = await siteFileOf(tenant, tenantsDirectory, store).catch(() => undefined)
  return siteSchema.safeParse(site?.value).data
}

const badSite = (faults: readonly string[]) =>
  new ImportError(
    'bad_site',
    `The site's file says what becomes of cars and where they stand, but is invalid:\n  ${faults.join('\n  ')}\nNothing was changed. Correct it (npm run check), then import again.`,
  )

/** Whether a site has a yard code; true for every code where it has no locations. */
export const hasLocation = ({ locations }: ImportSite, code: string): boolean =>
  locations.length === 0 || ofCode(locations, code) !== undefined
