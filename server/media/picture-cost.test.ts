import { expect, it } from 'vitest'
import { pictureCostMs } from './picture-cost.ts'

const drawing = { isDrawn: true } as const
const photo = { isDrawn: false, bytes: 300_000 } as const
const hugePhoto = { isDrawn: false, bytes: 20_000_000 } as const
const cost = pictureCostMs

it.each([
  ['a small drawing', cost(drawing, 'avif', 320), 'a large one', cost(drawing, 'avif', 1920)],
  ['a JPEG', cost(photo, 'jpeg', 960), 'a WebP', cost(photo, 'webp', 960)],
  ['a WebP', cost(photo, 'webp', 960), 'an AVIF', cost(photo, 'avif', 960)],
  ['a photo', cost(photo, 'avif', 1280), 'a drawing of its size', cost(drawing, 'avif', 1280)],
  [
    'a small photo',
    cost(photo, 'webp', 320),
    'a small photo of a large file',
    cost(hugePhoto, 'webp', 320),
  ],
])('%s is estimated at less than %s', (...[, cheap, , dear]) => {
  expect(cheap).toBeGreaterThan(0)
  expect(cheap).toBeLessThan(dear)
})
