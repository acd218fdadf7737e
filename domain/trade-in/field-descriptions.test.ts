import { expect, test } from 'vitest'
import { z } from 'zod'
import { valuationLeadSchema } from './valuation-lead.ts'
import { lookupAnswerSchema } from './valued-vehicle.ts'

/** Every description within a JSON schema; undefined for a property that has none. */
function descriptions(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'properties' in node ? Object.values(Object(node.properties)) : []
  const said = own.map((property) => Object(property).description)
  const inner = Object.values(node).flatMap(descriptions)
  return 'description' in node ? [node.description, ...said, ...inner] : [...said, ...inner]
}

test.each([
  ['a valuation lead (Spec 3.43, 3.44)', valuationLeadSchema],
  ["the provider's answer (Spec 3.44)", lookupAnswerSchema],
])('each field says what it holds: %s', (_name, schema) => {
  const said = descriptions(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  expect(said).not.toHaveLength(0)
  for (const description of said) expect(description).toEqual(expect.stringMatching(/^[A-Z]/))
})
