import { chmod, chown, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Registry } from '#blocks/registry.ts'
import { editedText } from '#pages/edited-text.ts'
import { field } from '#pages/field.ts'
import { migrationOf } from '#pages/migrate.ts'
import { schemaVersion } from '#pages/page.ts'
import type { WholePage } from '#pages/parse-page.ts'
import { FolderSource } from '#server/tenants/folder-source.ts'
import { type LoadedTenants, loadTemplates } from '#server/tenants/load-tenants.ts'
import { routeOfText } from '#server/tenants/page-entry.ts'
import { scanTenants } from '#server/tenants/scan.ts'
import type { TenantSource } from '#server/tenants/source.ts'
import { parseSourceFile, type SourceFile } from '#server/tenants/source-file.ts'

/** Page files of a template or tenant, and by route the template's pages that they may change. */
interface Pages {
  readonly sources: readonly SourceFile[]
  readonly template: ReadonlyMap<string, WholePage>
}

/**
 * Migrates every page file of an older format in place, preserves its formatting, and returns a
 * line per file. Files with errors are not changed.
 * @param checked its `problems` are those that the check found in the same folder
 */
export async function migratePages(
  folder: string,
  registry: Registry,
  { problems }: Pick<LoadedTenants, 'problems'>,
): Promise<string[]> {
  const source = new FolderSource(folder, { withExample: true })
  const faulty = new Set(problems.flatMap(({ level, file }) => (level === 'error' ? [file] : [])))
  const lines: string[] = []
  for await (const { sources, template } of everyPages(source, registry)) {
    for (const file of sources) {
      const line = await migrateFile(file, { folder, registry, template, faulty })
      if (line !== undefined) lines.push(line)
    }
  }
  return lines
}

/** Templates first, because tenants' pages may contain changes to them. */
async function* everyPages(source: TenantSource, registry: Registry): AsyncGenerator<Pages> {
  const { templates } = await loadTemplates(source, registry)
  const none = new Map<string, WholePage>()
  for (const name of (await source.templateNames()).names) {
    yield { sources: (await source.templateFiles(name)).pages, template: none }
  }
  const { heads } = await scanTenants(source)
  for (const { slug, template } of heads) {
    const { pages } = await source.tenantFiles(slug)
    yield { sources: pages, template: templates.get(template ?? '')?.whole ?? none }
  }
}

interface MigrationContext {
  /** The folder of all tenants. */
  readonly folder: string
  readonly registry: Registry
  readonly template: Pages['template']
  readonly faulty: ReadonlySet<string>
}

async function migrateFile(
  source: SourceFile,
  context: MigrationContext,
): Promise<string | undefined> {
  const parsed = parseSourceFile(source)
  if (!parsed.ok) return undefined
  const changed = context.template.get(routeOfText(parsed.value) ?? '')
  const migration = migrationOf(parsed.value, context.registry, changed?.written.blocks)
  if (!migration) return undefined
  const unchanged = `${source.file}: remains in format ${migration.from}`
  if (context.faulty.has(source.file)) return `${unchanged}: it has errors; fix them first`
  if (field(parsed.value, 'changes') !== undefined && !changed) {
    return `${unchanged}: the page that it changes cannot be read; fix that first`
  }
  try {
    const path = join(dirname(context.folder), source.file)
    await replaceFile(path, editedText(source.text, migration))
  } catch (cause) {
    return `${unchanged}: it cannot be written (${cause instanceof Error ? cause.message : cause})`
  }
  return `${source.file}: format ${migration.from} → ${schemaVersion}`
}

/** Replaces a file atomically; its owner, group and permissions and a symbolic link are preserved. */
async function replaceFile(path: string, text: string): Promise<void> {
  const real = await realpath(path)
  const { mode, uid, gid } = await stat(real)
  const temporary = `${real}.${process.pid}.tmp`
  try {
    await writeFile(temporary, text, { mode: 0o600 })
    await chown(temporary, uid, gid)
    // After chown, which may reset the mode; and the umask does not apply here.
    await chmod(temporary, mode)
    await rename(temporary, real)
  } finally {
    await rm(temporary, { force: true })
  }
}
