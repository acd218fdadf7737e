import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRegistry } from '#blocks/registry.node.ts'
import { collectionNames } from '#domain/content/collections.ts'
import { siteSchema } from '#domain/site/site.ts'
import { mappableFields } from '#server/stock/mapping/field-paths.ts'
import { loadMapping } from '#server/stock/mapping/load-mapping.ts'
import { columnsOf } from '#server/stock/mapping/source-columns.ts'
import { UnusableValue } from '#server/stock/mapping/step.ts'
import { stepTexts } from '#server/stock/mapping/steps.ts'
import { dataAttributes } from './data-attributes.ts'
import { demoSites } from './demo-sites.ts'
import { attributesPage, dealersPage, demoSitesPage, designersPage, feedsPage } from './docs.ts'

const registry = await readRegistry()
const dealers = readFileSync(join(import.meta.dirname, '../docs/dealers.md'), 'utf8')

test('the dealers’ page documents every block, site field and collection as in the schemas', () => {
  expect(dealersPage(dealers, registry.values())).toBe(dealers)
  for (const name of registry.keys()) expect(dealers).toContain(`### ${name}\n`)
  for (const name of Object.keys(siteSchema.shape)) {
    if (name !== '$schema') expect(dealers).toMatch(new RegExp(`^\\| \`${name}[.\`]`, 'm'))
  }
  for (const name of collectionNames) expect(dealers).toContain(`### content/${name}.json\n`)
})

test('the page about feeds lists every column, every step and every field of a mapping', async () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/feeds.md'), 'utf8')
  const canonical = await loadMapping('canonical')
  expect(feedsPage(page, canonical)).toBe(page)
  for (const name of stepTexts.keys()) expect(page).toContain(`| \`"${name}"\` |`)
  for (const name of mappableFields.keys()) expect(page).toContain(`| \`${name}\` |`)
  for (const column of columnsOf(canonical)) expect(page).toContain(`\`${column}\``)
})

test.each([...stepTexts])('the step %s reads its example', (_, { example, read }) => {
  expect(read(example)).not.toBeInstanceOf(UnusableValue)
})

test('the page of data attributes lists every one', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/dev/data-attributes.md'), 'utf8')
  expect(attributesPage(page)).toBe(page)
  for (const { name } of dataAttributes()) expect(page).toContain(`| \`${name}\` |`)
})

test('the designers’ page lists every token of a theme', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/designers.md'), 'utf8')
  expect(designersPage(page)).toBe(page)
  expect(page).toContain('| `--paper` |')
})

test('the page of demo sites is as their files say', async () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/demo-sites.md'), 'utf8')
  expect(demoSitesPage(page, await demoSites(registry))).toBe(page)
})

test('a page without the markers of a generated part is an error', () => {
  expect(() => dealersPage('# Dealers', registry.values())).toThrow('docs: expected the lines')
})
