import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import type { Registry } from '#blocks/registry.ts'
import { text } from '#domain/fields.ts'
import { templateLookSchema } from '#domain/site/look.ts'
import { templateThemeSchema } from '#domain/site/theme.ts'
import { parseWholePage, type WholePage } from '#pages/parse-page.ts'
import { routeTable } from '#pages/routes.ts'
import { problemsOf } from '#pages/zod-problems.ts'
import { parseContent } from './content/parse-content.ts'
import { type FileProblem, wholeProblem } from './file-problem.ts'
import { PageCollector } from './page-collector.ts'
import { type PageEntry, pagesBefore, routeOfText, routesOf } from './page-entry.ts'
import type { TenantFiles } from './source.ts'
import { parseSourceFile, valueProblems } from './source-file.ts'
import type { Template } from './template.ts'
import { versionOf } from './version.ts'
import { weightProblems } from './weight-problems.ts'

/** `tenants/_templates/<name>/template.json`; the folder is its name. */
const templateSchema = z
  .strictObject({
    $schema: z.string().optional(),
    title: text('Title', 'As people call it.'),
    description: text('Description', 'For whom it is, in a sentence.').optional(),
    theme: templateThemeSchema,
    look: templateLookSchema,
  })
  .meta({ title: 'Template', description: 'A template that sites share (D2).' })

/** The parsed files of a template: the template, and all problems found. */
export interface ParsedTemplate {
  /** Absent where `template.json` is invalid. */
  readonly template?: Template
  readonly problems: readonly FileProblem[]
}

/** The template that is used while its files are read again. */
export interface TemplateBefore {
  readonly template: Template
  /** Whether its files are completely written, so that errors count. */
  readonly isSettled: boolean
}

/**
 * Parses and validates a template's files; an invalid page is the last good one of the template `before`.
 * Without I/O; asynchronous because it yields to the event loop between pages.
 */
export async function parseTemplate(
  files: TenantFiles,
  registry: Registry,
  before?: TemplateBefore,
): Promise<ParsedTemplate> {
  const problems = [...files.problems]
  const about = parseTemplateFile(files, problems)
  const collector = new PageCollector(
    before && pagesBefore(before.template.pages.values(), before.isSettled),
  )
  const written = new Map<string, WholePage>()
  for (const source of files.pages) {
    const json = parseSourceFile(source)
    const route = routeOfText(json.value)
    const parsed =
      json.value === undefined
        ? { problems: [] }
        : parseWholePage(json.value, source.file, registry)
    const found = [...json.problems, ...valueProblems(source, json, parsed.problems)]
    const { page, whole } = json.ok ? parsed : {}
    collector.add({ source, route, page, problems: found })
    if (whole) written.set(source.file, whole)
    await setImmediate()
  }
  collector.end(files.pages)
  problems.push(...collector.problems)
  const [baseBefore, ownBefore] = before?.template.content ?? []
  const base = parseContent(files.sharedContent, baseBefore)
  const own = parseContent(files.content, ownBefore)
  problems.push(...base.problems, ...own.problems)
  if (!about) return { problems }
  const { pages } = collector
  const template = {
    name: files.name,
    title: about.title,
    theme: about.theme,
    look: about.look,
    pages,
    whole: wholePages(pages, written, before?.template),
    match: routeTable(routesOf(pages)),
    content: [base.files, own.files],
    version: versionOf(
      [...(files.main ? [files.main] : []), ...files.sharedContent, ...files.content],
      collector.versions.join(' '),
    ),
  }
  return { template, problems }
}

/** The source of each valid page, by route; that of the last good version where it is used. */
function wholePages(
  pages: ReadonlyMap<string, PageEntry>,
  written: ReadonlyMap<string, WholePage>,
  before: Template | undefined,
): Map<string, WholePage> {
  const whole = new Map<string, WholePage>()
  for (const [route, entry] of pages) {
    if (!entry.ok) continue
    const isKept = before?.pages.get(route) === entry
    const page = isKept ? before.whole.get(route) : written.get(entry.page.file)
    if (page) whole.set(route, page)
  }
  return whole
}

function parseTemplateFile(
  { main, mainPath }: TenantFiles,
  problems: FileProblem[],
): z.output<typeof templateSchema> | undefined {
  if (!main) {
    problems.push(wholeProblem(mainPath, 'the file is missing; every template has one'))
    return undefined
  }
  const json = parseSourceFile(main)
  problems.push(...json.problems)
  if (json.value === undefined) return undefined
  const parsed = templateSchema.safeParse(json.value)
  if (!parsed.success) {
    const faults = problemsOf(parsed.error, templateSchema, json.value)
    problems.push(...valueProblems(main, json, faults))
    return undefined
  }
  problems.push(...valueProblems(main, json, weightProblems(parsed.data.theme)))
  return json.ok ? parsed.data : undefined
}
