import { siteSchema } from '#domain/site/site.ts'
import { type JsonSchema, jsonSchemaOf } from '#pages/zod-json-schema.ts'
import { propRow, propTable } from './prop-table.ts'

/** A table of all fields of `site.json`, including those of its objects. */
export function siteText(): string {
  return propTable('field', rowsOf(jsonSchemaOf(siteSchema))).join('\n')
}

/** The list whose entries' fields have rows of their own. */
const expandedList = 'locations'

const entryOf = ({ items }: JsonSchema): JsonSchema =>
  typeof items === 'object' && !Array.isArray(items) ? items : {}

function rowsOf(schema: JsonSchema, base = ''): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (name === '$schema' || typeof field !== 'object') return []
    const path = `${base}${name}`
    const required = schema.required?.includes(name) ?? false
    // `wording` has many similar texts with self-explanatory names.
    const isInList = base.startsWith(expandedList)
    const isWhole = base !== '' && !isInList && path !== 'theme.fonts'
    const isExpanded = !isWhole && field.properties && name !== 'wording'
    if (isExpanded)
      return [...optionalObjectRow(path, field, required), ...rowsOf(field, `${path}.`)]
    const entry = path === expandedList || isInList ? entryOf(field) : {}
    return [propRow(path, field, required), ...rowsOf(entry, `${path}[].`)]
  })
}

/** A row for an optional object as a whole: its required fields apply only if it is present. */
const optionalObjectRow = (path: string, schema: JsonSchema, required: boolean): string[] =>
  required || schema.default !== undefined ? [] : [propRow(path, schema, required)]
