import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readRegistry } from '#blocks/registry.node.ts'
import { formatProblem } from '#server/tenants/file-problem.ts'
import { loadTenants } from '#server/tenants/load-tenants.ts'
import { importGraphOf, placeOf } from './import-graph.ts'
import { copyProject, type ProjectCopy } from './project-copy.fixture.ts'
import { inTurn, isFullTest } from './test-extent.ts'

const root = join(import.meta.dirname, '..')
const graph = importGraphOf(root)
const registry = await readRegistry()
const pages = globSync('tenants/**/pages/*.json', { cwd: root })
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  .sort((a, b) => (a.file < b.file ? -1 : 1))

/** The positions where pages name the block: `tenants/harbour/pages/home.json:14:27`. */
const placesNaming = (block: string): string[] =>
  pages.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(`"block":\\s*(?="${block}")`, 'g'))].map(({ 0: before, index }) =>
      placeIn(file, text, index + before.length),
    ),
  )

function placeIn(file: string, text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n')
  return `${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}

/** Imports of the block's files by other files, except globs, which then match fewer files. */
function danglingImports(block: string): string[] {
  const isRemoved = (path: string) => path.startsWith(`blocks/${block}/`)
  return [...graph.values()]
    .filter(({ path }) => !isRemoved(path))
    .flatMap((file) =>
      file.imports
        .filter(({ specifier, files }) => !specifier.includes('*') && files.some(isRemoved))
        .map(({ specifier, offset }) => `${placeOf(file, offset)} imports ${specifier}`),
    )
}

async function pageFaults(without: string): Promise<string[]> {
  const rest = new Map([...registry].filter(([name]) => name !== without))
  const { problems } = await loadTenants(join(root, 'tenants'), rest, { withExample: true })
  // A page of all templates is read for each.
  return [...new Set(problems.filter(({ level }) => level === 'error').map(formatProblem))]
}

const fileOf = (place: string): string => place.split(':')[0] ?? ''
const changedFile = /^[^ ]+:\d+:\d+ changes: the template's page that they change has errors: (.+)$/

test('every page names existing blocks', async () => {
  expect(await pageFaults('none')).toEqual([])
  expect([...registry.keys()].flatMap(placesNaming).length).toBeGreaterThan(50)
})

/** Every ninth in `npm test`: a check of all pages takes a third of a second. */
const checkedWithout = new Set(inTurn([...registry.keys()], 0, 9))

describe.each([...registry.keys()])('without the block %s', (block) => {
  test('no other source file has a missing import', () => {
    expect(danglingImports(block)).toEqual([])
  })

  test.runIf(checkedWithout.has(block))(
    'the pages that name it and those that change them have errors with positions',
    async () => {
      const places = placesNaming(block)
      const naming = new Set(places.map(fileOf))
      const faults = await pageFaults(block)
      const own = faults.filter((fault) => fault.includes(`: there is no block "${block}"`))
      const byChange = faults.filter((fault) => naming.has(changedFile.exec(fault)?.[1] ?? ''))
      expect([...own, ...byChange].sort()).toEqual([...faults].sort())
      // Changes of an invalid page are not checked until that page is valid.
      const checked = places.filter((place) => !byChange.map(fileOf).includes(fileOf(place)))
      expect(own.map((fault) => fault.split(' ')[0]).sort()).toEqual(checked.sort())
    },
  )
})

/** A copy of the project without a folder of blocks/. */
function copyWithout(block: string): ProjectCopy {
  const copy = copyProject()
  onTestFinished(copy.delete)
  copy.remove(`blocks/${block}`)
  return copy
}

// That no import is missing is tested above for every block, in a hundredth of the time.
test.runIf(isFullTest)(
  'a copy without a folder of blocks/ passes the type check',
  {
    timeout: 120_000,
  },
  () => {
    expect(copyWithout('car-row').run('node_modules/typescript/bin/tsc')).toEqual({
      status: 0,
      output: '',
    })
  },
)

test('a copy without a folder of blocks/ has no style of it, and the check reports the pages', () => {
  const copy = copyWithout('quotes')
  expect(copy.devStyles()).toContain('/blocks/story/')
  expect(copy.devStyles()).not.toContain('/blocks/quotes/')
  const { status, output } = copy.run('scripts/check.ts')
  expect(status).toBe(1)
  const [place = 'none'] = placesNaming('quotes')
  expect(output).toContain(`${place} `)
  expect(output).toContain('there is no block "quotes"')
})
