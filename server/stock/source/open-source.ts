import { ImportError } from '../import-error.ts'
import { columnsOf } from '../mapping/columns.ts'
import type { Mapping } from '../mapping/mapping.ts'
import { openCsv } from './csv-source.ts'
import { detectEncoding } from './encoding.ts'
import { openBytes } from './feed-bytes.ts'
import { feedText } from './feed-text.ts'
import { openJson } from './json-source.ts'
import type { Source } from './source.ts'

/**
 * Opens a feed, gzip or not: JSON where it begins with a bracket, CSV otherwise.
 * @throws ImportError file_missing, file_unreadable, file_empty, file_malformed, not_a_feed, no_header
 */
export async function openSource(file: string, mapping: Mapping): Promise<Source> {
  const { bytes, sample } = await openBytes(file)
  const encoding = await detectEncoding(bytes, sample)
  const letter = await firstLetter(feedText(bytes, encoding))
  if (letter === undefined) throw new ImportError('file_empty', `${file} holds nothing but blanks.`)
  const wanted = columnsOf(mapping)
  const feed = { file, bytes, encoding }
  return letter === '[' || letter === '{'
    ? openJson(feed, wanted)
    : openCsv(feed, { delimiter: mapping.delimiter, wanted })
}

const BLANK = 32

async function firstLetter(text: AsyncIterable<Buffer>): Promise<string | undefined> {
  for await (const chunk of text) {
    const letter = chunk.find((byte) => byte > BLANK)
    if (letter !== undefined) return String.fromCharCode(letter)
  }
  return undefined
}
