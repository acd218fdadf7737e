import { siteSchema } from '#domain/site/site.ts'
import { type JsonSchema, jsonSchemaOf } from '#pages/zod-json-schema.ts'
import { propRow, propTable } from './prop-table.ts'

/** Every field of `site.json`, those of its objects among them, as a table. */
export function siteText(): string {
  return propTable('field', rowsOf(jsonSchemaOf(siteSchema))).join('\n')
}

/** The one list with more in it than its row can say. */
const openedList = 'locations'

const entryOf = ({ items }: JsonSchema): JsonSchema =>
  typeof items === 'object' && !Array.isArray(items) ? items : {}

function rowsOf(schema: JsonSchema, base = ''): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, written]) => {
    if (name === '$schema' || typeof written !== 'object') return []
    const path = `${base}${name}`
    const required = schema.required?.includes(name) ?? false
    // Texts are many and alike: their names say what they are.
    const isInList = base.startsWith(openedList)
    const isOpened = (base === '' || isInList) && written.properties && name !== 'wording'
    if (isOpened) return [...whole(path, written, required), ...rowsOf(written, `${path}.`)]
    const entry = path === openedList || isInList ? entryOf(written) : {}
    return [propRow(path, written, required), ...rowsOf(entry, `${path}[].`)]
  })
}

/** An object that may be left out as a whole: its fields are only asked for where it is there. */
const whole = (path: string, schema: JsonSchema, required: boolean): string[] =>
  required || schema.default !== undefined ? [] : [propRow(path, schema, required)]
