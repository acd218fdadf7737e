import { join, resolve } from 'node:path'
import { readRegistry } from '#blocks/registry.node.ts'
import type { Registry } from '#blocks/registry.ts'
import { webhookSecrets } from '#server/delivery/webhook/secrets.ts'
import { mappingProblems } from '#server/stock/mapping/check-mappings.ts'
import { brokenPictures } from '#server/tenants/broken-pictures.ts'
import { type FileProblem, formatProblem } from '#server/tenants/file-problem.ts'
import { type LoadedTenants, loadTenants } from '#server/tenants/load-tenants.ts'
import { readArgs } from '../server/command-args.ts'
import { migratePages } from './migrate-pages.ts'
import { schemaProblems, writeSchemas } from './schema-files.ts'

const root = resolve(import.meta.dirname, '..')

export const usage = `npm run check [-- --write] [-- --migrate] [-- --tenants <folder>]
Checks every tenant and template, and the schemas that editors use.
  --write             writes the schemas of pages, sites and content in pages/
  --migrate           rewrites page files of older formats, except files with errors
  --tenants <folder>  checks the tenants of another folder, without the schemas;
                      TENANTS_DIR does the same`

const options = {
  write: { type: 'boolean', default: false },
  migrate: { type: 'boolean', default: false },
  tenants: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/**
 * `npm run check`: prints every error and warning of the tenants' files, a line each, and returns the exit
 * code. `env` names another folder of tenants by `TENANTS_DIR`.
 * @throws UsageError for an invalid command line
 */
export async function runCheck(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<number> {
  const { values } = readArgs(args, options)
  if (values.help) {
    print(usage)
    return 0
  }
  const registry = await readRegistry()
  const otherFolder = values.tenants ?? (env.TENANTS_DIR || undefined)
  const folder = resolve(otherFolder ?? join(root, 'tenants'))
  const secrets = await secretNames(env)
  const loaded = values.migrate
    ? await migratedTenants(folder, registry, print)
    : await loadTenants(folder, registry, { withExample: true, secrets, now: new Date() })
  const sites = loaded.tenants.size + loaded.faulty.size
  if (values.write) await writeSchemas(root, registry)
  const staleSchemas = otherFolder === undefined ? await schemaProblems(root, registry) : []
  const names = [...loaded.tenants.keys(), ...loaded.faulty.keys()]
  const pictures = await brokenPictures(folder, names)
  const inTenants = [...loaded.problems, ...(await mappingProblems(folder, names))]
  const isError = ({ level }: FileProblem) => level === 'error'
  // A problem of what all templates share is found in each.
  const errors = [...new Set(inTenants.filter(isError).map(formatProblem)), ...staleSchemas]
  const others = [...inTenants, ...pictures].filter((problem) => !isError(problem))
  const warnings = [...new Set(others.map(formatProblem))]
  const allErrors =
    sites > 0 ? errors : [...errors, `${folder}: expected folders of tenants, found none`]
  for (const line of report(allErrors, warnings)) print(line)
  print(
    `${counted(sites, 'site')} checked: ${counted(allErrors.length, 'error')}, ${counted(warnings.length, 'warning')}`,
  )
  return allErrors.length > 0 ? 1 : 0
}

/** Names of the secrets of webhooks, where the environment has any; else they are not checked. */
async function secretNames({ WEBHOOK_SECRETS_FILE: file }: NodeJS.ProcessEnv) {
  return file ? (await webhookSecrets(file)).names : undefined
}

/** Migrates the page files of older formats, prints one line for each, and loads the folder again. */
async function migratedTenants(
  folder: string,
  registry: Registry,
  print: (line: string) => void,
): Promise<LoadedTenants> {
  const before = await loadTenants(folder, registry, { withExample: true })
  if (before.tenants.size + before.faulty.size === 0) return before
  const lines = await migratePages(folder, registry, before)
  for (const line of lines.length > 0 ? [...lines, ''] : ['No page file has an older format.', ''])
    print(line)
  return loadTenants(folder, registry, { withExample: true })
}

const report = (errors: readonly string[], warnings: readonly string[]): string[] => [
  ...errors,
  ...(errors.length > 0 ? [''] : []),
  ...(warnings.length > 0
    ? ['Warnings: these pages work, but not as their files say.', ...warnings, '']
    : []),
]

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
