import type { Mapping } from '../mapping/mapping.ts'
import { columnsOf } from '../mapping/source-columns.ts'
import { beginningOf } from '../quarantine.ts'
import type { UnreadColumn } from '../report.ts'
import type { Source, SourceEntry } from './source.ts'

const MOST_COLUMNS = 100

/** Finds the columns of a CSV file that its mapping does not read, with the first value of each. */
export function unreadColumns({ format, columns }: Source, mapping: Mapping) {
  const read = new Set(columnsOf(mapping).map((name) => name.toLowerCase()))
  const unread = columns.flatMap((name, at) => {
    const column = name.trim()
    return format !== 'csv' || column === '' || read.has(column.toLowerCase())
      ? []
      : { column, at, example: '' }
  })
  const shown = unread.slice(0, MOST_COLUMNS)
  let without = shown
  return {
    look(entries: readonly SourceEntry[]): void {
      if (without.length === 0) return
      for (const entry of entries) {
        if (!('values' in entry)) continue
        for (const each of without)
          each.example ||= beginningOf(entry.values[each.at]?.trim() ?? '')
      }
      without = without.filter(({ example }) => example === '')
    },
    found: (): UnreadColumn[] => shown.map(({ column, example }) => ({ column, example })),
  }
}

/** Columns of several files, each once. */
export function onceEach(columns: readonly UnreadColumn[]): UnreadColumn[] {
  const first = new Map(columns.toReversed().map((each) => [each.column, each]))
  return columns.filter((each) => first.get(each.column) === each).slice(0, MOST_COLUMNS)
}
