import { type JsonSchema, optionsOf } from './schema-places.ts'
import { expected } from './schema-text.ts'

/** The values that a schema allows as Markdown, with the names of an object's fields; required ones are bold. */
export function allowedValues(schema: JsonSchema): string {
  const { items, properties } = schema
  const options = [...new Set(optionsOf(schema).map(allowedValues))]
  if (options.length > 0)
    return options.join(options.some((text) => text.includes(',')) ? '; or ' : ' or ')
  if (properties) return `an object of ${namesOf(schema)}`
  const hasItemSchema = typeof items === 'object' && !Array.isArray(items)
  return hasItemSchema ? `${expected(schema)}, each ${allowedValues(items)}` : expected(schema)
}

const namesOf = ({ properties = {}, required = [] }: JsonSchema): string =>
  Object.entries(properties)
    .map(([name, field]) => {
      const written = required.includes(name) ? `**${name}**` : name
      const fixed = typeof field === 'object' ? field.const : undefined
      return fixed === undefined ? written : `${written} ${JSON.stringify(fixed)}`
    })
    .join(', ')
