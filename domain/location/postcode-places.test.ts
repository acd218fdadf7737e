import { expect, test } from 'vitest'
import { placeOfPostcode } from './geocoding.ts'
import { statedPlace } from './postcode-places.ts'

const places = [
  { postcode: '78', lat: 30, long: -98 },
  { postcode: '787', lat: 30.27, long: -97.74 },
  { postcode: '78752', lat: 30.33, long: -97.7 },
]

test.each([
  ['78752', 30.33],
  ['78753', 30.27],
  ['78801', 30],
  ['90210', undefined],
])('the place of %s is that of its longest beginning: %s (Spec 7.17)', (postcode, lat) => {
  expect(statedPlace(postcode, places)?.lat).toBe(lat)
})

test.each([
  [[{ lat: -27.47, long: 153.02 }], { lat: -27.47, long: 153.02 }],
  [
    [
      { lat: 91, long: 0 },
      { lat: -90, long: 180 },
    ],
    { lat: -90, long: 180 },
  ],
])('of the results %j the first on Earth is meant (Spec 5.27)', (results, value) => {
  expect(placeOfPostcode(results)).toEqual({ valid: true, value })
})

test.each([[[]], [[{ lat: Number.NaN, long: 0 }]], [[{ lat: 0, long: 181 }]]])(
  'without a place among %j the postcode is invalid (Spec 5.27, 8.09)',
  (results) => {
    expect(placeOfPostcode(results)).toEqual({
      valid: false,
      reason: 'no_result',
      message: 'Invalid postcode',
    })
  },
)
