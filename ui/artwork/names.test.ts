import { describe, expect, it } from 'vitest'
import { bodyOf } from './body-names.ts'
import { colourOf } from './colour-names.ts'

describe('bodyOf', () => {
  it.each([
    ['SUV', 'suv'],
    ['Ute', 'ute'],
    ['Sedan', 'sedan'],
    ['Hatchback', 'hatchback'],
    ['Wagon', 'wagon'],
    ['Van', 'van'],
    ['People Mover', 'people-mover'],
    ['people-mover', 'people-mover'],
    ['Coupe', 'coupe'],
    ['Convertible', 'convertible'],
    ['Motorcycle', 'motorcycle'],
    ['Caravan', 'caravan'],
    ['Cab Chassis', 'ute'],
    ['Dual Cab Utility / Ute', 'ute'],
    ['4D Sedan', 'sedan'],
  ])('maps the name "%s" to %s', (text, body) => {
    expect(bodyOf(text)).toBe(body)
  })

  it.each(['', 'hovercraft', 'Vanish'])('falls back to an SUV for "%s"', (text) => {
    expect(bodyOf(text)).toBe('suv')
  })
})

describe('colourOf', () => {
  it.each([
    ['Glacier White', 'white'],
    ['glacier-white', 'white'],
    ['White Pearl', 'pearl'],
    ['Graphene Grey Metallic', 'grey'],
    ['Gun Metal Gray', 'grey'],
    ['Sky Blue', 'sky blue'],
    ['Midnight Blue', 'navy'],
    ['Navy', 'navy'],
    ['Olive', 'sage green'],
    ['Black / Red', 'red'],
  ])('maps the colour name "%s" to %s', (text, colour) => {
    expect(colourOf(text)).toBe(colour)
  })

  it.each(['', 'Quokka', 'Redwood'])('falls back to silver for "%s"', (text) => {
    expect(colourOf(text)).toBe('silver')
  })
})
