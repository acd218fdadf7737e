import { expect, test } from 'vitest'
import { blocks } from '#pages/render/registry.ts'
import type { JsonSchema } from '#pages/schema-places.ts'
import { jsonSchemaOf } from '#pages/zod-json-schema.ts'
import { fieldKind, membersOf } from './field-kind.ts'
import { fitted, optionIndex, seedOf } from './fit.ts'

/** The options of a union of a block's props, or of the entries of a list. */
function optionsAt(block: string, prop: string): readonly JsonSchema[] {
  const props = blocks.get(block)?.props
  const [, schema] =
    (props ? membersOf(jsonSchemaOf(props)) : []).find(([name]) => name === prop) ?? []
  const kind = schema && fieldKind(schema)
  const own = kind?.kind === 'list' ? fieldKind(kind.entry) : kind
  if (own?.kind !== 'union') throw new Error(`${block}.${prop} is no union`)
  return own.options
}

const parts = optionsAt('rich-text', 'parts')
const image = optionsAt('hero-search', 'image')

test.each([
  ['by its type', parts, { type: 'quote', text: 'Good' }, 3],
  ['by its fields where none is fixed', image, { refine: 'make=Kia' }, 2],
  ['the first where there is no value', image, undefined, 0],
])('the option of a union is found %s', (_, options, value, index) => {
  expect(optionIndex(options, value)).toBe(index)
})

test.each([
  [
    'a text of the same name',
    parts[3],
    { type: 'heading', text: 'Hi', level: 'h3' },
    { type: 'quote', text: 'Hi' },
  ],
  [
    'not a text where a list is needed',
    parts[2],
    { type: 'paragraph', text: 'Hi' },
    { type: 'list' },
  ],
  [
    'a paragraph of pieces not as a heading',
    parts[0],
    { type: 'paragraph', text: [{ strong: 'Hi' }] },
    { type: 'heading' },
  ],
  ['nothing of another shape', image[1], { path: '/a.jpg', width: 1, height: 1 }, {}],
])('another kind keeps %s', (_, option, value, kept) => {
  expect(fitted(option ?? {}, value)).toEqual(kept)
})

test('a new entry has what cannot be another, and no invented text', () => {
  expect(seedOf({ oneOf: [...parts] })).toEqual({ type: 'heading' })
  expect(seedOf({ type: 'integer', minimum: 1000 })).toBe(1000)
  expect(seedOf({ type: 'string', minLength: 1 })).toBe('')
})
