import { jsonSchemaOf } from '#pages/zod-json-schema.ts'
import { mappableFields } from '#server/stock/mapping/field-paths.ts'
import type { Mapping } from '#server/stock/mapping/mapping.ts'
import { columnsOfField } from '#server/stock/mapping/source-columns.ts'
import { stepFinder, stepTexts } from '#server/stock/mapping/steps.ts'
import { describedCell, propRow } from './prop-table.ts'

const parameterizedSteps = [
  {
    rule: { split: '/', part: 1 },
    about: 'One part of a value, counted from 1.',
    example: 'White / Black',
  },
  {
    rule: { match: '(\\d+) cyl' },
    about:
      'The match of a regular expression: its first group, or the whole match. The value may have at most 1,000 characters.',
    example: '4 cyl, 2.2 L',
  },
  {
    rule: { lookup: { NEW: 'new' }, otherwise: 'absent' as const },
    about:
      'A table, case-insensitive; other values are "unusable" (the default), "absent", or kept ("keep").',
    example: 'New',
  },
]

/** A table of all steps, each with an example that it has read. */
export function stepsText(): string {
  const stepOf = stepFinder()
  const named = [...stepTexts].map(([name, { about, example }]) => ({ rule: name, about, example }))
  const rows = [...named, ...parameterizedSteps].map(({ rule, about, example }) => {
    const written = JSON.stringify(rule).replaceAll('":', '": ').replaceAll(',"', ', "')
    const cells = [written, JSON.stringify(example), JSON.stringify(stepOf(rule)(example))]
    const [step, from, to] = cells.map((cell) => describedCell(`\`${cell}\``))
    return `| ${step} | ${describedCell(about)} | ${from} | ${to} |`
  })
  return ['| step | what it reads | a value | becomes |', '|---|---|---|---|', ...rows].join('\n')
}

/** A field's description and values. */
function fieldCells(name: string): string {
  const schema = mappableFields.get(name)
  if (!schema) throw new Error(`docs: a car has no field "${name}"`)
  // Without the last column: whether a field is required is up to the mapping.
  const [, , about, mayBe] = propRow(name, jsonSchemaOf(schema), false).split(/(?<!\\)\|/)
  return `${about}|${mayBe?.replace(/text that matches \^\(\?:.*/s, 'a date and time in UTC ')}`
}

/** A table of all fields of a car that a mapping can fill. */
export function fieldsText(): string {
  const rows = [...mappableFields.keys()].map((name) => `| \`${name}\` |${fieldCells(name)}|`)
  return ['| field | description | values |', '|---|---|---|', ...rows].join('\n')
}

/** A table of the columns that a mapping reads, with the field that each fills. */
export function columnsText({ fields }: Pick<Mapping, 'fields'>): string {
  const rows = Object.entries(fields).flatMap(([name, source]) => {
    const columns = columnsOfField(source).map((column) => `\`${column}\``)
    const steps = 'steps' in source ? source.steps.map(stepName).join(', ') : ''
    return `| ${columns.join(' or ')} | \`${name}\` |${fieldCells(name).split(/(?<!\\)\|/)[0]}| ${steps} |`
  })
  return ['| column | field | description | read by |', '|---|---|---|---|', ...rows].join('\n')
}

const stepName = (rule: unknown): string => {
  if (typeof rule === 'string') return `\`${rule}\``
  const table = typeof rule === 'object' && rule !== null ? Reflect.get(rule, 'lookup') : undefined
  return Object.keys(table ?? {}).join(', ')
}
