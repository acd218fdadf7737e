import type { Block } from '#blocks/define-block.ts'
import { placedExample } from '#blocks/example.ts'

/** A snippet of VS Code: `bodyText` with `${1:…}` where the cursor goes first. */
interface Snippet {
  readonly label: string
  readonly description?: string
  readonly markdownDescription?: string
  readonly bodyText: string
}

/** The block's typical example, with its id as the first placeholder. */
export function blockSnippet(block: Block, about: string): Snippet {
  const id = `"id": ${JSON.stringify(block.name)}`
  const text = snippetText(placedExample(block, 'Typical'))
  const bodyText = text.replace(id, `"id": "\${1:${block.name}}"`)
  return { label: block.name, markdownDescription: about, bodyText }
}

/** The props of each example under its name, without duplicates. */
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

/** Every example as a block of a page, for the `examples` of JSON Schema. */
export const placedExamples = (block: Block): object[] =>
  block.examples.map(({ name }) => placedExample(block, name))

/** JSON as literal snippet text: `\`, `$` and `}` are escaped. */
const snippetText = (value: object): string =>
  JSON.stringify(value, null, '\t').replace(/[\\$}]/g, '\\$&')
