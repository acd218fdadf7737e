import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The slugs of the project's tenants; folders with a leading `_` are templates and examples. */
export const demoTenants = (): string[] =>
  globSync('tenants/[!_.]*/site.json', { cwd: root })
    .map((file) => basename(dirname(file)))
    .sort()
