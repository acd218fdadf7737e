import { readdir } from 'node:fs/promises'
import { didYouMean } from './did-you-mean.ts'
import { ImportError } from './import-error.ts'

/** Slugs of all tenants: folders of `tenants/` that do not begin with "_". */
export async function tenantSlugs(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .sort()
}

/** @throws ImportError unknown_tenant with the list of tenants */
export async function assertTenant(slug: string, directory: string): Promise<void> {
  const known = await tenantSlugs(directory)
  if (known.includes(slug)) return
  throw new ImportError(
    'unknown_tenant',
    `There is no tenant "${slug}".${didYouMean(slug, known)} Known tenants: ${known.join(', ')}.`,
  )
}
