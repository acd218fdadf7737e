import { didYouMean } from '../did-you-mean.ts'
import { ImportError } from '../import-error.ts'
import { headingHint } from './heading-names.ts'
import type { FieldSource, Mapping } from './mapping.ts'

/** The columns of a field in order of preference; none for a constant. */
export const columnsOfField = (source: FieldSource): string[] =>
  'value' in source ? [] : [source.from].flat()

/** Every column that a mapping reads. */
export function columnsOf(mapping: Mapping): string[] {
  const fields = Object.values(mapping.fields).flatMap(columnsOfField)
  return [...new Set([...fields, ...mapping.guards.map((guard) => guard.column)])]
}

/** @throws ImportError no_header if the file has no column for a required field */
export function assertUsableHeader(mapping: Mapping, columns: string[], missing: string[]): void {
  const needed = mapping.required.flatMap((field) => {
    const source = mapping.fields[field]
    const sources = source ? columnsOfField(source) : []
    return sources.length > 0 && sources.every((name) => missing.includes(name)) ? sources : []
  })
  if (needed.length === 0) return
  const meant = headingHint(needed, columns) || didYouMean(needed[0] ?? '', columns)
  throw new ImportError(
    'no_header',
    `The file has no column ${[...new Set(needed)].map((name) => `"${name}"`).join(', ')}, which the mapping "${mapping.name}" needs.${meant} Its first line is: ${columns.slice(0, 12).join(' | ')}. If that is the header of another supplier, "npm run stock -- map <file> --tenant <slug>" proposes a mapping for it; name the mapping with --mapping.`,
  )
}
