import { ImportError } from '../import-error.ts'
import type { Mapping } from '../mapping/mapping.ts'
import { columnsOf } from '../mapping/source-columns.ts'
import { openCsv } from './csv-source.ts'
import { detectEncoding } from './encoding.ts'
import { openBytes } from './feed-bytes.ts'
import { feedText } from './feed-text.ts'
import { isJsonLines, JsonLines } from './json-lines.ts'
import { openJson } from './json-source.ts'
import type { Source } from './source.ts'

/**
 * Opens a feed, compressed with gzip or not: JSON (a list, an object that holds one, or JSON Lines) if
 * it begins with a bracket, CSV otherwise.
 * @throws ImportError file_missing, file_unreadable, file_empty, file_malformed, not_a_feed,
 * no_header
 */
export async function openFeed(file: string, mapping: Mapping): Promise<Source> {
  const { bytes, sample } = await openBytes(file)
  const encoding = await detectEncoding(bytes, sample)
  const beginning = await beginningOf(feedText(bytes, encoding))
  if (beginning === '') throw new ImportError('file_empty', `${file} contains only white space.`)
  const wanted = columnsOf(mapping)
  const feed = { file, bytes, encoding }
  if (beginning.startsWith('[')) return openJson(feed, wanted)
  if (!beginning.startsWith('{')) return openCsv(feed, { delimiter: mapping.delimiter, wanted })
  return openJson(feed, wanted, isJsonLines(file, beginning) ? new JsonLines() : undefined)
}

/** Two lines of JSON Lines are nearly always shorter. */
const BEGINNING_CHARACTERS = 256 * 1024

/** The first characters of a text without the white space before them; empty if there are none. */
async function beginningOf(text: AsyncIterable<Buffer>): Promise<string> {
  let beginning = ''
  for await (const chunk of text) {
    beginning = `${beginning}${chunk.toString()}`.trimStart()
    // Only that of an object needs more than its first character.
    if (beginning !== '' && !beginning.startsWith('{')) break
    if (beginning.length >= BEGINNING_CHARACTERS) break
  }
  return beginning
}
