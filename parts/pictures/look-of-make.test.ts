import { describe, expect, it } from 'vitest'
import { artwork, artworkViews } from '#artwork/artwork.ts'
import { lookNames } from '#artwork/bodies/looks.ts'
import { aCar } from '#parts/fixture-cars.ts'
import { drawnFacts } from './drawn-facts.ts'
import { lookOfMake } from './look-of-make.ts'

/** The twelve SUVs that sell most, of nine makers. */
const suvs = [
  ['Toyota', 'RAV4'],
  ['Mazda', 'CX-5'],
  ['Ford', 'Everest'],
  ['Hyundai', 'Tucson'],
  ['Kia', 'Sportage'],
  ['MG', 'ZS'],
  ['Volkswagen', 'Tiguan'],
  ['BMW', 'X3'],
  ['Nissan', 'X-TRAIL'],
  ['Subaru', 'Forester'],
  ['Tesla', 'Model Y'],
  ['Jeep', 'Grand Cherokee'],
] as const

const drawn = (make: string, model: string, badge: string) =>
  drawnFacts({ ...aCar({ id: 'jm-1', make, model }), badge, simple_body: 'SUV', colour: 'White' })

describe('lookOfMake', () => {
  it('draws twelve SUVs of one colour as at least ten cars of at least six shapes', () => {
    const kits = suvs.map(([make, model]) => drawn(make, model, 'GX').kit)
    const shapes = suvs.map(([make, model]) => lookOfMake(make, model))
    expect(new Set(kits).size).toBeGreaterThanOrEqual(10)
    expect(new Set(shapes).size).toBeGreaterThanOrEqual(6)
  })

  it('gives a model one look, whatever its badge, and however its make is written', () => {
    const looksOf = (badge: string) =>
      drawn('Toyota', 'RAV4', badge)
        .kit.split('-')
        .find((word) => !/^style/.test(word))
    expect(looksOf('GX')).toBe(looksOf('Edge'))
    expect(lookOfMake('MERCEDES-BENZ', 'GLC')).toBe(lookOfMake('Mercedes-Benz', 'glc'))
    expect(lookOfMake('Citroën', 'C4')).toBe(lookOfMake('CITROEN', 'C4'))
  })

  it('gives a low body no look of a four-wheel drive', () => {
    const models = Array.from({ length: 40 }, (_, at) => `Model ${at}`)
    const looksOf = (body: 'Coupe' | 'SUV') =>
      new Set(
        ['Ford', 'Jeep', 'Toyota'].flatMap((make) => models.map((m) => lookOfMake(make, m, body))),
      )
    expect([...looksOf('Coupe')].sort()).toEqual(['', 'broad', 'layered', 'sporting'])
    expect([...looksOf('SUV')].sort()).toEqual([
      '',
      'broad',
      'layered',
      'rugged',
      'sporting',
      'squared',
    ])
  })

  it('knows only looks that are drawn, each in another shape from every side', () => {
    const known: readonly string[] = ['', ...lookNames]
    expect(
      suvs.map(([make, model]) => lookOfMake(make, model)).every((l) => known.includes(l)),
    ).toBe(true)
    for (const view of artworkViews) {
      const drawings = known.map((kit) =>
        artwork({ body: 'suv', colour: 'red', view, kit }).replaceAll(/a[0-9a-z]+[sfr]-/g, ''),
      )
      expect(new Set(drawings).size).toBe(known.length)
    }
  })
})
