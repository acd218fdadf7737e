import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import type { Registry } from '#blocks/registry.ts'
import { text } from '#domain/fields.ts'
import { type TemplateTheme, templateThemeSchema } from '#domain/site/theme.ts'
import { readWholePage, type WholePage } from '#pages/read-page.ts'
import { type Match, routeTable } from '#pages/routes.ts'
import { problemsOf } from '#pages/zod-problems.ts'
import { type FileProblem, fileProblems, readSource } from './file-problem.ts'
import { type FolderFiles, type Root, readFolder, wholeProblem } from './files.ts'
import { folderNames } from './folder-names.ts'
import { type PageEntry, RouteBook, routeOfBroken, routeOfText, routesOf } from './page-entry.ts'
import { versionOf } from './version.ts'

/** `tenants/_templates/<name>/template.json`; the folder is its name. */
const templateSchema = z
  .strictObject({
    $schema: z.string().optional(),
    title: text('Title', 'As people call it.'),
    description: text('Description', 'For whom it is, in a sentence.').optional(),
    theme: templateThemeSchema,
  })
  .meta({ title: 'Template', description: 'A template that sites share (D2).' })

/** A set of pages and a look that sites share (D2). */
export interface Template {
  readonly name: string
  readonly title: string
  readonly theme: TemplateTheme
  /** By route; tenants that do not change a page share it. */
  readonly pages: ReadonlyMap<string, PageEntry>
  /** Its pages as written, by route, for tenants that change them. */
  readonly whole: ReadonlyMap<string, WholePage>
  /** Answers the addresses of a tenant without pages of its own. */
  readonly match: Match<PageEntry>
  /** Changes with any of its files. */
  readonly version: string
}

export interface Templates {
  readonly templates: ReadonlyMap<string, Template>
  /** Names of folders that give no template. */
  readonly faulty: readonly string[]
  readonly problems: readonly FileProblem[]
}

/** Every template, and every fault of its files. */
export async function loadTemplates(root: Root, registry: Registry): Promise<Templates> {
  const folder = join(root.folder, '_templates')
  const templates = new Map<string, Template>()
  const { names, problems: inFolder } = await folderNames(root, folder)
  const problems = [...inFolder]
  for (const name of names) {
    const files = await readFolder(root, join(folder, name), 'template.json')
    const template = await readTemplate(files, registry, problems)
    if (template) templates.set(name, template)
  }
  return { templates, faulty: names.filter((name) => !templates.has(name)), problems }
}

/** Checks one page at a time; the event loop is free between two. */
async function readTemplate(
  files: FolderFiles,
  registry: Registry,
  problems: FileProblem[],
): Promise<Template | undefined> {
  problems.push(...files.problems)
  const about = readTemplateFile(files, problems)
  const book = new RouteBook()
  const whole = new Map<string, WholePage>()
  for (const source of files.pages) {
    const read = readSource(source)
    const found = [...read.problems]
    const route = read.ok ? routeOfText(read.value) : routeOfBroken(source)
    const reading = read.ok ? readWholePage(read.value, source.file, registry) : undefined
    found.push(...fileProblems(source, reading?.problems ?? []))
    book.add(source, route, reading?.page, found)
    if (reading?.whole && route !== undefined) whole.set(route, reading.whole)
    await setImmediate()
  }
  problems.push(...book.problems)
  if (!about) return undefined
  const { pages } = book
  return {
    ...{ name: files.name, title: about.title, theme: about.theme, pages, whole },
    match: routeTable(routesOf(pages)),
    version: versionOf([...(files.main ? [files.main] : []), ...files.pages]),
  }
}

function readTemplateFile(
  { main, mainPath }: FolderFiles,
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
