import { siteSchema } from '#domain/site/site.ts'
import { expected, type JsonSchema, jsonSchemaOf } from '#pages/words.ts'
import { propRow, propTable } from './prop-table.ts'

/** Every field of `site.json`, those of its objects among them, as a table. */
export function siteText(): string {
  return propTable('field', rowsOf(jsonSchemaOf(siteSchema))).join('\n')
}

function rowsOf(schema: JsonSchema, base = ''): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, written]) => {
    if (name === '$schema' || typeof written !== 'object') return []
    const path = `${base}${name}`
    const required = schema.required?.includes(name) ?? false
    // Texts are many and alike: their names say what they are.
    const isOpened = base === '' && written.properties && name !== 'wording'
    if (isOpened) return [...whole(path, written, required), ...rowsOf(written, `${path}.`)]
    return [propRow(path, written, required, mayBe(written))]
  })
}

/** An object that may be left out as a whole: its fields are only asked for where it is there. */
const whole = (path: string, schema: JsonSchema, required: boolean): string[] =>
  required || schema.default !== undefined ? [] : [propRow(path, schema, required)]

function mayBe(schema: JsonSchema): string {
  const { items, properties } = schema
  if (properties) return `an object of ${namesOf(schema)}`
  const each = typeof items === 'object' && !Array.isArray(items) ? items : undefined
  if (each?.properties) return `${expected(schema)}, each with ${namesOf(each)}`
  return each?.enum ? `${expected(schema)} of ${each.enum.join(', ')}` : expected(schema)
}

const namesOf = ({ properties = {}, required = [] }: JsonSchema): string =>
  Object.keys(properties)
    .map((name) => (required.includes(name) ? `**${name}**` : name))
    .join(', ')
