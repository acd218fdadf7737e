import { describe, expect, it } from 'vitest'
import { artworkBodies } from './body-names.ts'
import { kitCount, kitName, kitOf } from './kit.ts'

describe('kitOf', () => {
  it('orders the words of a kit, so that one kit has one name', () => {
    expect(kitName(kitOf('suv', 'style2, Rails; ELECTRIC'))).toBe('electric-rails-style2')
    expect(kitName(kitOf('suv', 'electric-rails-style2'))).toBe('electric-rails-style2')
  })

  it('keeps the first of several words of a group', () => {
    expect(kitOf('suv', 'large small')).toEqual(['large'])
  })

  it('leaves out words that do not apply to the body, and unknown ones', () => {
    expect(kitOf('sedan', 'tray bullbar quokka electric')).toEqual(['electric'])
    expect(kitOf('caravan', 'twodoor')).toEqual([])
    expect(kitOf('sedan')).toEqual([])
  })

  it.each(artworkBodies)('has a bounded number of kits and short names: %s', (body) => {
    expect(kitCount(body)).toBeLessThanOrEqual(10_240)
    expect(
      kitName(kitOf(body, 'small large tray racks bullbar snorkel electric sporting style2'))
        .length,
    ).toBeLessThan(60)
  })
})
