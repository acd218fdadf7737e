import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { showsDrawnBy } from '#blocks/shows-drawn-by.ts'
import { blocks } from '#pages/render/registry.ts'
import { storiesHtml } from '#pages/render/story-html.fixture.tsx'
import { graphOf } from './import-graph.fixture.ts'
import { folderOf, importGraphOf } from './import-graph.ts'
import { lateSheets } from './late-sheets.ts'
import { projectRoot } from './run-tool.ts'
import { sheetBlocks } from './sheet-blocks.ts'

test('a sheet of a primitive loads with the blocks that reach it, and with no other page (Spec 1.11)', () => {
  const graph = graphOf({
    'ui/stepper/stepper.tsx': {},
    'ui/stepper/stepper.stories.tsx': { imports: ['ui/stepper/stepper.tsx'] },
    'ui/spinner/spinner.tsx': {},
    'ui/consent/consent.tsx': {},
    'ui/desk/desk.tsx': {},
    'parts/wait/wait.tsx': { imports: ['ui/spinner/spinner.tsx'] },
    'blocks/form/form.tsx': { imports: ['blocks/form/field.tsx', 'type:ui/desk/desk.tsx'] },
    'blocks/form/field.tsx': { imports: ['ui/stepper/stepper.tsx', 'parts/wait/wait.tsx'] },
    'blocks/form/form.test.tsx': { imports: ['ui/desk/desk.tsx'] },
    'blocks/offer/offer.tsx': { imports: ['parts/wait/wait.tsx', 'ui/consent/consent.tsx'] },
    'pages/render/page.ts': { imports: ['ui/consent/consent.tsx', 'pages/render/registry.ts'] },
    'pages/render/registry.ts': { imports: ['blocks/form/form.tsx', 'blocks/offer/offer.tsx'] },
  })
  expect(sheetBlocks(graph)).toEqual({
    'parts/wait': ['form', 'offer'],
    'ui/spinner': ['form', 'offer'],
    'ui/stepper': ['form'],
  })
})

test('a block whose script shows the HTML of another page loads the sheets of that HTML (Spec 1.11)', () => {
  const fetching = [...graph.values()].filter(
    ({ path, text }) => /\.island\.tsx?$/.test(path) && /\.innerHTML = await/.test(text),
  )
  expect(fetching.map(({ path }) => path.split('/')[1])).toEqual(Object.keys(showsDrawnBy))
  expect(usedBy['parts/tag']).toContain('recent-cars')
})

const graph = importGraphOf(projectRoot)
const usedBy = sheetBlocks(graph)

/** Classes that the stylesheets of a folder have rules for, or all pages', without those that come with a script. */
const styled = new Map<string, Set<string>>()
for (const file of globSync('{ui,ui/*,parts/*,blocks/*}/*.css', {
  cwd: projectRoot,
  exclude: lateSheets(graph),
})) {
  const css = readFileSync(join(projectRoot, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    // What a rule does not apply to is no rule for it.
    .replaceAll(/:not\([^)]*\)/g, '')
  const rules = css.matchAll(/(?:\.|@utility )([a-z][\w-]*)(?=[^;{}]*\{)/g)
  const names = Array.from(rules, ([, name = '']) => name)
  styled.set(folderOf(file), new Set([...(styled.get(folderOf(file)) ?? []), ...names]))
}

/** The folders of the stylesheets that have rules for a class. */
const foldersOfClass = (name: string): string[] =>
  [...styled].flatMap(([folder, names]) => (names.has(name) ? [folder] : []))

const isLoadedWith = (block: string, folder: string): boolean =>
  folder.startsWith('blocks/')
    ? folder === `blocks/${block}`
    : usedBy[folder]?.includes(block) !== false

describe.each([...blocks.keys()])('%s', (block) => {
  test('has no class of a stylesheet that its pages do not load (Spec 1.11)', () => {
    const classes = storiesHtml(block).flatMap((html) =>
      Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
    )
    const missing = [...new Set(classes)].filter((name) => {
      const folders = foldersOfClass(name)
      // What a block around it places has its rules in the stylesheet of that block.
      const isShared = folders.some((folder) => !folder.startsWith('blocks/'))
      return isShared && !folders.some((folder) => isLoadedWith(block, folder))
    })
    expect(missing).toEqual([])
  })
})
