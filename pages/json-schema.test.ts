import { describe, expect, it } from 'vitest'
import {
  ClientCapabilities,
  getLanguageService,
  type LanguageService,
  TextDocument,
} from 'vscode-json-languageservice'
import { z } from 'zod'
import { defineBlock } from '#blocks/define-block.ts'
import { exampleOf, placedExample } from '#blocks/example.ts'
import { readRegistry } from '#blocks/registry.node.ts'
import { registryOf } from '#blocks/registry.ts'
import { schemaVersion } from '#pages/page.ts'
import { pageAround } from './example-page.ts'
import { pageJsonSchema, siteJsonSchema } from './json-schema.ts'

const hero = defineBlock({
  name: 'hero',
  title: 'Hero',
  description: 'Heading and search form.',
  role: 'section',
  props: {
    heading: z.string().meta({ title: 'Heading', description: 'The large line.' }),
    align: z.enum(['left', 'centre']).default('left').meta({ title: 'Alignment' }),
  },
  slots: { aside: { title: 'Beside it', accepts: ['tile'] } },
  examples: [
    { name: 'Smallest', props: { heading: 'Our cars' } },
    {
      name: 'Typical',
      description: 'With a tile beside it.',
      props: { heading: 'From $9,990 {today}', align: 'centre' },
      slots: { aside: [{ id: 'sale', block: 'promo', props: { size: 2 } }] },
    },
  ],
  spec: [],
})
const promo = defineBlock({
  name: 'promo',
  title: 'Promotion',
  description: 'A tile.',
  role: 'tile',
  props: { size: z.int().min(1).max(3).default(1).meta({ title: 'Size' }) },
  examples: [{ name: 'Smallest' }, { name: 'Typical', props: { size: 3 } }],
  spec: [],
})
const registry = registryOf(
  Object.fromEntries(
    [hero, promo].map((block) => [`./${block.name}/schema.ts`, { default: block }]),
  ),
)

/** What an editor knows of a text in which `¦` is the cursor. */
function editorOf(marked: string, schema: object) {
  const service: LanguageService = getLanguageService({
    clientCapabilities: ClientCapabilities.LATEST,
  })
  const uri = 'file:///page.json'
  service.configure({ schemas: [{ uri: 'file:///schema.json', fileMatch: ['*'], schema }] })
  const text = TextDocument.create(uri, 'json', 1, marked.replace('¦', ''))
  const json = service.parseJSONDocument(text)
  const position = text.positionAt(marked.indexOf('¦'))
  return {
    completions: async () =>
      (await service.doComplete(text, position, json))?.items.map(({ label }) => label),
    /** What a completion would insert, as the JSON that it stands for. */
    inserted: async (wanted: string): Promise<unknown> => {
      const items = (await service.doComplete(text, position, json))?.items ?? []
      const snippet = items.find(({ label }) => label === wanted)?.textEdit?.newText ?? ''
      return JSON.parse(snippet.replace(/\$\{1:(.*?)\}/g, '$1').replace(/\\([\\$}])/g, '$1'))
    },
    hover: async () => JSON.stringify((await service.doHover(text, position, json))?.contents),
    faults: async () =>
      (await service.doValidation(text, json, { schemaValidation: 'error' })).map(
        ({ message }) => message,
      ),
  }
}

const page = (blocksText: string) =>
  editorOf(
    `{ "schemaVersion": 3, "route": "/", "blocks": [ ${blocksText} ] }`,
    pageJsonSchema(registry),
  )

