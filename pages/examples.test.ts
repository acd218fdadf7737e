import { describe, expect, test } from 'vitest'
import { type Example, placedExample } from '#blocks/example.ts'
import { readRegistry } from '#blocks/registry.node.ts'
import { checkPage } from './check-page.ts'
import { pageAround } from './example-page.ts'
import { type JsonSchema, optionsOf } from './schema-places.ts'
import { jsonSchemaOf } from './zod-json-schema.ts'

const registry = await readRegistry()
const blocks = [...registry.values()]
const cases = blocks.flatMap((block) =>
  block.examples.map((example) => ({ title: `${block.name} ${example.name}`, block, example })),
)

/** What no example chooses, since it looks like what one does: a story's controls choose it. */
const shownByControls = [
  'compare-table.link.flag',
  'hero-search.image.body',
  'line-up.kinds[].body',
  'section-heading.link.flag',
  'sidebar-layout.sticky = false',
  'site-header.sticky = false',
  'story.links[].flag',
]

/** Options that are data of their own: one more needs no example. */
const isOfData = (choice: string): boolean => choice.startsWith('lead-form.form = ')

test.each(cases)(
  '$title is what a dealer may write: a page with it passes the check (D3)',
  ({ block, example }) => {
    const page: unknown = JSON.parse(
      JSON.stringify(pageAround(placedExample(block, example.name), registry)),
    )
    expect(checkPage(page, registry)).toEqual([])
  },
)

describe.each(blocks)('the examples of $name', (block) => {
  const names = block.examples.map(({ name }) => name)

  test('begin with the smallest, have a typical one, and are named like stories', () => {
    expect(names[0]).toBe('Smallest')
    expect(names).toContain('Typical')
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z]*$/)
  })

  test('are plain data', () => {
    expect(JSON.parse(JSON.stringify(block.examples))).toEqual(block.examples)
  })

  test('do not repeat a default', () => {
    for (const example of block.examples) {
      for (const [name, without] of withoutOneProp(example)) {
        const parsed = block.props.safeParse(without)
        expect([name, parsed.data]).not.toEqual([name, block.props.parse(example.props)])
      }
    }
  })

  test('begin with the smallest: each of its props is required or hides something', () => {
    const [smallest] = block.examples
    for (const [name, without] of withoutOneProp(smallest)) {
      const parsed = block.props.safeParse(without)
      const written = smallest.props?.[name]
      const preset = parsed.data?.[name]
      expect(!parsed.success || isLess(written, preset), name).toBe(true)
    }
  })
})

test('every option of a prop occurs in an example of its block', () => {
  const missing = blocks.flatMap((block) => {
    const made = new Set(
      block.examples.flatMap(({ props = {} }) => choicesMade(block.props.parse(props))),
    )
    return choicesOffered(jsonSchemaOf(block.props))
      .filter((choice) => !made.has(choice))
      .map((choice) => `${block.name}${choice}`)
  })
  const isOf = (choice: string, listed: string) =>
    choice === listed || choice.startsWith(`${listed} = `)
  const unlisted = missing.filter(
    (choice) => !isOfData(choice) && !shownByControls.some((name) => isOf(choice, name)),
  )
  expect(unlisted).toEqual([])
  for (const name of shownByControls) {
    expect(
      missing.some((choice) => isOf(choice, name)),
      name,
    ).toBe(true)
  }
})

function withoutOneProp({ props = {} }: Example): [name: string, props: object][] {
  return Object.keys(props).map((name) => {
    const { [name]: _, ...rest } = props
    return [name, rest]
  })
}

/** No instead of yes, or fewer entries. */
const isLess = (written: unknown, preset: unknown): boolean =>
  Array.isArray(written) && Array.isArray(preset)
    ? written.length < preset.length
    : written === false && preset === true

/** Every name, yes and no that may be written: `.card = "tile"`, `.parts[].type = "list"`. */
function choicesOffered(schema: JsonSchema, path = ''): string[] {
  const { type, items, properties = {} } = schema
  const listed = typeof items === 'object' && !Array.isArray(items) ? [items] : []
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const]
  return [
    ...(type === 'boolean' ? [true, false] : values).map((value) => choice(path, value)),
    ...optionsOf(schema).flatMap((option) => choicesOffered(option, path)),
    // Of a list of names each is drawn in the same way.
    ...listed
      .filter(({ enum: names }) => !names)
      .flatMap((item) => choicesOffered(item, `${path}[]`)),
    ...Object.entries(properties).flatMap(([name, member]) =>
      typeof member === 'object' ? choicesOffered(member, `${path}.${name}`) : [],
    ),
  ]
}

function choicesMade(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => choicesMade(item, `${path}[]`))
  if (typeof value !== 'object' || value === null) return [choice(path, value)]
  return Object.entries(value).flatMap(([name, member]) => choicesMade(member, `${path}.${name}`))
}

const choice = (path: string, value: unknown): string => `${path} = ${JSON.stringify(value)}`
