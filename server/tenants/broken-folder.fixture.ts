import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { schemaVersion } from '#pages/page.ts'

/** One kind of broken dealer folder, and what the check reports. */
export interface BrokenFolder {
  readonly name: string
  /** Breaks a copy of the example; `folder` is the dealer's own. */
  readonly breaks: (folder: string) => Promise<unknown>
  /** Expected beginnings of lines, without the dealer's folder. */
  readonly says: readonly (string | RegExp)[]
  /** Name of the folder, where that is the mistake. */
  readonly folder?: string
  /** Permissions do not apply to a superuser. */
  readonly notAsRoot?: true
}

/** Writes a file of the dealer: text and bytes unchanged, anything else as JSON. */
export async function put(folder: string, path: string, content: unknown): Promise<void> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  const isPlain = typeof content === 'string' || content instanceof Uint8Array
  await writeFile(file, isPlain ? content : JSON.stringify(content, null, 2))
}

/** Replaces a text of `site.json` that must occur once. */
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

/** A whole page with these blocks and fields. */
export const page = (route: string, blocks: readonly unknown[] = [], more: object = {}) => ({
  schemaVersion,
  route,
  ...more,
  blocks,
})

/** A heading with these props, in a page's list of blocks. */
export const heading = (props: object, id = 'heading') => ({ id, block: 'section-heading', props })

/** Copies the example to a new folder, as the docs describe. */
export async function newDealer(example: string, folder: string, slug: string): Promise<void> {
  await cp(example, folder, { recursive: true })
  await editSite(folder, /"slug": "[^"]*"/, `"slug": "${slug}"`)
}
