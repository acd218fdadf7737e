import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import type { Registry } from '#blocks/registry.ts'
import { text } from '#domain/fields.ts'
import { templateLookSchema } from '#domain/site/look.ts'
import type { Look } from '#domain/site/look-axes.ts'
import { type TemplateTheme, templateThemeSchema } from '#domain/site/theme.ts'
import { readWholePage, type WholePage } from '#pages/read-page.ts'
import { type Match, routeTable } from '#pages/routes.ts'
import { problemsOf } from '#pages/zod-problems.ts'
import { type FileProblem, fileProblems, readSource } from './file-problem.ts'
import { PageCollector } from './page-collector.ts'
import { type PageEntry, pagesBefore, routeOfBroken, routeOfText, routesOf } from './page-entry.ts'
import { wholeProblem } from './read-folder.ts'
import type { TenantFiles, TenantSource } from './source.ts'
import { versionOf } from './version.ts'

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

/** A set of pages and a theme that sites share (D2). */
export interface Template {
  readonly name: string
  readonly title: string
  readonly theme: TemplateTheme
  readonly look: Look
  /** By route; tenants that do not change a page share it. */
  readonly pages: ReadonlyMap<string, PageEntry>
  /** Its pages as written, by route, for tenants that change them. */
  readonly whole: ReadonlyMap<string, WholePage>
  /** Matches the paths of a tenant without pages of its own. */
  readonly match: Match<PageEntry>
  /** Changes with any of its files. */
  readonly version: string
}

export interface Templates {
  readonly templates: ReadonlyMap<string, Template>
  readonly problems: readonly FileProblem[]
}

/** Reads every template, with all problems. */
export async function loadTemplates(source: TenantSource, registry: Registry): Promise<Templates> {
  const templates = new Map<string, Template>()
  const { names, problems: ofNames } = await source.templateNames()
  const problems = [...ofNames]
  for (const name of names) {
    const reading = await readTemplate(await source.templateFiles(name), registry)
    problems.push(...reading.problems)
    if (reading.template) templates.set(name, reading.template)
  }
  return { templates, problems }
}

export interface TemplateReading {
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
 * Makes a template from its files; an invalid page is the last good one of the template `before`. Yields
 * to the event loop between pages.
 */
export async function readTemplate(
  files: TenantFiles,
  registry: Registry,
  before?: TemplateBefore,
): Promise<TemplateReading> {
  const problems = [...files.problems]
  const about = readTemplateFile(files, problems)
  const collector = new PageCollector(
    before && pagesBefore(before.template.pages.values(), before.isSettled),
  )
  const written = new Map<string, WholePage>()
  for (const source of files.pages) {
    const read = readSource(source)
    const route = read.ok ? routeOfText(read.value) : routeOfBroken(source)
    const reading = read.ok ? readWholePage(read.value, source.file, registry) : undefined
    const found = [...read.problems, ...fileProblems(source, reading?.problems ?? [])]
    collector.add({ source, route, page: reading?.page, problems: found })
    if (reading?.whole) written.set(source.file, reading.whole)
    await setImmediate()
  }
  collector.end(files.pages)
  problems.push(...collector.problems)
  if (!about) return { problems }
  const { pages } = collector
  const template = {
    ...{ name: files.name, title: about.title, theme: about.theme, look: about.look, pages },
    whole: wholePages(pages, written, before?.template),
    match: routeTable(routesOf(pages)),
    version: versionOf(files.main ? [files.main] : [], collector.versions.join(' ')),
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

function readTemplateFile(
  { main, mainPath }: TenantFiles,
  problems: FileProblem[],
): z.output<typeof templateSchema> | undefined {
  if (!main) {
    problems.push(wholeProblem(mainPath, 'the file is missing; every template has one'))
    return undefined
  }
  const read = readSource(main)
  problems.push(...read.problems)
  if (!read.ok) return undefined
  const parsed = templateSchema.safeParse(read.value)
  if (!parsed.success) {
    problems.push(...fileProblems(main, problemsOf(parsed.error, templateSchema, read.value)))
    return undefined
  }
  return parsed.data
}
