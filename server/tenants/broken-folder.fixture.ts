import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A way in which the folder of one dealer can be broken, and what the check says of it. */
export interface BrokenFolder {
  readonly name: string
  /** Breaks a copy of the example; `folder` is the dealer's own. */
  readonly breaks: (folder: string) => Promise<unknown>
  /** Beginnings of lines, without the dealer's folder; each of them must be among the lines. */
  readonly says: readonly (string | RegExp)[]
  /** Name of the folder where the fault is in it. */
  readonly folder?: string
  /** Rights are no fault for a superuser. */
  readonly notAsRoot?: true
}

/** Writes a file of the dealer: text and bytes as they are, anything else as JSON. */
export async function put(folder: string, path: string, content: unknown): Promise<void> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  const isPlain = typeof content === 'string' || content instanceof Uint8Array
  await writeFile(file, isPlain ? content : JSON.stringify(content, null, 2))
}

/** Changes the text of `site.json`; `from` must be there. */
export async function editSite(
  folder: string,
  from: string | RegExp,
  to: string | Uint8Array,
): Promise<void> {
  const file = join(folder, 'site.json')
  const text = await readFile(file, 'utf8')
  const [before, after, ...more] = text.split(from)
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`expected ${from} once in ${file}`)
  }
  await writeFile(file, Buffer.concat([Buffer.from(before), Buffer.from(to), Buffer.from(after)]))
}

/** Adds a field to `site.json`, in its second line. */
export const addToSite = (folder: string, field: string): Promise<void> =>
  editSite(folder, /\{\n(?= {2}"\$schema")/, `{\n  ${field},\n`)

/** A page of its own with these blocks and fields. */
export const page = (route: string, blocks: readonly unknown[] = [], more: object = {}) => ({
  ...{ schemaVersion: 2, route },
  ...more,
  blocks,
})

/** A heading with these props, in a page's list of blocks. */
export const heading = (props: object, id = 'heading') => ({ id, block: 'section-heading', props })

/** Copies the example under the name of a folder, as the docs say. */
export async function newDealer(example: string, folder: string, slug: string): Promise<void> {
  await cp(example, folder, { recursive: true })
  await editSite(folder, /"slug": "[^"]*"/, `"slug": "${slug}"`)
}