describe('an editor', () => {
  it('completes the names of the blocks that may stand there (D3)', async () => {
    expect(await page('{ "id": "a", "block": ¦ }').completions()).toEqual(['"hero"'])
    const inSlot =
      '{ "id": "a", "block": "hero", "props": { "heading": "A" }, "slots": { "aside": [ { "id": "b", "block": ¦ } ] } }'
    expect(await page(inSlot).completions()).toEqual(['"promo"'])
  })

  it('completes the props and slots of the block (D3)', async () => {
    const inProps = await page('{ "id": "a", "block": "hero", "props": { ¦ } }').completions()
    expect(inProps).toEqual(['heading', 'align'])
    const value = '{ "id": "a", "block": "hero", "props": { "heading": "A", "align": ¦ } }'
    expect(await page(value).completions()).toEqual(['"left"', '"centre"'])
    const inSlots = '{ "id": "a", "block": "hero", "props": {}, "slots": { ¦ } }'
    expect(await page(inSlots).completions()).toEqual(['aside'])
  })

  it('offers each block as in its typical example (D3)', async () => {
    expect(await page('¦').completions()).toEqual(['hero'])
    expect(await page('¦').inserted('hero')).toEqual(placedExample(hero, 'Typical'))
  })

  it('offers the props of each example by its name (D3)', async () => {
    const text = '{ "id": "a", "block": "hero", "props": ¦ }'
    expect(await page(text).completions()).toEqual(['Smallest', 'Typical'])
    expect(await page(text).inserted('Typical')).toEqual(exampleOf(hero, 'Typical').props)
  })

  it('completes flags and the fields of a change (D2, D4)', async () => {
    const flag = '{ "id": "a", "block": "promo", "when": { "flag": ¦ } }'
    expect(await page(flag).completions()).toContain('"reserveOnline"')
    const change = editorOf(
      '{ "schemaVersion": 3, "route": "/", "changes": [ { "move": "a", ¦ } ] }',
      pageJsonSchema(registry),
    )
    expect(await change.completions()).toEqual(expect.arrayContaining(['after', 'before', 'into']))
  })

  it('describes a prop, its allowed values and its default (D3)', async () => {
    const text = '{ "id": "a", "block": "hero", "props": { "heading": "A", "al¦ign": "left" } }'
    expect(await page(text).hover()).toContain('one of left, centre; without it `\\"left\\"`')
  })

  it('marks a missing prop, a wrong one, an unknown one (D3)', async () => {
    expect(await page('{ "id": "a", "block": "hero" }').faults()).toEqual([
      'Missing property "props".',
    ])
    const faults = await page(
      '{ "id": "a", "block": "hero", "props": { "heading": 1, "colour": "red" } }',
    ).faults()
    expect(faults).toEqual([
      'Incorrect type. Expected "string".',
      'Property colour is not allowed.',
    ])
  })

  it('accepts a valid page (D3)', async () => {
    const right =
      '{ "id": "a", "block": "hero", "props": { "heading": "A" }, "when": { "flag": "finance" }, "slots": { "aside": [ { "id": "b", "block": "promo" } ] } }'
    expect(await page(right).faults()).toEqual([])
    const changed = `{ "schemaVersion": 3, "route": "/", "changes": [ { "set": "a", "props": {} }, { "remove": "b" }, { "insert": ${right}, "at": "end" } ] }`
    expect(await editorOf(changed, pageJsonSchema(registry)).faults()).toEqual([])
  })

  it('accepts every example of every block (D3)', async () => {
    const real = await readRegistry()
    const examples = [...real.values()].flatMap((block) =>
      block.examples.flatMap(({ name }) => pageAround(placedExample(block, name), real).blocks),
    )
    const text = JSON.stringify({ schemaVersion, route: '/cars/:car', blocks: examples })
    expect(await editorOf(text, pageJsonSchema(real)).faults()).toEqual([])
  })

  it('completes the fields of a site and its flags (Spec 3.35, D4)', async () => {
    const site = (text: string) => editorOf(text, siteJsonSchema())
    expect(await site('{ ¦ }').completions()).toEqual(
      expect.arrayContaining(['name', 'template', 'stockFilter']),
    )
    expect(await site('{ "flags": { ¦ } }').completions()).toContain('garage')
  })
})
