import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { parseMapping } from '../mapping/load-mapping.ts'
import { openFeed } from './open-feed.ts'

/** A mapping of three columns of a CSV or JSON feed. */
export const mapping = parseMapping(
  'test',
  JSON.stringify({
    description: 'Three columns',
    required: [],
    fields: {
      make: 'make',
      model: 'model',
      car_type: { value: 'used' },
      dealercomments: { from: 'seller.note' },
      images: { from: 'images', steps: ['list'] },
    },
  }),
)

/** A folder that is removed after the test. */
export async function folder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'source-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  return directory
}

/** Writes a feed that is removed after the test. */
export async function feedFile(content: string | Uint8Array): Promise<string> {
  const file = join(await folder(), 'feed')
  await writeFile(file, content)
  return file
}

export const opened = async (content: string | Uint8Array) =>
  openFeed(await feedFile(content), mapping)

export async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

/** A feed with all of its rows. */
export async function read(content: string | Uint8Array) {
  const source = await opened(content)
  return { ...source, rows: (await allOf(source.rows)).flat() }
}
