import { expect, test } from 'vitest'
import { demoStock } from '#demo/demo-stock.ts'
import { appWith, ask } from '../app.fixture.ts'
import { inStock } from './site.fixture.ts'

const now = new Date('2026-11-21T02:00:00.000Z')
const stock = demoStock('harbour', { now, count: 30 })

const pageOf = async (path: string) => {
  const { app } = await appWith({ stock: inStock(stock), clock: () => now })
  const { text } = await ask(app, path, {}, 'harbour.localhost')
  const [, id = ''] = text.match(/<link rel="expect" href="#([^"]+)" blocking="render">/) ?? []
  return { text, paintedFrom: text.indexOf(`id="${id}"`) }
}

test.each(['/contact-us', '/cars/:car/enquire', '/sign-in', '/success?form=service'])(
  'a form with panels beside it is painted when it is whole: %s (Spec 2.08)',
  async (path) => {
    const { text, paintedFrom } = await pageOf(path.replace(':car', stock[0]?.slug ?? ''))
    expect(paintedFrom).toBeGreaterThan(text.lastIndexOf('class="form-page-'))
  },
)

test('a layout does not wait for all that it holds (Spec 2.02)', async () => {
  const { text, paintedFrom } = await pageOf('/search')
  expect(paintedFrom).toBeLessThan(text.indexOf('data-block="search-results"'))
})
