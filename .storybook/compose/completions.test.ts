import { expect, test } from 'vitest'
import { blocks } from '#pages/render/registry.ts'
import { completionsAt } from './completions.ts'

/** The labels of completions at the `|` of a page's text. */
function labelsAt(marked: string): string[] {
  const text = marked.replace('|', '')
  return completionsAt(text, marked.indexOf('|')).options.map(({ label }) => label)
}

const pageWith = (block: string) => `{ "schemaVersion": 3, "route": "/", "blocks": [${block}] }`

test('the names of a page’s fields are completed, without those that it has', () => {
  const labels = labelsAt('{ "schemaVersion": 3, "route": "/", | }')
  expect(labels).toEqual(expect.arrayContaining(['title', 'description', 'blocks', 'robots']))
  expect(labels).not.toContain('route')
})

test('the name of a block is completed where it may stand', () => {
  const labels = labelsAt(pageWith('{ "id": "a", "block": "|" }'))
  const fitting = [...blocks.values()].filter(({ role }) => role === 'chrome' || role === 'section')
  expect(labels).toEqual(expect.arrayContaining(fitting.map(({ name }) => name)))
  expect(labels).toHaveLength(fitting.length)
})

test('the props of a block are completed by its schema', () => {
  const labels = labelsAt(pageWith('{ "id": "a", "block": "car-row", "props": { | } }'))
  const { props } = blocks.get('car-row') ?? {}
  expect(labels).toEqual(Object.keys(props?.shape ?? {}))
})

test('the values of an enumeration are completed', () => {
  expect(labelsAt('{ "robots": "|" }')).toEqual(['index', 'noindex'])
})

test('a completed field is written with a value of its kind, a completed name alone', () => {
  const text = '{ "blo'
  const { from, to, options } = completionsAt(`${text} }`, text.length)
  const field = options.find(({ label }) => label === 'blocks')
  expect(field?.text).toBe('"blocks": []')
  expect(`${text} }`.slice(from, to)).toContain('"blo')
  const renamed = completionsAt('{ "blo": [] }', 5).options
  expect(renamed.find(({ label }) => label === 'blocks')?.text).toBe('"blocks"')
})

test('a whole block is offered in a list of blocks, as JSON', () => {
  const text = pageWith(' ')
  const { options } = completionsAt(text, text.indexOf('[') + 1)
  const header = options.find(({ label }) => label === 'site-header')
  expect(JSON.parse(header?.text ?? '')).toMatchObject({ id: 'site-header', block: 'site-header' })
})

test('in a list of changes each kind of change is offered, with the fields it needs', () => {
  const text = '{ "schemaVersion": 3, "route": "/", "changes": [ ] }'
  const { options } = completionsAt(text, text.indexOf('[') + 1)
  expect(options.map(({ label }) => label)).toEqual(['set', 'remove', 'insert', 'move'])
  expect(options.map((option) => JSON.parse(option.text))).toEqual([
    { set: '', props: {} },
    { remove: '' },
    { insert: { id: '', block: '' }, after: '' },
    { move: '', after: '' },
  ])
})
