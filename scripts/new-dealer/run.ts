import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { readRegistry } from '#blocks/registry.node.ts'
import { field } from '#pages/field.ts'
import { parseJson } from '#pages/source.ts'
import { errorCode } from '#server/system-error.ts'
import { formatProblem } from '#server/tenants/file-problem.ts'
import { FolderSource } from '#server/tenants/folder-source.ts'
import { parseTemplate } from '#server/tenants/parse-template.ts'
import { parseTenant } from '#server/tenants/parse-tenant.ts'
import { AnswerError, answersOf } from './answers.ts'
import { dealerFiles, type Example, type NewFile } from './dealer-files.ts'
import {
  type Answers,
  optionOf,
  type QuestionName,
  questions,
  type Surroundings,
} from './questions.ts'

/** What the command uses of its process. */
export interface NewDealerContext {
  readonly tenants: string
  /** The folder with `_example`, which the files are made from. */
  readonly examples: string
  /** The port of `npm start`. */
  readonly port: number
  /** Asks a person; absent without a terminal, where what is not given is as suggested. */
  readonly ask?: ((question: string) => Promise<string>) | undefined
  out(line: string): void
  err(line: string): void
}

const usage = `npm run new-dealer [-- --name <text>] [-- --<question> <answer>]…
Asks a few questions and writes the folder of a new dealer. What is given as an option is not asked;
without a terminal, or with --yes, everything else is as suggested.
${questions.map(({ name, text }) => `  --${optionOf(name).padEnd(10)} ${text}`).join('\n')}
  --yes        asks nothing`

/** `npm run new-dealer`: returns the exit code. Never overwrites. */
export async function runNewDealer(
  args: readonly string[],
  context: NewDealerContext,
): Promise<number> {
  try {
    return await newDealer(args, context)
  } catch (cause) {
    if (!(cause instanceof AnswerError)) throw cause
    context.err(cause.message)
    return 1
  }
}

async function newDealer(args: readonly string[], context: NewDealerContext): Promise<number> {
  const given = optionsIn(args)
  if (given.help) {
    context.out(usage)
    return 0
  }
  const { tenants } = context
  const example = await exampleIn(context.examples)
  const around = { tenants, kinds: await kindsIn(tenants), example: presetsOf(example) }
  const ask = given.yes ? undefined : context.ask
  const { answers, suggested } = await answersOf(given.answers, around, { ...context, ask })
  const folder = join(tenants, answers.slug)
  await writeAll(folder, await dealerFiles(answers, example))
  const lines = await faultsOf(answers, tenants)
  for (const line of lines) context.err(line)
  context.out(nextSteps(answers, suggested, context))
  return lines.length > 0 ? 1 : 0
}

/** What `npm run check` says of the new folder: it is read with its own template alone. */
async function faultsOf({ slug, template }: Answers, tenants: string): Promise<string[]> {
  const source = new FolderSource(tenants)
  const registry = await readRegistry()
  const parsed = await parseTemplate(await source.templateFiles(template), registry)
  const templates = new Map(parsed.template && [[template, parsed.template]])
  const files = await source.tenantFiles(slug)
  const { problems } = parseTenant(files, { templates, registry, claims: new Map() })
  return problems.map(formatProblem)
}

function optionsIn(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const options = {
    ...Object.fromEntries(questions.map(({ name }) => [optionOf(name), text])),
    yes: flag,
    help: flag,
  }
  try {
    const { values } = parseArgs({ args: [...args], options })
    const answers = new Map<QuestionName, string>()
    for (const { name } of questions) {
      const value: unknown = field(values, optionOf(name))
      if (typeof value === 'string') answers.set(name, value)
    }
    return { answers, yes: values.yes === true, help: values.help === true }
  } catch (cause) {
    throw new AnswerError(`${cause instanceof Error ? cause.message : cause}\n\n${usage}`)
  }
}

const recordAt = async (path: string): Promise<Readonly<Record<string, unknown>>> => {
  const value: unknown = JSON.parse(await readFile(path, 'utf8'))
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

const exampleIn = async (folder: string): Promise<Example> => ({
  site: await recordAt(join(folder, '_example/site.json')),
  home: await recordAt(join(folder, '_example/pages/home.json')),
})

function presetsOf({ site, home }: Example): Surroundings['example'] {
  const at = (value: unknown, ...path: (string | number)[]) =>
    String(path.reduce<unknown>((inside, key) => field(inside, String(key)), value) ?? '')
  return {
    brand: at(site, 'theme', 'brand'),
    accent: at(site, 'theme', 'accent'),
    headline: at(home, 'changes', 0, 'props', 'heading'),
  }
}

/** The templates that can be read, each with whom it is for. */
async function kindsIn(tenants: string): Promise<Surroundings['kinds']> {
  const source = new FolderSource(tenants)
  const { names } = await source.templateNames()
  const kinds = await Promise.all(
    names.map(async (name) => {
      const { main } = await source.templateFiles(name)
      const template = parseJson(main?.text ?? '')
      if (!template.ok) return []
      const description = String(field(template.value, 'description') ?? name)
      const isDark = field(field(template.value, 'look'), 'scene') === 'night'
      return { name, description, isDark }
    }),
  )
  return kinds.flat()
}

/** Writes the files into a folder that does not exist yet. */
async function writeAll(folder: string, files: readonly NewFile[]): Promise<void> {
  await mkdir(folder).catch((cause: unknown) => {
    if (errorCode(cause) !== 'EEXIST') throw cause
    throw new AnswerError(`${folder} exists already. Nothing was written.`)
  })
  for (const file of files) {
    const path = join(folder, file.path)
    await mkdir(dirname(path), { recursive: true })
    if ('copyOf' in file) await copyFile(file.copyOf, path)
    else await writeFile(path, `${JSON.stringify(file.json, null, 2)}\n`)
  }
}

function nextSteps(
  answers: Answers,
  suggested: readonly QuestionName[],
  { tenants, port }: NewDealerContext,
): string {
  const { slug, street } = answers
  const folder = relative(process.cwd(), join(tenants, slug)) || slug
  const kept = suggested.map((name) => `${optionOf(name)} ${answers[name]}`)
  return [
    `Wrote ${folder}.`,
    ...(kept.length > 0 ? [`As suggested: ${kept.join('; ')}.`] : []),
    'Next:',
    `  npm start, then open http://${slug}.localhost:${port}; every edit of its files shows at once`,
    `  npm run stock -- import <file> --tenant ${slug} --try; for another supplier's columns first "map" (docs/feeds.md)`,
    '  in site.json: "hosts" with its domain, "legal" with its licences, "delivery" if enquiries go elsewhere than to its e-mail address',
    ...(street === '' ? ['  in site.json: "locations" with address and hours'] : []),
    '  npm run check after each edit; docs/dealers.md explains pages, content and the site file',
  ].join('\n')
}
