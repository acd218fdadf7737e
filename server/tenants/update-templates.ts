import type { Registry } from '#blocks/registry.ts'
import { parseTemplate } from './parse-template.ts'
import type { InputFiles, Snapshot } from './snapshot.ts'
import type { TenantFiles, TenantSource } from './source.ts'
import type { Template } from './template.ts'
import { isLossy, namesOf, type Owner, type UpdateOptions } from './update-site.ts'
import { versionOf } from './version.ts'

/** The result of updating the templates. */
export interface TemplatesUpdate {
  readonly templates: ReadonlyMap<string, Template>
  readonly templateFiles: ReadonlyMap<string, InputFiles>
  readonly unsettled: readonly Owner[]
  /** Files whose errors were fixed. */
  readonly repaired: readonly string[]
}

/**
 * Reads templates again; others are unchanged, and so is one that is equal or invalid.
 * @param wanted names of those to read, besides new ones; default: all
 */
export async function updateTemplates(
  source: TenantSource,
  before: Pick<Snapshot, 'context' | 'templateFiles'>,
  wanted: ReadonlySet<string> | undefined,
  registry: Registry,
  options: UpdateOptions,
): Promise<TemplatesUpdate> {
  const { names, problems } = await source.templateNames()
  const repaired = options.problems.report('the list of templates', problems)
  const templates = new Map<string, Template>()
  const templateFiles = new Map<string, InputFiles>()
  const unsettled: Owner[] = []
  const take = (name: string, template: Template | undefined, files: InputFiles | undefined) => {
    if (template) templates.set(name, template)
    if (files) templateFiles.set(name, files)
  }
  for (const name of names) {
    const old = {
      template: before.context.templates.get(name),
      files: before.templateFiles.get(name),
    }
    const isWanted = wanted === undefined || wanted.has(name) || !old.files
    if (!isWanted) take(name, old.template, old.files)
    else {
      const files = await source.templateFiles(name)
      const next = await updateTemplate(files, old, registry, options)
      take(name, next.template, next.files)
      if (next.isUnsettled) unsettled.push(`template ${name}`)
      repaired.push(...next.repaired)
    }
  }
  const known = new Set(names)
  for (const name of before.templateFiles.keys()) {
    const owner: Owner = `template ${name}`
    if (known.has(name)) continue
    if (options.isSettled(owner)) options.problems.forget(owner)
    else {
      take(name, before.context.templates.get(name), before.templateFiles.get(name))
      unsettled.push(owner)
    }
  }
  return { templates, templateFiles, unsettled, repaired }
}

interface KnownTemplate {
  readonly template: Template | undefined
  readonly files: InputFiles | undefined
}

async function updateTemplate(
  files: TenantFiles,
  old: KnownTemplate,
  registry: Registry,
  options: UpdateOptions,
): Promise<KnownTemplate & { isUnsettled: boolean; repaired: readonly string[] }> {
  const { main, pages, content, sharedContent } = files
  const owner: Owner = `template ${files.name}`
  const folderProblems = files.problems.map(({ file, message }) => `${file} ${message}`)
  const key = versionOf(
    [...(main ? [main] : []), ...pages, ...sharedContent, ...content],
    folderProblems.join('\n'),
  )
  if (old.files?.key === key) return { ...old, isUnsettled: false, repaired: [] }
  const next = { key, names: namesOf(files) }
  const parse = (isSettled: boolean, template: Template | undefined) =>
    parseTemplate(files, registry, template && { template, isSettled })
  if (!options.isSettled(owner)) {
    if (!old.files) return { ...old, isUnsettled: true, repaired: [] }
    const early = await parse(false, old.template)
    if (isLossy(owner, early.problems, next, old.files, options)) {
      const template = equalOr(old.template, early.template) ?? old.template
      const again = { key: '', names: old.files.names }
      return { template, files: again, isUnsettled: true, repaired: [] }
    }
  }
  const { template, problems } = await parse(true, options.keepsLastGood ? old.template : undefined)
  const isNew = options.problems.hasNewError(owner, problems)
  const repaired = options.problems.report(owner, problems)
  if (!template && old.template) {
    if (isNew) options.log.error('template_faulty_kept', { template: files.name })
    return { template: old.template, files: next, isUnsettled: false, repaired }
  }
  return { template: equalOr(old.template, template), files: next, isUnsettled: false, repaired }
}

/** The previous template, where the new one is equal. */
const equalOr = (old: Template | undefined, next: Template | undefined): Template | undefined =>
  old && next && old.version === next.version ? old : next
