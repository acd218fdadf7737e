import { ImportError } from '../import-error.ts'
import type { Mapping } from '../mapping/mapping.ts'
import { columnsOf } from '../mapping/source-columns.ts'
import { openCsv } from './csv-source.ts'
import { detectEncoding } from './encoding.ts'
import { openBytes } from './feed-bytes.ts'
import { feedText } from './feed-text.ts'
import { openJson } from './json-source.ts'
import type { Source } from './source.ts'

/**
 * Opens a feed, compressed with gzip or not: JSON if it begins with a bracket, CSV otherwise.
 * @throws ImportError file_missing, file_unreadable, file_empty, file_malformed, not_a_feed,
 * no_header
 */
export async function openFeed(file: string, mapping: Mapping): Promise<Source> {
  const { bytes, sample } = await openBytes(file)
  const encoding = await detectEncoding(bytes, sample)
  const character = await firstCharacter(feedText(bytes, encoding))
  if (character === undefined)
    throw new ImportError('file_empty', `${file} contains only white space.`)
  const wanted = columnsOf(mapping)
  const feed = { file, bytes, encoding }
  return character === '[' || character === '{'
    ? openJson(feed, wanted)
    : openCsv(feed, { delimiter: mapping.delimiter, wanted })
}

const SPACE = 32

async function firstCharacter(text: AsyncIterable<Buffer>): Promise<string | undefined> {
  for await (const chunk of text) {
    const character = chunk.find((byte) => byte > SPACE)
    if (character !== undefined) return String.fromCharCode(character)
  }
  return undefined
}
