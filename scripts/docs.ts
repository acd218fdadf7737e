// `npm run docs`: generates the reference sections of docs/ from the schemas, examples, data attributes, tokens and demo sites; `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import stringify from 'json-stringify-pretty-compact'
import type { Block } from '#blocks/define-block.ts'
import { exampleOf, placedExample } from '#blocks/example.ts'
import { readRegistry } from '#blocks/registry.node.ts'
import { jsonSchemaOf } from '#pages/zod-json-schema.ts'
import { loadMapping } from '#server/stock/mapping/load-mapping.ts'
import type { Mapping } from '#server/stock/mapping/mapping.ts'
import type { Tenant } from '#server/tenants/tenant.ts'
import { contentText } from './content-docs.ts'
import { attributesText } from './data-attributes.ts'
import { demoSites, demoSitesText } from './demo-sites.ts'
import { formsText } from './form-docs.ts'
import { columnsText, fieldsText, stepsText } from './mapping-docs.ts'
import { propRow, propTable } from './prop-table.ts'
import { siteText } from './site-docs.ts'
import { tokensText } from './token-docs.ts'

/** Longest line of an example, in characters; longer JSON is broken into several lines. */
const longestLine = 100
/** The lines before and after each generated section. */
const markers = {
  blocks: ['<!-- blocks: written by npm run docs -->', '<!-- end of blocks -->'],
  forms: ['<!-- forms: written by npm run docs -->', '<!-- end of forms -->'],
  columns: ['<!-- columns: written by npm run docs -->', '<!-- end of columns -->'],
  steps: ['<!-- steps: written by npm run docs -->', '<!-- end of steps -->'],
  fields: ['<!-- fields: written by npm run docs -->', '<!-- end of fields -->'],
  attributes: [
    '<!-- data attributes: written by npm run docs -->',
    '<!-- end of data attributes -->',
  ],
  site: ['<!-- site: written by npm run docs -->', '<!-- end of site -->'],
  content: ['<!-- content: written by npm run docs -->', '<!-- end of content -->'],
  demoSites: ['<!-- demo sites: written by npm run docs -->', '<!-- end of demo sites -->'],
  tokens: ['<!-- tokens: written by npm run docs -->', '<!-- end of tokens -->'],
} as const

/**
 * The text of docs/dealers.md with its generated sections updated.
 * @throws Error if a section has no markers
 */
export function dealersPage(text: string, blocks: Iterable<Block>): string {
  const withSite = replaced(text, markers.site, siteText())
  const withForms = replaced(withSite, markers.forms, formsText())
  const withContent = replaced(withForms, markers.content, contentText())
  return replaced(withContent, markers.blocks, Array.from(blocks, blockText).join('\n'))
}

/**
 * The text of docs/feeds.md with its tables of columns, steps and fields updated.
 * @throws Error if a table has no markers
 */
export function feedsPage(text: string, canonical: Mapping): string {
  const withColumns = replaced(text, markers.columns, columnsText(canonical))
  const withSteps = replaced(withColumns, markers.steps, stepsText())
  return replaced(withSteps, markers.fields, fieldsText())
}

/**
 * The text of docs/dev/data-attributes.md with its table updated.
 * @throws Error if the table has no markers
 */
export const attributesPage = (text: string): string =>
  replaced(text, markers.attributes, attributesText())

/**
 * The text of docs/designers.md with its table of tokens updated.
 * @throws Error if the table has no markers
 */
export const designersPage = (text: string): string => replaced(text, markers.tokens, tokensText())

/**
 * The text of docs/demo-sites.md with its tables updated.
 * @throws Error if they have no markers
 */
export const demoSitesPage = (text: string, sites: readonly Tenant[]): string =>
  replaced(text, markers.demoSites, demoSitesText(sites))

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
  const registry = await readRegistry()
  const blocks = [...registry.values()]
  const canonical = await loadMapping('canonical')
  const sites = await demoSites(registry)
  const pages = {
    'feeds.md': (text: string) => feedsPage(text, canonical),
    'dealers.md': (text: string) => dealersPage(text, blocks),
    'dev/data-attributes.md': attributesPage,
    'designers.md': designersPage,
    'demo-sites.md': (text: string) => demoSitesPage(text, sites),
  }
  for (const [name, write] of Object.entries(pages)) {
    const file = join(import.meta.dirname, '../docs', name)
    const text = readFileSync(file, 'utf8')
    const generated = write(text)
    if (!process.argv.includes('--check')) {
      writeFileSync(file, generated)
      console.log(`docs/${name} is up to date`)
    } else if (generated !== text) {
      console.error(`docs/${name} is out of date: run npm run docs`)
      process.exitCode = 1
    }
  }
}
