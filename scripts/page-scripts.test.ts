import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type PageScript, scriptOf } from '#pages/render/page-script.ts'
import { blocks } from '#pages/render/registry.ts'
import { storiesHtml } from '#pages/render/story-html.fixture.tsx'
import {
  attributesInText,
  attributesOfViews,
  dataAttributes,
  mentionsOf,
} from './data-attributes.ts'
import { importGraphOf, reachedFrom } from './import-graph.ts'

const root = join(import.meta.dirname, '..')
const graph = importGraphOf(root)
const contract = dataAttributes()
const byViews = attributesOfViews(graph)

/** Attributes of views that are named in the files of `folder` that `entry` loads. */
function namedFrom(entry: string, folder: RegExp): Set<string> {
  const files = [...reachedFrom(graph, [entry]).keys()].filter((path) => folder.test(path))
  const mentions = files.flatMap((path) => {
    const file = graph.get(path)
    return file ? mentionsOf(file, contract) : []
  })
  return byViews.intersection(new Set(mentions.map(({ name }) => name)))
}

const readByActions = namedFrom('pages/runtime/actions-main.ts', /^pages\/runtime\//)
const readByRuntime = namedFrom('pages/runtime/main.ts', /^pages\/runtime\//)

/** `islands` are the files of parts that are hydrated, and of plain scripts. */
function needOf(attributes: ReadonlySet<string>, islands: readonly string[]): PageScript {
  if (attributes.intersection(readByActions).size < attributes.intersection(readByRuntime).size)
    return 'runtime'
  if (islands.some((path) => path.endsWith('.tsx'))) return 'runtime'
  const acts = attributes.intersection(readByActions).size > 0 || islands.length > 0
  return acts ? 'actions' : 'none'
}

/** Whether something needs the actions script, whatever else it needs: for an attribute or a plain script. */
const actsBy = (attributes: ReadonlySet<string>, islands: readonly string[]): boolean =>
  attributes.intersection(readByActions).size > 0 || islands.some((path) => path.endsWith('.ts'))

/** The files of the islands in some HTML. */
const islandsIn = (html: string): string[] =>
  Array.from(html.matchAll(/<x-island [^>]*data-src="([^"]+)"/g), ([, name]) =>
    existsSync(join(root, `${name}.island.ts`)) ? `${name}.island.ts` : `${name}.island.tsx`,
  )

test('the actions script reads buttons, counts, menus and drawers; the runtime also live forms and links, what stays open or is near, and what was searched', () => {
  const byActions = [
    'data-action',
    'data-id',
    'data-price',
    'data-bind',
    'data-menu',
    'data-drawer',
  ]
  expect(readByActions).toEqual(new Set(byActions))
  expect(readByRuntime.difference(readByActions)).toEqual(
    new Set([
      ...['data-live', 'data-live-error', 'data-remembered', 'data-near-press'],
      ...['data-count', 'data-searched'],
    ]),
  )
})

describe.each([...blocks.values()])('$name declares the script', (block) => {
  const view = `blocks/${block.name}/${block.name}.tsx`

  test('that its view and the parts it uses may need', () => {
    const attributes = namedFrom(view, /^(blocks|parts)\//)
    const reached = [...reachedFrom(graph, [view]).keys()]
    const islands = reached.filter((path) => /\.island\.tsx?$/.test(path))
    expect(scriptOf([{ block }])).toBe(needOf(attributes, islands))
    expect(block.acts).toBe(actsBy(attributes, islands))
  })

  test('that the HTML of its stories needs', () => {
    const html = storiesHtml(block.name).join('')
    const tags = html.match(/<[^>]+>/g) ?? []
    const attributes = new Set(tags.flatMap(attributesInText))
    expect(scriptOf([{ block }])).toBe(needOf(attributes, islandsIn(html)))
    expect(block.acts).toBe(actsBy(attributes, islandsIn(html)))
  })
})
