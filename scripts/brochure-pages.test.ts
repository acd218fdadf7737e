import { expect, test } from 'vitest'
import { type Car, carSchema } from '#domain/car/car.ts'
import { barest, caravan, hilux, lendersFor, soldCar } from '#parts/fixture-cars.ts'
import { financeSite } from '#parts/story-site.ts'
import { drawBrochure } from '../server/brochure/draw/draw-brochure.ts'
import { orderFor, pdfOf } from './brochure.fixture.ts'

const worst = carSchema.parse({
  ...hilux,
  price: 5,
  year: 1940,
  model: 'Wolkswagenmobilautomatikgetriebe Übergroß Ngāruawāhia 🚗',
  badge: 'Longitude '.repeat(20),
  body: 'Zeppelin',
  simple_body: undefined,
  dealercomments: '<b>Bold</b> claims and a \u202Ereversed\u202C word. '.repeat(230),
  standardEquipment: Array.from(
    { length: 200 },
    (_, at) => `Feature ${at} ${'of many words '.repeat(at % 9)}`,
  ),
})

const cars: Record<string, Car> = {
  'an ordinary car': { ...hilux, finance_lenders: lendersFor(52_990) },
  'a sold car': soldCar,
  'a caravan': caravan,
  'a car with only id, make and model': barest,
  'a car with 200 features and 10,000 letters': worst,
  'a car whose name is one endless word': {
    ...hilux,
    model: 'X'.repeat(600),
    dealercomments: 'Y'.repeat(5000),
  },
}

test.each(Object.entries(cars))('%s has two A4 pages (Spec 1.08, 7.10)', async (_, car) => {
  const pdf = pdfOf(await drawBrochure(await orderFor(car, financeSite)))
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2)
  expect(pdf.match(/\/MediaBox \[0 0 595\.28 841\.89\]/g)).toHaveLength(2)
})

test('is tagged, and has a title and a language (WCAG 2.4.2, 3.1.1)', async () => {
  const pdf = pdfOf(await drawBrochure(await orderFor(hilux, financeSite)))
  expect(pdf).toContain('/Marked true')
  expect(pdf).toContain('/Lang (en-AU)')
  expect(pdf).toContain('/DisplayDocTitle true')
  for (const tag of ['H1', 'H2', 'Figure', 'Table', 'TH', 'L', 'LI'])
    expect(pdf).toContain(`/S /${tag}\n`)
  expect(pdf.match(/\/Alt \(/g)?.length).toBeGreaterThanOrEqual(3)
})

test('equal contents are equal bytes (Spec 7.10)', async () => {
  const order = await orderFor(hilux, financeSite)
  const [first, second] = [await drawBrochure(order), await drawBrochure(order)]
  expect(Buffer.compare(Buffer.from(first), Buffer.from(second))).toBe(0)
})
