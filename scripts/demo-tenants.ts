import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The slugs of the tenants that have a folder; a leading `_` marks templates and examples. */
export const demoTenants = (): string[] =>
  globSync('tenants/[!_.]*/site.json', { cwd: root })
    .map((file) => basename(dirname(file)))
    .sort()
