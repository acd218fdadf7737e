import { expect, test } from 'vitest'
import { blocks } from '#pages/render/registry.ts'
import { jsonSchemaOf } from '#pages/zod-json-schema.ts'
import { placeLabel } from './place-label.ts'

function props(name: string) {
  const block = blocks.get(name)
  if (!block) throw new Error(`There is no block ${name}`)
  return jsonSchemaOf(block.props)
}
const parts = [{ type: 'heading', text: 'Hi' }, { type: 'quote' }]

test.each([
  ['hero-search', {}, ['eyebrow'], 'Line above'],
  ['hero-search', { points: ['A', ''] }, ['points', 1], 'Points, entry 2'],
  ['rich-text', { parts }, ['parts', 1, 'text'], 'Parts, entry 2, quote'],
  ['rich-text', { parts }, ['parts', 0, 'text'], 'Parts, entry 1, heading'],
  ['hero-search', {}, ['nothing', 'here'], 'Nothing, here'],
  ['hero-search', {}, [], ''],
] as const)('in %s with %j the place %j is called “%s” (Spec 6.04)', (name, value, path, label) => {
  expect(placeLabel(props(name), value, path)).toBe(label)
})
