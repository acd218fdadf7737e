import { jsonSchemaOf } from '#pages/zod-json-schema.ts'
import { mappableFields } from '#server/stock/mapping/field-paths.ts'
import { stepTexts } from '#server/stock/mapping/steps.ts'
import { describedCell, propRow } from './prop-table.ts'

const parameterizedSteps = [
  [
    '{ "split": "/", "part": 1 }',
    'One part of a value, counted from 1: "White / Black" gives "White".',
  ],
  [
    '{ "match": "(\\\\d+) cyl" }',
    'The match of a regular expression: its first group, or the whole match. The value may have at most 1,000 characters.',
  ],
  [
    '{ "lookup": { "NEW": "new" }, "otherwise": "absent" }',
    'A table, case-insensitive; other values are "unusable" (the default), "absent", or kept ("keep").',
  ],
] as const

/** A table of all steps. */
export function stepsText(): string {
  const named = [...stepTexts].map(([name, about]) => [`"${name}"`, about] as const)
  const rows = [...named, ...parameterizedSteps].map(
    ([step, about]) => `| ${describedCell(`\`${step}\``)} | ${describedCell(about)} |`,
  )
  return ['| step | what it reads |', '|---|---|', ...rows].join('\n')
}

/** A table of all fields of a car that a mapping can fill. */
export function fieldsText(): string {
  const rows = [...mappableFields].map(([name, schema]) => {
    // Without the last column: whether a field is required is up to the mapping.
    const [, field, about, mayBe] = propRow(name, jsonSchemaOf(schema), false).split(/(?<!\\)\|/)
    return `|${field}|${about}|${mayBe}|`
  })
  return ['| field | description | values |', '|---|---|---|', ...rows].join('\n')
}
