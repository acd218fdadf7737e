import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const indexSchema = z.object({
  entries: z.record(
    z.string(),
    z.object({ type: z.string(), importPath: z.string(), title: z.string(), name: z.string() }),
  ),
})

/** How the preview's entry loads a file of stories: `"./ui/x/x.stories.tsx":()=>a(()=>import(`./x-HASH.js`),`. */
const storyImport =
  /"(\.\/[^"]+\.stories\.tsx)":\(\)=>\w+\(\(\)=>import\(["'`]\.\/([^"'`]+)["'`]\)/g
const reference = /["'`]\.\/([\w.-]+\.js)["'`]/g
/** The hash in the name of a built file: the name of what loads it is part of it, and so of no use here. */
const nameHash = /-[\w-]{8}(?=\.(js|css|svg|webp|woff2)\b)/g
/** Written at each build: the lists of stories and of the project, and their copies in the pages. */
const ownOfBuild = /^const files = .*$/m

/** What differs between two builds of the same sources is left out. */
const digest = (text: string): string =>
  createHash('sha256').update(text.replaceAll(nameHash, '')).digest('hex')

/**
 * Of each story in a built Storybook a digest of all that its page loads: the modules of its file and
 * of the preview, stylesheets, fonts and pictures. Stories with equal digests in two builds are drawn
 * from the same bytes, so that their pictures need no comparison.
 */
export function storyInputs(storybook: string): Map<string, string> {
  const modules = new Map(
    globSync('assets/*.js', { cwd: storybook }).map((file) => [
      file.replace('assets/', ''),
      readFileSync(join(storybook, file), 'utf8'),
    ]),
  )
  const [entry, files] = previewEntry(modules)
  const storyModules = new Set(files.values())
  const text = (name: string): string => {
    const whole = modules.get(name) ?? ''
    // A story that is added or removed elsewhere changes no other one.
    return name === entry ? whole.replaceAll(storyImport, '') : whole
  }
  const shared = sharedDigest(storybook)
  const digests = new Map(Array.from(modules.keys(), (name) => [name, digest(text(name))]))
  const references = new Map(
    Array.from(modules.keys(), (name) => [
      name,
      Array.from(text(name).matchAll(reference), ([, next = '']) => next).filter(
        (next) => modules.has(next) && !storyModules.has(next),
      ),
    ]),
  )
  const reachedFrom = (...names: string[]): Set<string> => {
    const reached = new Set(names)
    for (const name of reached) for (const next of references.get(name) ?? []) reached.add(next)
    return reached
  }
  const digestOfFile = new Map(
    Array.from(files, ([file, module]) => {
      const reached = Array.from(reachedFrom(entry, module), (name) => digests.get(name)).sort()
      return [file, digest([shared, ...reached].join('\n'))]
    }),
  )
  return new Map(
    storiesIn(storybook).map(([id, { importPath }]) => {
      const found = digestOfFile.get(importPath)
      if (!found) throw new Error(`${id}: expected ${importPath} in the built preview, found none`)
      return [id, found]
    }),
  )
}

/** What Storybook calls each story of a build, by its id: `Primitives/Price: Drive Away`. */
export const storyTitles = (storybook: string): Map<string, string> =>
  new Map(storiesIn(storybook).map(([id, { title, name }]) => [id, `${title}: ${name}`]))

function storiesIn(storybook: string) {
  const { entries } = indexSchema.parse(
    JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')),
  )
  return Object.entries(entries).filter(([, { type }]) => type === 'story')
}

/** The preview's entry, and the module of each file of stories. */
function previewEntry(modules: ReadonlyMap<string, string>): [string, Map<string, string>] {
  for (const [name, text] of modules) {
    const imports = Array.from(text.matchAll(storyImport), ([, file = '', module = '']) => {
      return [file, module] as const
    })
    if (imports.length > 0) return [name, new Map(imports)]
  }
  throw new Error('expected a module that imports the stories, found none')
}

/** A digest of what every story's page loads besides modules. */
function sharedDigest(storybook: string): string {
  const page = readFileSync(join(storybook, 'iframe.html'), 'utf8').replace(ownOfBuild, '')
  const files = globSync('{assets,fonts}/**/*.{css,svg,webp,png,woff2}', { cwd: storybook }).sort()
  const contents = files.map((file) => digest(readFileSync(join(storybook, file), 'latin1')))
  return digest([page, ...contents].join('\n'))
}

export interface Choice {
  /** Every story, though it is built from the same bytes. */
  readonly all?: boolean | undefined
  /** Only stories whose id contains it. */
  readonly only?: string | undefined
}

/** The stories that two builds draw from different bytes, and those that only one of them has. */
export function storiesToCompare(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  { all = false, only = '' }: Choice = {},
): Set<string> {
  const ids = new Set([...before.keys(), ...after.keys()])
  return new Set(
    [...ids].filter((id) => id.includes(only) && (all || before.get(id) !== after.get(id))),
  )
}
