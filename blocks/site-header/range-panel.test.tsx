import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noContent } from '#domain/content/layers.ts'
import { fixtureContent } from '#parts/fixture-content.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import load from './load.ts'
import block from './schema.ts'
import SiteHeader from './site-header.tsx'

const site = {
  ...storySite,
  menu: {
    ...storySite.menu,
    groups: [
      { label: 'Range', range: true, links: [] },
      { label: 'Finance', href: '/finance', links: [] },
    ],
  },
}

async function menu(content = fixtureContent) {
  const props = block.props.parse({})
  const page = storyPage()
  const data = await load({ props, site, ports: { content } })
  const html = renderToStaticMarkup(
    <SiteHeader id="header" props={props} slots={{}} data={data} site={site} page={page} />,
  )
  return /<nav aria-label="Main">(.*?)<\/nav>/s.exec(html)?.[1] ?? ''
}

test('the range opens below its word: categories with their models, then all models (Spec 2.32)', async () => {
  const html = await menu()
  const lines = Array.from(
    html.matchAll(/<summary[^>]*>([^<]+)|<a href="([^"]+)"/g),
    ([, word, href]) => word ?? href,
  )
  expect(lines).toEqual(
    [
      'Range',
      'Utes',
      '/hilux',
      '/models?body=utes',
      'Cars',
      '/corolla',
      '/models?body=cars',
      'Hybrids',
      '/corolla',
      '/models?body=hybrids',
      'SUVs',
      '/bz4x',
      '/models?body=suvs',
      'Electric',
      '/bz4x',
      '/models?body=electric',
      'People movers & vans',
      '/carnival',
      '/models?body=people-movers-vans',
      '/models',
      '/finance',
    ].map((line) => line.replace(' & ', ' &amp; ')),
  )
})

test('without models the word of the range is left out (Spec 2.32)', async () => {
  const html = await menu(noContent)
  expect(html).not.toContain('Range')
  expect(html).toContain('Finance')
})
