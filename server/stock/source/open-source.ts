import { ImportError } from '../import-error.ts'
import { columnsOf } from '../mapping/columns.ts'
import type { Mapping } from '../mapping/mapping.ts'
import { openCsv } from './csv-source.ts'
import { detectEncoding } from './encoding.ts'
import { firstLetter, openJson } from './json-source.ts'
import type { Source } from './source.ts'

/**
 * Opens a feed: JSON where it begins with a bracket, CSV otherwise.
 * @throws ImportError file_missing, file_unreadable, file_empty, file_malformed, no_header
 */
export async function openSource(file: string, mapping: Mapping): Promise<Source> {
  const encoding = await detectEncoding(file)
  const wanted = columnsOf(mapping)
  const letter = await firstLetter(file)
  if (letter === undefined) throw new ImportError('file_empty', `${file} holds nothing but blanks.`)
  const isJson = encoding === 'utf-8' && (letter === '[' || letter === '{')
  return isJson
    ? openJson(file, encoding, { isArray: letter === '[', wanted })
    : openCsv(file, encoding, { delimiter: mapping.delimiter, wanted })
}
