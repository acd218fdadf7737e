import { expect, test } from 'vitest'
import { changeSchemas } from '#pages/change.ts'
import { blockDetails } from './block-details.ts'
import { usesOf } from './block-pages.ts'
import { blockOf, blocks } from './block-props.ts'
import { pageFiles } from './tenant-pages.ts'
import { dealers } from './tenants.ts'

const routesOf = (block: string, dealer: string) =>
  usesOf(block)
    .find((use) => use.dealer.slug === dealer)
    ?.pages.map(({ route }) => route)

test('a block is used by the pages of a dealer and of its template (D2)', () => {
  expect(usesOf('site-header').map(({ dealer }) => dealer.slug)).toEqual(
    dealers.map(({ slug }) => slug),
  )
  // The template’s page of a car, and a page that only this dealer has.
  expect(routesOf('site-header', 'harbour')).toEqual(
    expect.arrayContaining(['/cars/:car', '/finance']),
  )
  expect(routesOf('vehicle-layout', 'harbour')).toEqual(['/cars/:car'])
})

test.each(dealers)('every page file of $name is read', ({ slug, site }) => {
  const shown = [...blocks.keys()].flatMap((block) => routesOf(block, slug) ?? [])
  const files = pageFiles.filter(({ owner }) =>
    [slug, `_templates/${site.template}`].includes(owner),
  )
  expect(new Set(shown)).toEqual(new Set(files.map(({ route }) => route)))
})

test('the docs of a block have its JSON, its pages and its statements', () => {
  const header = blockOf({ title: 'Blocks/Site header' })
  if (!header) throw new Error('expected the block')
  const text = blockDetails(header)
  expect(text).toContain('"block": "site-header"')
  expect(text).toMatch(/\| Harbour Motor Group \| .*\?path=\/story\/pages-harbour-motor-group--/)
  for (const id of header.spec) expect(text).toContain(`- **${id}**`)
  expect(text).toContain('- **4.16**: ')
})

/** The block of JSON in the docs of a block that begins with an inserted one. */
function insertedIn(title: string): unknown {
  const block = blockOf({ title })
  if (!block) throw new Error('expected the block')
  const json = /```json\n(\{\s+"insert"[\s\S]*?)\n```/.exec(blockDetails(block))?.[1]
  return JSON.parse(json ?? 'null')
}

test('the docs of a block insert it at a place that takes it, and name its files', () => {
  for (const { title } of [...blocks.values()].map(({ name }) => ({ title: `Blocks/${name}` }))) {
    expect(changeSchemas.insert.safeParse(insertedIn(title)).error, title).toBeUndefined()
  }
  expect(insertedIn('Blocks/Promo slot')).toMatchObject({ into: 'banner', slot: 'promos' })
  const header = blockOf({ title: 'Blocks/Site header' })
  expect(header && blockDetails(header)).toContain('`blocks/site-header/schema.ts`')
})
