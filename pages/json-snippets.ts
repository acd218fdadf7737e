import type { Block } from '#blocks/define-block.ts'
import { placedExample } from '#blocks/example.ts'

/** What VS Code offers to insert: `bodyText` with `${1:…}` where the cursor goes first. */
interface Snippet {
  readonly label: string
  readonly description?: string
  readonly markdownDescription?: string
  readonly bodyText: string
}

/** The block as most pages have it, its id to be overwritten first. */
export function blockSnippet(block: Block, about: string): Snippet {
  const id = `"id": ${JSON.stringify(block.name)}`
  const text = snippetText(placedExample(block, 'Typical'))
  const bodyText = text.replace(id, `"id": "\${1:${block.name}}"`)
  return { label: block.name, markdownDescription: about, bodyText }
}

/** The props of each example under its name; those of an equal one once. */
export function propsSnippets({ examples }: Block): Snippet[] {
  const byText = new Map<string, Snippet>()
  for (const { name, description, props } of examples) {
    if (!props) continue
    const bodyText = snippetText(props)
    const snippet = { label: name, ...(description && { description }), bodyText }
    if (!byText.has(bodyText)) byText.set(bodyText, snippet)
  }
  return [...byText.values()]
}

/** Every example as a block of a page, in the words of JSON Schema. */
export const placedExamples = (block: Block): object[] =>
  block.examples.map(({ name }) => placedExample(block, name))

/** JSON in which nothing is a placeholder: `\`, `$` and `}` are escaped as snippets have it. */
const snippetText = (value: object): string =>
  JSON.stringify(value, null, '\t').replace(/[\\$}]/g, '\\$&')
