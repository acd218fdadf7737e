import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lookAxes } from '#domain/site/look-axes.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import PlaceBand from './place-picture.tsx'
import block from './schema.ts'

function htmlOf(props: object, site = storySite) {
  const parsed = block.props.parse(props)
  return renderToStaticMarkup(
    <PlaceBand
      id="yard"
      props={parsed}
      slots={{}}
      data={undefined}
      site={site}
      page={storyPage()}
    />,
  )
}

test('a place without a photo is drawn with the name of the dealer and a car (Spec 3.28)', () => {
  const yard = htmlOf({})
  expect(yard).toContain(`>${storySite.name}</text>`)
  expect(yard).toMatch(/<img src="\/media\/artwork\/[^"]+" .*alt=""/)
  const places = ['yard', 'workshop', 'reception'].map((place) => htmlOf({ place }))
  expect(new Set(places).size).toBe(3)
  expect(places[2]).not.toContain('<img')
})

test('a photo takes the place of the drawing, in the same box (Spec 3.28)', () => {
  const image = { url: '/media/site/yard.jpg', alt: 'Our yard' }
  const html = htmlOf({ image, place: 'workshop', caption: 'In Newstead' })
  expect(html).toContain('alt="Our yard"')
  expect(html).not.toContain('<svg')
  expect(html).toContain('<figcaption>In Newstead</figcaption>')
  expect(html).toMatch(/^<figure class="page-width place-band"><span class="stage place-picture">/)
})

test('with a heading it is the top of the page: the title, the lead, then the picture (Spec 3.28)', () => {
  const html = htmlOf({ heading: 'Still a workshop', lead: 'Since 1987.', place: 'reception' })
  expect(html).toMatch(/<h1>Still a workshop<\/h1><p[^>]*>Since 1987.<\/p>.*<figure.*<svg/)
  expect(htmlOf({})).not.toContain('<h1')
})

test.each(['yard', 'workshop', 'reception'])(
  'a drawn %s has the colours of the page on a loud band too: its sign is that of the yard (Spec 3.28)',
  (place) => {
    const html = htmlOf({ heading: 'Still a workshop', place })
    expect(html).toMatch(/<figure[^>]*><span class="stage [^>]+ data-ground="plain">/)
  },
)

test('no two scenes have the same reception (Spec 1.11, 3.28)', () => {
  const inside = lookAxes.scene.variants.map((scene) => {
    const html = htmlOf(
      { place: 'reception' },
      { ...storySite, look: { ...storySite.look, scene } },
    )
    return [...html.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)
  })
  expect(new Set(inside.flat()).size).toBe(inside.flat().length)
})
