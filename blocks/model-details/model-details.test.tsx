import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import type { Model } from '#domain/model/model.ts'
import { fixtureCars } from '#parts/fixture-cars.ts'
import { fixtureContent } from '#parts/fixture-content.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import { fixturePorts } from '../ports.fixture.ts'
import load from './load.ts'
import ModelDetails from './model-details.tsx'
import block from './schema.ts'

const named = (slug: string): Model => {
  const model = fixtureContent.models.find((each) => each.slug === slug)
  if (!model) throw new Error(`expected the model ${slug}`)
  return model
}

const loaded = (model: Model, cars: readonly Car[]) =>
  load({
    props: block.props.parse({}),
    model,
    site: storySite,
    page: storyPage(),
    search: storySearch(),
    ports: { ...fixturePorts(cars), content: fixtureContent },
  })

async function html(slug: string, cars: readonly Car[] = fixtureCars.slice(0, 3)) {
  const model = named(slug)
  const view = { id: 'model', props: {}, slots: {}, site: storySite, page: storyPage() }
  return renderToStaticMarkup(
    <ModelDetails {...view} model={model} data={await loaded(model, cars)} />,
  )
}

test('a model has its least price, how many are in stock, and links to ask and to drive (Spec 2.16, 3.23)', async () => {
  const markup = await html('hilux')
  expect(markup).toContain('<h1>Toyota Hilux</h1>')
  expect(markup).toContain('<b>From $36,990</b> <small>Drive Away</small>')
  expect(markup).toContain('<p>3 in stock</p>')
  expect(markup).toContain('Shown: SR5')
  expect(markup).toContain('href="/contact-us?model=hilux"')
  expect(markup).toMatch(/href="\/book-test-drive\?car_id=[^"]+"/)
})

test('a model without stock says so, and offers no drive (Spec 3.23)', async () => {
  const markup = await html('corolla', [])
  expect(markup).toContain('No Toyota Corolla is in stock today')
  expect(markup).toContain('href="/contact-us?model=corolla"')
  expect(markup).not.toContain('/book-test-drive')
  expect(await html('bz4x', [])).toContain('The Toyota bZ4X is not here yet')
})

test('a model leads to the one that follows it (Spec 3.23)', async () => {
  expect(await html('hilux-2024', [])).toMatch(
    /A newer model has taken its place: <a [^>]*href="\/hilux"/,
  )
})

test('its accessories are the parts that name it, and no part of another make (Spec 2.18, 3.23)', async () => {
  const { parts } = await loaded(named('hilux'), [])
  expect(parts.map(({ id }) => id)).toEqual(['tow-bar', 'canopy'])
  const { parts: others } = await loaded({ ...named('hilux'), manufacturer_name: 'Kia' }, [])
  expect(others.map(({ id }) => id)).toEqual(['tow-bar'])
  const markup = await html('hilux', [])
  expect(markup).toMatch(/Tow bar, 3,500 kg<span[^>]*>\$1,490/)
  expect(markup).toContain('84 accessories')
})
