import { expect, test } from 'vitest'
import type { CatalogueBlock } from '#domain/staff/builder-calls.ts'
import { newBlock } from './new-block.ts'

const kind = (name: string, more: Partial<CatalogueBlock> = {}): CatalogueBlock => ({
  name,
  title: name,
  description: '',
  role: 'section',
  needs: [],
  slots: {},
  props: { properties: {} },
  example: {},
  ...more,
})
const leadForm = kind('lead-form', {
  props: {
    required: ['form'],
    properties: { form: { type: 'string' }, level: { enum: ['h1', 'h2'], default: 'h1' } },
  },
  example: { props: { form: 'contact', heading: 'Ring Harbour' } },
})
const kinds = new Map(
  [kind('header', { role: 'chrome' }), kind('hero'), kind('contact-panel'), leadForm].map(
    (each) => [each.name, each],
  ),
)
const page = {
  route: '/',
  blocks: [
    { id: 'header', block: 'header' },
    { id: 'hero', block: 'hero' },
  ],
}

test.each([
  [{ index: 1 }, { form: 'contact' }],
  [{ index: 2 }, { form: 'contact', level: 'h2' }],
  [
    { parent: 'hero', slot: 'main', index: 0 },
    { form: 'contact', level: 'h2' },
  ],
])(
  'a block that is inserted at %j has its heading below that of the page (D43, Spec 6.04)',
  (spot, props) => {
    expect(newBlock(leadForm, page, spot, kinds)).toEqual({
      id: 'lead-form',
      block: 'lead-form',
      props,
    })
  },
)

test('slots begin with what says nothing of another dealer (D43)', () => {
  const who = { id: 'who', block: 'contact-panel' }
  const beside = [who, { id: 'note', block: 'note', props: { text: 'Ring Harbour' } }]
  const form = { ...leadForm, example: { ...leadForm.example, slots: { beside } } }
  expect(newBlock(form, page, { index: 1 }, kinds)).toMatchObject({ slots: { beside: [who] } })
})

test('a heading that a block must have says what it is, not what that of the example is about (D43)', () => {
  const row = kind('car-row', {
    title: 'Row of cars',
    props: { required: ['heading'], properties: { heading: { type: 'string' } } },
    example: { props: { heading: 'Under $30,000', limit: 4 } },
  })
  const inserted = newBlock(row, page, { index: 2 }, kinds)
  expect(inserted.props).toEqual({ heading: 'Row of cars' })
  // Two regions of a page that are called alike are a fault, also where the first stands in another block.
  const filled = { id: 'hero', block: 'hero', slots: { main: [inserted] } }
  const second = newBlock(row, { route: '/', blocks: [filled] }, { index: 1 }, kinds)
  expect(second.props).toEqual({ heading: 'Row of cars 2' })
})

test('a block without levels of headings is as its example must be', () => {
  expect(newBlock(kind('hero'), page, { index: 2 }, kinds)).toEqual({ id: 'hero', block: 'hero' })
})
