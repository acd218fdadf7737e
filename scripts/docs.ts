// `npm run docs`: writes what schemas, examples and the contract of data attributes say into docs/; `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import stringify from 'json-stringify-pretty-compact'
import type { Block } from '#blocks/define-block.ts'
import { exampleOf, placedExample } from '#blocks/example.ts'
import { readRegistry } from '#blocks/registry.node.ts'
import { jsonSchemaOf } from '#pages/zod-json-schema.ts'
import { attributesText } from './data-attributes.ts'
import { fieldsText, stepsText } from './mapping-docs.ts'
import { propRow, propTable } from './prop-table.ts'
import { siteText } from './site-docs.ts'

/** Characters of a line of an example; what is longer stands on several. */
const longestLine = 100
/** A part of a page that is made from the source, between its two marks. */
const marks = {
  blocks: ['<!-- blocks: written by npm run docs -->', '<!-- end of blocks -->'],
  steps: ['<!-- steps: written by npm run docs -->', '<!-- end of steps -->'],
  fields: ['<!-- fields: written by npm run docs -->', '<!-- end of fields -->'],
  attributes: [
    '<!-- data attributes: written by npm run docs -->',
    '<!-- end of data attributes -->',
  ],
  site: ['<!-- site: written by npm run docs -->', '<!-- end of site -->'],
} as const

/** The dealers' page with its generated parts as the schemas say them now. */
export function dealersPage(text: string, blocks: Iterable<Block>): string {
  const withSteps = replaced(text, marks.steps, stepsText())
  const withFields = replaced(withSteps, marks.fields, fieldsText())
  const withSite = replaced(withFields, marks.site, siteText())
  return replaced(withSite, marks.blocks, Array.from(blocks, blockText).join('\n'))
}

/** The developers' page with the list of data attributes as their file documents them now. */
export const developersPage = (text: string): string =>
  replaced(text, marks.attributes, attributesText())

function replaced(text: string, [begin, end]: readonly [string, string], part: string): string {
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) {
    throw new Error(`docs: expected the lines "${begin}" and "${end}"`)
  }
  return `${before}${begin}\n\n${part}\n${end}${after}`
}

function blockText(block: Block): string {
  const schema = jsonSchemaOf(block.props)
  const rows = Object.entries(schema.properties ?? {}).map(([name, prop]) =>
    propRow(name, typeof prop === 'object' ? prop : {}, schema.required?.includes(name) ?? false),
  )
  const slots = Object.entries(block.slots).map(
    ([name, { title, accepts }]) => `\`${name}\` (${title}; takes ${accepts.join(', ')} blocks)`,
  )
  return [
    `### ${block.name}`,
    '',
    `**${block.title}** (${block.role}). ${block.description}`,
    ...(block.needs.length > 0
      ? [
          '',
          `Needs a ${block.needs.join(' and a ')}: its page's route binds \`:${block.needs[0]}\`.`,
        ]
      : []),
    ...(slots.length > 0 ? ['', `Slots: ${slots.join('; ')}.`] : []),
    '',
    ...exampleLines(block),
    ...(rows.length > 0 ? ['', ...propTable('prop', rows)] : []),
    '',
  ].join('\n')
}

/** The typical example as a dealer would write it, ready to copy into a page. */
function exampleLines(block: Block): string[] {
  const { description } = exampleOf(block, 'Typical')
  const json = stringify(placedExample(block, 'Typical'), { maxLength: longestLine })
  return [...(description ? [description, ''] : []), '```json', json, '```']
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const blocks = [...(await readRegistry()).values()]
  const pages = {
    'dealers.md': (text: string) => dealersPage(text, blocks),
    'developers.md': developersPage,
  }
  for (const [name, write] of Object.entries(pages)) {
    const file = join(import.meta.dirname, '../docs', name)
    const text = readFileSync(file, 'utf8')
    const fresh = write(text)
    if (!process.argv.includes('--check')) {
      writeFileSync(file, fresh)
      console.log(`docs/${name} is what the source says`)
    } else if (fresh !== text) {
      console.error(`docs/${name} is not what the source says: run npm run docs`)
      process.exitCode = 1
    }
  }
}
