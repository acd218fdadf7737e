import { expect, test } from 'vitest'
import { collectionNames } from '#domain/content/collections.ts'
import { siteSchema } from '#domain/site/site.ts'
import { contentJsonSchema } from '#pages/json-schema.ts'
import { pageSchema, whenSchema } from '#pages/page.ts'
import { blocks } from '#pages/render/registry.ts'
import type { JsonSchema } from '#pages/schema-places.ts'
import { jsonSchemaOf } from '#pages/zod-json-schema.ts'
import { type FieldKind, fieldKind, membersOf } from './field-kind.ts'
import { hintOf, plainText, valueTitle } from './words.ts'

/** Every field that a form of this schema has, with its place. */
function fieldsIn(
  schema: JsonSchema,
  place: string,
): [place: string, kind: FieldKind | undefined][] {
  const kind = fieldKind(schema)
  const own: [string, FieldKind | undefined][] = [[place, kind]]
  switch (kind?.kind) {
    case 'list':
      return [...own, ...fieldsIn(kind.entry, `${place}[]`)]
    case 'union':
      return [...own, ...kind.options.flatMap((option) => membersIn(option, `${place}|`))]
    case 'object':
      return [...own, ...membersIn(schema, place)]
    default:
      return own
  }
}

const membersIn = (schema: JsonSchema, place: string) =>
  membersOf(schema).flatMap(([name, member]) => fieldsIn(member, `${place}.${name}`))

const without = (schema: JsonSchema, ...names: string[]): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([name]) => !names.includes(name)),
  ),
})

const entryOf = (name: (typeof collectionNames)[number]): JsonSchema => {
  const { entries } = contentJsonSchema(name).properties ?? {}
  const items = typeof entries === 'object' ? entries.items : undefined
  if (typeof items !== 'object' || Array.isArray(items)) throw new Error(`No entries of ${name}`)
  return items
}

const ofBlocks = [...blocks.values()].flatMap(({ name, props }) =>
  membersIn(jsonSchemaOf(props), name),
)
const { theme, look } = jsonSchemaOf(siteSchema).properties ?? {}

test('the form has a control for every field of every block (Spec 6.04)', () => {
  expect(ofBlocks.length).toBeGreaterThan(250)
  expect(ofBlocks.filter(([, kind]) => kind === undefined)).toEqual([])
})

test('and for every field of pages, conditions, the content and the look of a site (Spec 6.04)', () => {
  const others = [
    ...membersIn(without(jsonSchemaOf(pageSchema), 'blocks'), 'page'),
    ...membersIn(jsonSchemaOf(whenSchema), 'when'),
    ...collectionNames.flatMap((name) => membersIn(entryOf(name), name)),
    ...[theme, look].flatMap((part) => (typeof part === 'object' ? membersIn(part, 'site') : [])),
  ]
  expect(others.length).toBeGreaterThan(150)
  expect(others.filter(([, kind]) => kind === undefined)).toEqual([])
  const kinds = new Set([...ofBlocks, ...others].map(([, kind]) => kind?.kind))
  expect([...kinds].toSorted()).toEqual([
    'choice',
    'choices',
    'colour',
    'date',
    'flag',
    'link',
    'list',
    'long-text',
    'markdown',
    'named',
    'named-list',
    'number',
    'object',
    'picture',
    'prose',
    'search',
    'suggested',
    'text',
    'union',
  ])
})

test('a schema that no form can show has no control', () => {
  expect(fieldKind({})).toBeUndefined()
  expect(fieldKind({ type: 'object', additionalProperties: { type: 'string' } })).toBeUndefined()
  expect(fieldKind({ anyOf: [{ type: 'string' }, { type: 'number' }] })).toBeUndefined()
})

test('values are called by their titles, where they have some, and descriptions have no marks of Markdown (Spec 6.04)', () => {
  const { sort } = jsonSchemaOf(blocks.get('car-row')?.props ?? pageSchema).properties ?? {}
  const kind = typeof sort === 'object' ? fieldKind(sort) : undefined
  if (kind?.kind !== 'choice') throw new Error('expected the order of a row of cars to be a choice')
  const named = kind.options.map((value) => valueTitle(kind, value))
  expect(named).toContain('Highest price')
  expect(named).not.toContain('Price desc')
  expect(valueTitle({ titles: {} }, 'rail-left')).toBe('Rail left')
  expect(hintOf({ description: 'By their `places` (Spec 3.25).' }, 'Places')).toBe(
    'By their places.',
  )
  expect(hintOf({ description: 'The question' }, 'Question')).toBe('')
})

test('what the docs say of a block names no file and has no marks of Markdown in the builder (Spec 6.04)', () => {
  const said = Array.from(blocks.values(), ({ description }) => plainText(description))
  expect(said.filter((text) => /`|\.json/.test(text))).toEqual([])
  expect(plainText('The usual one where absent (`interested` of the site’s texts).')).toBe(
    'The usual one if this is empty.',
  )
  expect(plainText('Those of `content/promotions.json` (D43) that show today.')).toBe(
    'Those of Content (promotions) that show today.',
  )
})
