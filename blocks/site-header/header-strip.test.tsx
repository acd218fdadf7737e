import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storyPage, storySite } from '#parts/story-site.ts'
import { HeaderStrip } from './header-strip.tsx'
import block from './schema.ts'

/** The texts of the line, from start to end. */
function textsOf(site = storySite, now = '2026-11-18T00:30:00.000Z'): string[] {
  const props = block.props.parse({ tagline: 'Since 1985' })
  const html = renderToStaticMarkup(
    <HeaderStrip props={props} site={site} page={storyPage({ now })} />,
  )
  return Array.from(html.matchAll(/<span>(.*?)<\/span>/g), ([, text = '']) => text)
}

const where = '418 Ipswich Road, Moorooka QLD 4105'

test('the strip of a dealer in one city has its address and hours (Spec 2.25, 3.32)', () => {
  const hours = ['Mon-Fri 8.30am-5.30pm', 'Sat 8.30am-4pm', 'Sun Closed']
  expect(textsOf()).toEqual(['Since 1985', where, ...hours])
})

test('the strip has special hours in their week (Spec 3.32, D37)', () => {
  expect(textsOf(storySite, '2026-12-20T00:30:00.000Z')).toContain('Fri 25 Dec Closed')
})

test('the strip of a dealer in several cities names them (Spec 2.25)', () => {
  const { locations } = storySite
  const elsewhere = locations.map((location) => ({
    ...location,
    id: 'warwick',
    address: { ...location.address, city: 'Warwick' },
  }))
  const site = { ...storySite, locations: [...locations, ...elsewhere] }
  expect(textsOf(site)).toEqual(['Since 1985', 'Moorooka · Warwick'])
})
