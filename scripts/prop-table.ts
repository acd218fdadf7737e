import { allowedValues } from '#pages/allowed-values.ts'
import { withoutReferences } from '#pages/without-references.ts'
import type { JsonSchema } from '#pages/zod-json-schema.ts'

const longestDefault = 80
/** The lines of a Markdown table; none without rows. `noun` is the title of the first column. */
export const propTable = (noun: string, rows: readonly string[]): string[] =>
  rows.length > 0
    ? [`| ${noun} | description | values | default |`, '|---|---|---|---|', ...rows]
    : []

/** A field of a JSON file as a row: its name, its purpose, its values and its default. */
export function propRow(name: string, prop: JsonSchema, required: boolean): string {
  const about = withoutReferences([prop.title, prop.description].filter(Boolean).join(': '))
  const without = required ? 'required' : defaultText(prop.default)
  return `| ${[`\`${name}\``, about, allowedValues(prop), without].map(describedCell).join(' | ')} |`
}

function defaultText(value: unknown): string {
  const text = JSON.stringify(value)
  if (text === undefined || text === '{}') return 'none'
  return text.length > longestDefault ? 'the standard ones' : `\`${text}\``
}

/** Text as a cell of a Markdown table. */
export const describedCell = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll('\n', ' ')
