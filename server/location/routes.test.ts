import { expect, test } from 'vitest'
import { appWith, ask } from '../app.fixture.ts'

async function answer(path: string, host = 'harbour.localhost', method = 'GET') {
  const { app } = await appWith()
  const { status, text } = await ask(app, `/api/geocode${path}`, { method }, host)
  return { status, body: text === '' ? undefined : JSON.parse(text) }
}

test.each([
  ['4000', 'harbour.localhost', { lat: -27.47, long: 153.02 }],
  [' 0800 ', 'harbour.localhost', { lat: -12.46, long: 130.84 }],
  ['3200', 'kiwi.localhost', { lat: -37.76, long: 175.25 }],
  ['0110', 'kiwi.localhost', { lat: -35.74, long: 174.32 }],
  ['78752', 'lonestar.localhost', { lat: 30.27, long: -97.74 }],
  ['78752-1234', 'lonestar.localhost', { lat: 30.27, long: -97.74 }],
])('finds %s at %s, a key beside it or not (Spec 7.17, D21)', async (postcode, host, place) => {
  for (const key of ['', '&key=abc']) {
    const address = encodeURIComponent(postcode)
    const { status, body } = await answer(`?address=${address}${key}`, host)
    expect(status).toBe(200)
    expect(body.lat).toBeCloseTo(place.lat, 1)
    expect(body.long).toBeCloseTo(place.long, 1)
  }
})

test.each([
  ['1111', 'harbour.localhost', 'Invalid postcode'],
  ['90210', 'lonestar.localhost', 'Invalid postcode'],
  ['40', 'harbour.localhost', 'Invalid postcode. Please enter a 4-digit number.'],
  ['constructor', 'harbour.localhost', 'Invalid postcode. Please enter a 4-digit number.'],
  ['4000', 'lonestar.localhost', 'Invalid ZIP code. Please enter a 5-digit number.'],
  ['', 'kiwi.localhost', 'Invalid postcode. Please enter a 4-digit number.'],
])('says of "%s" at %s: %s (Spec 5.27, 8.09)', async (postcode, host, message) => {
  const { status, body } = await answer(`?address=${postcode}`, host)
  expect(status).toBe(422)
  expect(body).toMatchObject({
    error: message,
    code: 'invalid_postcode',
    fields: { address: message },
  })
})

test('says how far each location is, the nearest first, where the site has that feature (Spec 2.38, 9.23)', async () => {
  const { body } = await answer('?address=4217')
  expect(body.locations.map(({ slug }: { slug: string }) => slug)).toEqual([
    'harbour-bundall',
    'harbour-springwood',
    'harbour-newstead',
    'harbour-caloundra',
  ])
  const [nearest, , , farthest] = body.locations
  expect(nearest.km).toBeLessThan(5)
  expect(farthest.km).toBeGreaterThan(130)
  expect(farthest.km).toBeLessThan(160)
})

test('says nothing of locations elsewhere (Spec 2.38)', async () => {
  const { body } = await answer('?address=3207', 'volt.localhost')
  expect(Object.keys(body)).toEqual(['lat', 'long'])
})

test('answers no other method', async () => {
  const { status } = await answer('?address=4000', 'harbour.localhost', 'POST')
  expect(status).toBe(405)
})
