import type { Car } from '#domain/car/car.ts'
import { buildCar, keyedId, rowId } from '../build-car.ts'
import type { CommandOf } from '../command-line.ts'
import { draftCompletion } from '../complete-draft.ts'
import { feedSettings } from '../feed-settings.ts'
import { compileMapping, isRejection } from '../mapping/compile-mapping.ts'
import type { Mapping } from '../mapping/mapping.ts'
import { columnsOfField } from '../mapping/source-columns.ts'
import { openFeed } from '../source/open-feed.ts'
import type { Source, SourceEntry } from '../source/source.ts'
import type { CommandContext } from './context.ts'

const ROWS_TRIED = 20
const VALUE_CHARACTERS = 44
const COLUMN_CHARACTERS = 24

/**
 * `npm run stock -- import <file> --try`: the first rows, each column of the file beside what it became,
 * and what could not be read. Opens no database.
 */
export async function tryCommand(
  command: CommandOf<'try'>,
  context: CommandContext,
): Promise<void> {
  const { mapping, site } = await feedSettings(command, context.tenantsDirectory)
  const source = await openFeed(command.file, mapping)
  const losses: string[] = []
  const onDrop = (column: string, value: string, detail: string) =>
    void losses.push(`  ${cell(column)} ${quoted(value)}  not used: ${detail}`)
  const reader = compileMapping(mapping, source.columns, onDrop, site.timeZone)
  const unused = new Map<string, string>()
  for (const entry of await firstRows(source)) {
    const completion = draftCompletion({ mapping, site, now: context.now(), onDrop })
    const result = 'values' in entry ? reader.read(entry) : entry
    if (isRejection(result)) {
      const { line, column, value, detail } = result
      const found = column === undefined ? '' : `${column} ${quoted(value ?? '').trimEnd()}: `
      context.out(`line ${line}: set aside: ${found}${detail}\n`)
      losses.length = 0
      continue
    }
    const { line } = entry
    completion.complete({ draft: result, line })
    const id = keyedId(result, mapping.key)
    const car = buildCar(result, id ?? rowId('values' in entry ? reader.signature(entry) : ''))
    const yards = completion.unknownYards().map(({ column, code }) => {
      return `  ${cell(column)} ${quoted(code)}  the site has no such yard`
    })
    const title = [`line ${line}: ${car.name}`, id === null ? 'id of its whole row' : `id ${id}`]
    const rows = 'values' in entry ? sideBySide(entry.values, source, mapping, car, unused) : []
    context.out([title.join(', '), ...rows, ...losses, ...yards, ''].join('\n'))
    losses.length = 0
  }
  if (unused.size > 0) {
    const columns = [...unused].map(([name, value]) => `  ${cell(name)} ${quoted(value)}`.trimEnd())
    context.out(['Columns that the mapping does not read:', ...columns].join('\n'))
  }
  context.out('Tried; nothing was written.')
}

async function firstRows(source: Source): Promise<SourceEntry[]> {
  const rows: SourceEntry[] = []
  for await (const entries of source.rows) {
    rows.push(...entries.slice(0, ROWS_TRIED - rows.length))
    if (rows.length >= ROWS_TRIED) break
  }
  return rows
}

/** Each column of a row beside the fields that read it; collects the columns that none reads. */
function sideBySide(
  values: readonly (string | null)[],
  { columns }: Source,
  mapping: Mapping,
  car: Car,
  unused: Map<string, string>,
): string[] {
  const fields = Object.entries(mapping.fields).map(([field, source]) => ({
    field,
    columns: columnsOfField(source).map((name) => name.toLowerCase()),
  }))
  return columns.flatMap((column, at) => {
    const value = values[at]
    if (value === null || value === undefined || value.trim() === '') return []
    const name = column.trim().toLowerCase()
    const reading = fields.filter((field) => field.columns.includes(name))
    if (reading.length === 0) {
      if (!unused.has(column)) unused.set(column, value)
      return []
    }
    return reading.map(
      ({ field }) => `  ${cell(column)} ${quoted(value)}  ${field}: ${became(car, field)}`,
    )
  })
}

/** What a field became in the car; `lender.…` fields are those of the entry that they make. */
function became(car: Car, field: string): string {
  const path = field.startsWith('lender.')
    ? ['finance_lenders', Object.keys(car.finance_lenders ?? {}).at(-1) ?? '', field.slice(7)]
    : field.split('.')
  const value = path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined,
    car,
  )
  if (field === 'lender.provider') return Object.keys(car.finance_lenders ?? {}).join(', ') || '-'
  return value === undefined ? '-' : (JSON.stringify(value) ?? '-').slice(0, VALUE_CHARACTERS * 2)
}

const cell = (text: string) => text.trim().slice(0, COLUMN_CHARACTERS).padEnd(COLUMN_CHARACTERS)
const quoted = (text: string) =>
  JSON.stringify(text.slice(0, VALUE_CHARACTERS)).padEnd(VALUE_CHARACTERS + 2)
