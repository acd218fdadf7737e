import type { Rejection } from './mapping/row-result.ts'

/** Values that could not be read, in rows that were imported without them. */
export type Dropped = { column: string; count: number; example: string; detail: string }

/** A column of the file that the mapping does not read, with its first value. */
export type UnreadColumn = { column: string; example: string }

/** A yard code that the site does not have, in rows that were imported without a yard. */
export type UnknownYard = { column: string; code: string; count: number; firstLine: number }

/** The result of an import; printed as a table or as JSON, and stored with the run. */
export type ImportReport = {
  tenant: string
  feed: string
  /** The file that was read, or all files with commas. */
  file: string
  /** csv, json or generated. */
  format: string
  encoding: string
  dryRun: boolean
  read: number
  added: number
  /** Cars that had left the feed. */
  returned: number
  changed: number
  unchanged: number
  removed: number
  quarantined: { total: number; byReason: Record<string, number> }
  dropped: Dropped[]
  /** The first hundred. */
  unknownYards: UnknownYard[]
  missingColumns: string[]
  /** Of CSV, the first hundred. */
  unreadColumns: UnreadColumn[]
  /** Name of the mapping that read it; absent of demo stock. */
  mapping?: string | undefined
  /** Remarks on how the file was read, a sentence each. */
  notes: string[]
  /** Version of the tenant's stock after the import. */
  stockVersion: number
  milliseconds: number
}

const LONGEST_SHOWN = 60
const shown = (value: string) => JSON.stringify(value.slice(0, LONGEST_SHOWN))

const counts = ['read', 'added', 'returned', 'changed', 'unchanged', 'removed'] as const

const LISTED_COLUMNS = 12

function missingText(columns: readonly string[]): string {
  const more = columns.length - LISTED_COLUMNS
  const listed = columns.slice(0, LISTED_COLUMNS).join(', ')
  return `Columns the file does not have: ${listed}${more > 0 ? ` and ${more} more (--json lists them)` : ''}`
}

/** The report as lines for a terminal. */
export function printedReport(report: ImportReport): string {
  const { quarantined, dropped, unknownYards, missingColumns, notes } = report
  const rows: [string, string][] = [
    ...counts.map((name): [string, string] => [name, String(report[name])]),
    ['quarantined', String(quarantined.total)],
    ...Object.entries(quarantined.byReason).map(([reason, count]): [string, string] => [
      `  ${reason}`,
      String(count),
    ]),
  ]
  const label = Math.max(...rows.map(([name]) => name.length))
  const figure = Math.max(...rows.map(([, count]) => count.length))
  const table = rows.map(([name, count]) => `  ${name.padEnd(label)}  ${count.padStart(figure)}`)
  const losses = dropped.map(
    ({ column, count, example, detail }) =>
      `  ${count} × ${column}: ${detail}, such as ${shown(example)}`,
  )
  return [
    `${report.file} → ${report.tenant}, feed ${report.feed} (${report.format}, ${report.encoding})${report.dryRun ? ': dry run, nothing was written' : ''}`,
    ...table,
    ...(losses.length > 0
      ? ['Values dropped; their rows were imported without them:', ...losses]
      : []),
    ...(unknownYards.length > 0
      ? ['Yards that the site does not have; their cars were imported without one:']
      : []),
    ...unknownYards.map(
      ({ column, code, count, firstLine }) =>
        `  ${count} × ${column} ${shown(code)}, first in line ${firstLine}`,
    ),
    ...notes,
    ...(missingColumns.length > 0 ? [missingText(missingColumns)] : []),
    `Took ${Math.round(report.milliseconds)} ms; stock version ${report.stockVersion}.`,
  ].join('\n')
}

const SHOWN = 20

/** The first quarantined rows as lines for a terminal; empty where there are none. */
export function printedRejections(rejections: Rejection[]): string {
  const lines = rejections.slice(0, SHOWN).map(({ line, column, value, reason, detail }) => {
    const isSaid = value === undefined || /\bfound\b/.test(detail)
    const found = isSaid ? '' : `, found ${shown(value)}`
    return `  line ${line}${column ? `, ${column}` : ''}: ${reason}: ${detail}${found}`
  })
  if (lines.length === 0) return ''
  const rest = rejections.length - lines.length
  return [
    'Quarantined:',
    ...lines,
    ...(rest > 0 ? [`  … and ${rest} more (--json lists them)`] : []),
  ].join('\n')
}
