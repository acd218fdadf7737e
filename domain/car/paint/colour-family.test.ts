import { expect, test } from 'vitest'
import { colourFamilies, colourFamily, isColourFamily } from './colour-family.ts'
import { paints } from './paint-words.ts'

test.each([
  ['Glacier White', 'White'],
  ['White Pearl', 'White'],
  ['Pearl', 'White'],
  ['Obsidian', 'Black'],
  ['Ebony Black', 'Black'],
  ['Black Sapphire', 'Black'],
  ['Graphite', 'Grey'],
  ['Gunmetal Gray', 'Grey'],
  ['Silver Sky', 'Silver'],
  ['Sapphire Blue Pearl', 'Blue'],
  ['Deep Ocean Blue', 'Blue'],
  ['Crimson Red Pearl', 'Red'],
  ['Burgundy', 'Red'],
  ['Emerald', 'Green'],
  ['Volcanic Amber', 'Orange'],
  ['Copper', 'Brown'],
  ['Chocolate', 'Brown'],
  ['Vanilla', 'Beige'],
  ['Champagne', 'Beige'],
  ['Brass', 'Gold'],
  ['Mustard', 'Yellow'],
  ['Aubergine', 'Purple'],
  ['Rose Gold', 'Other'],
  ['Red with Black Roof', 'Red'],
  ['White / Black', 'White'],
  ['Special order', 'Other'],
  ['', 'Other'],
] as const)('%s is %s (Spec 3.20)', (name, family) => {
  expect(colourFamily(name)).toBe(family)
})

test('each family has a colour by its own name, and each paint a family (Spec 3.20)', () => {
  const own = colourFamilies.filter((family) => colourFamily(family) !== family)
  expect(own).toEqual([])
  expect(paints.map((paint) => colourFamily(paint)).every(isColourFamily)).toBe(true)
  expect(isColourFamily('Glacier White')).toBe(false)
})
