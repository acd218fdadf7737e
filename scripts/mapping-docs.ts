import { jsonSchemaOf } from '#pages/zod-json-schema.ts'
import { mappableFields } from '#server/stock/mapping/field-paths.ts'
import { stepTexts } from '#server/stock/mapping/steps.ts'
import { describedCell, propRow } from './prop-table.ts'

const ownSteps = [
  [
    '{ "split": "/", "part": 1 }',
    'One part of a value, counted from 1: "White / Black" gives "White".',
  ],
  [
    '{ "match": "(\\\\d+) cyl" }',
    'What fits a regular expression: its first group, or all of it. Tried on at most 1,000 characters.',
  ],
  [
    '{ "lookup": { "NEW": "new" }, "otherwise": "absent" }',
    'A table, whatever the case; another value is "unusable" (without "otherwise"), "absent" or "keep".',
  ],
] as const

/** Every step that a mapping can name, as a table. */
export function stepsText(): string {
  const named = [...stepTexts].map(([name, about]) => [`"${name}"`, about] as const)
  const rows = [...named, ...ownSteps].map(
    ([step, about]) => `| ${describedCell(`\`${step}\``)} | ${describedCell(about)} |`,
  )
  return ['| step | what it reads |', '|---|---|', ...rows].join('\n')
}

/** Every field of a car that a mapping can fill, as a table. */
export function fieldsText(): string {
  const rows = [...mappableFields].map(([name, schema]) => {
    // Whether a field must be given is the mapping's own choice: the column would be empty.
    const [, field, about, mayBe] = propRow(name, jsonSchemaOf(schema), false).split(/(?<!\\)\|/)
    return `|${field}|${about}|${mayBe}|`
  })
  return ['| field | what it is | what it may be |', '|---|---|---|', ...rows].join('\n')
}
