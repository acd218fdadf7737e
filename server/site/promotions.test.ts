import { expect, test } from 'vitest'
import { demoStock } from '#demo/demo-stock.ts'
import { appWith, ask } from '../app.fixture.ts'
import { inStock } from './site.fixture.ts'

const eve = new Date('2026-12-13T12:00:00.000Z')

test('a row of promotions has those of today, and its page is made again when one begins or ends (Spec 2.50, 4.29)', async () => {
  let now = eve
  const stock = demoStock('lonestar', { now: eve, count: 30 })
  const { app } = await appWith({ stock: inStock(stock), clock: () => now })
  const shown = async () => {
    const { text } = await ask(app, '/search', {}, 'lonestar.localhost')
    const [, row = ''] = text.split('data-block="promo-carousel"')
    const headings = Array.from(row.matchAll(/promo-heading[^>]*>([^<]*)/g), ([, text]) => text)
    return headings.filter((text) => /Christmas Eve|Under/.test(text ?? ''))
  }
  expect(await shown()).toEqual(['Under $8,000'])
  // Midnight in Austin.
  now = new Date('2026-12-14T05:59:59.999Z')
  expect(await shown()).toEqual(['Under $8,000'])
  now = new Date('2026-12-14T06:00:00.000Z')
  expect(await shown()).toEqual(['Christmas Eve, nine to three', 'Under $8,000'])
  now = new Date('2026-12-25T05:59:59.999Z')
  expect(await shown()).toEqual(['Christmas Eve, nine to three', 'Under $8,000'])
  now = new Date('2026-12-25T06:00:00.000Z')
  expect(await shown()).toEqual(['Under $8,000'])
})

test('a promotion of used cars is not in the row of a search for new ones (Spec 4.29)', async () => {
  const stock = demoStock('lonestar', { now: eve, count: 30 })
  const { app } = await appWith({ stock: inStock(stock), clock: () => eve })
  const row = async (path: string) => {
    const { text } = await ask(app, path, {}, 'lonestar.localhost')
    return text.split('data-block="promo-carousel"')[1] ?? ''
  }
  expect(await row('/search?car_type=used')).toContain('One fee: $150')
  expect(await row('/search?car_type=new')).toContain('Under $8,000')
  expect(await row('/search?car_type=new')).not.toContain('One fee: $150')
})
