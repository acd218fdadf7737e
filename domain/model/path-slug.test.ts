import { expect, test } from 'vitest'
import { pathSlug } from './path-slug.ts'

test.each([
  ['SUVs', 'suvs'],
  ['People Mover', 'people-mover'],
  ['Cab & Chassis', 'cab-chassis'],
  ['Utes&Vans', 'utesvans'],
  ['  Double  Cab ', 'double-cab'],
  ['Mercedes-Benz', 'mercedes-benz'],
  ['Model 3/Y', 'model-3-y'],
  ['Škoda', 'škoda'],
  ['&', ''],
  ['', ''],
])('the name %j stands in an address as %j (Spec 2.16)', (name, slug) => {
  expect(pathSlug(name)).toBe(slug)
})
