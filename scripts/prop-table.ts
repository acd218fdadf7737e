import { expected, type JsonSchema } from '#pages/words.ts'

const longestDefault = 80
/** Where a rule comes from, such as (Spec 3.25, D16): of use to developers alone. */
const references = / \((Spec |D)\d[^)]*\)/g

/** Lines of a Markdown table; none without rows. `noun` names the first column. */
export const propTable = (noun: string, rows: readonly string[]): string[] =>
  rows.length > 0
    ? [`| ${noun} | what it is | what it may be | without it |`, '|---|---|---|---|', ...rows]
    : []

/** A field of a JSON file as a row: its name, what it is for, its values and its default. */
export function propRow(
  name: string,
  prop: JsonSchema,
  required: boolean,
  mayBe = expected(prop),
): string {
  const about = [prop.title, prop.description].filter(Boolean).join(': ').replace(references, '')
  const without = required ? 'must be given' : defaultText(prop.default)
  return `| ${[`\`${name}\``, about, mayBe, without].map(cell).join(' | ')} |`
}

function defaultText(value: unknown): string {
  const text = JSON.stringify(value)
  if (text === undefined || text === '{}') return 'nothing'
  return text.length > longestDefault ? 'the usual ones' : `\`${text}\``
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
