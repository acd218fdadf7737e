import { join } from 'node:path'
import { z } from 'zod'
import type { Registry } from '#blocks/registry.ts'
import { text } from '#domain/site/fields.ts'
import { type TemplateTheme, templateThemeSchema } from '#domain/site/theme.ts'
import { readWholePage, type WholePage } from '#pages/read-page.ts'
import { problemsOf } from '#pages/zod-problems.ts'
import { type FileProblem, fileProblems, readSource, type SourceFile } from './file-problem.ts'
import { type FolderFiles, folderNames, readFolder } from './files.ts'
import { type PageEntry, RouteBook, routeOfBroken, routeOfText } from './page-entry.ts'

/** `tenants/_templates/<name>/template.json`; the folder is its name. */
export const templateSchema = z
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
  readonly files: readonly SourceFile[]
}

export interface Templates {
  readonly templates: ReadonlyMap<string, Template>
  readonly problems: readonly FileProblem[]
}

/** Every template, and every fault of its files. */
export async function loadTemplates(root: string, registry: Registry): Promise<Templates> {
  const folder = join(root, '_templates')
  const templates = new Map<string, Template>()
  const problems: FileProblem[] = []
  for (const name of await folderNames(folder)) {
    const files = await readFolder(root, join(folder, name), 'template.json')
    const template = readTemplate(files, registry, problems)
    if (template) templates.set(name, template)
  }
  return { templates, problems }
}

function readTemplate(
  files: FolderFiles,
  registry: Registry,
  problems: FileProblem[],
): Template | undefined {
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
  }
  problems.push(...book.problems)
  if (!about) return undefined
  const all = [...(files.main ? [files.main] : []), ...files.pages]
  const { title, theme } = about
  return { name: files.name, title, theme, pages: book.pages, whole, files: all }
}

function readTemplateFile(
  { main, mainPath }: FolderFiles,
  problems: FileProblem[],
): z.output<typeof templateSchema> | undefined {
  if (!main) {
    const message = 'the file is missing; every template has one'
    problems.push({ file: mainPath, line: 1, column: 1, path: [], message, level: 'error' })
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
