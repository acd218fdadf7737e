import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { fixtureCars } from '#parts/fixture-cars.ts'
import { fixtureContent } from '#parts/fixture-content.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import { fixturePorts } from '../ports.fixture.ts'
import load from './load.ts'
import ModelCars from './model-cars.tsx'
import block from './schema.ts'

async function html(cars: readonly Car[]): Promise<string> {
  const [model] = fixtureContent.models
  if (!model) throw new Error('expected a model')
  const bound = { model, props: block.props.parse({}), site: storySite, page: storyPage() }
  const ports = { ...fixturePorts(cars), content: fixtureContent }
  const data = await load({ ...bound, search: storySearch(), ports })
  return renderToStaticMarkup(<ModelCars {...bound} id="cars" slots={{}} data={data} />)
}

test('the cars of a model stand below its name, with the search that finds them (Spec 2.16)', async () => {
  const markup = await html(fixtureCars.slice(0, 3))
  expect(markup).toContain('Toyota Hilux in stock')
  expect(markup).toContain('href="/search/toyota/hilux"')
  expect(markup.match(/<article/g)).toHaveLength(3)
})

test('a model without stock has no row (Spec 2.16)', async () => {
  expect(await html([])).toBe('')
})
