import { describe, expect, it } from 'vitest'
import { bodyOf } from './body-names.ts'
import { type ArtworkColour, colourOf } from './colour-names.ts'

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

/** Paints that a buyer calls by one word. */
const families = {
  white: ['white', 'pearl', 'cream'],
  silver: ['silver'],
  grey: ['grey', 'graphite'],
  black: ['black'],
  blue: ['blue', 'navy', 'sky blue', 'teal'],
  red: ['red', 'maroon'],
  orange: ['orange', 'bronze'],
  yellow: ['yellow', 'gold'],
  green: ['green', 'sage green', 'teal'],
  brown: ['brown', 'bronze'],
  beige: ['beige', 'sand', 'cream', 'gold'],
  purple: ['purple'],
  pink: ['pink'],
} satisfies Record<string, ArtworkColour[]>

/** Colours as makers name them, by family. */
const makersNames: Record<keyof typeof families, string> = {
  white: `Glacier White, Frozen White, Alpine White, Candy White, Summit White, Crystal White Pearl,
    Snowflake White Pearl Mica, Pearl White Multi-Coat, White Diamond, Polar, Fuji White, Snow,
    Platinum White Pearl, Creamy White, Oxford White, Heron, Alabaster, Bright White, Ski White`,
  silver: `Silver Sky, Sterling Silver, Reflex Silver, Moondust, Billet, Quicksilver, Brilliant Silver,
    Aluminium, Ice Silver, Lunar Silver, Shimmering Silver, Liquid Mercury, Iridium Silver, Tungsten`,
  grey: `Graphite, Meteor Grey, Machine Grey, Polymetal Grey, Gun Metallic, Magnetite Grey Metallic,
    Steel, Titanium, Nardo Grey, Granite Crystal, Destroyer Gray, Stealth Grey, Cement Grey, Slate,
    Midnight Silver Metallic, Graphene, Concrete, Boulder Grey`,
  black: `Jet Black, Phantom Black, Crystal Black Silica, Ebony, Onyx, Pearl Black, Kuro, Midnight,
    Diamond Black, Sky Black, Blue Black, Carbon Black, Obsidian, Eclipse`,
  blue: `Sapphire Blue Pearl, Deep Crystal Blue Mica, Caspian Blue, Blue Lightning, Pacific, Cobalt,
    Atlantic Blue, Estoril Blue, Ice Blue, Azure, Nebula Blue, Surf Blue, Midnight Blue, Cyan Storm,
    Perfect Blue, Impulse Blue, Ink Blue`,
  red: `Crimson Red Pearl, Soul Red Crystal, Scarlet Red, Runway Red, Ruby, Merlot, Tango, Hyacinth Red,
    Red Diamond, Burgundy, Firecracker, Atomic Rush, Ultra Red, Vermilion Red, Magma`,
  orange: `Volcanic Amber, Cyber Orange, Sunset, Yamabuki Orange, Saber, Inferno Orange, Tangerine,
    Burnt Orange, Copper Mica, Phoenix Orange`,
  yellow: `Hornet Yellow, Luxe Yellow, Citrus, Giallo, Mustard, Savannah Yellow, Sunflower, Honey Gold`,
  green: `Cypress Green, Jungle Khaki Green, British Racing Green, Emerald, Olive, Lime, Forest Green,
    Eucalyptus, Pangea Green, Mojito, Sarge, Jade`,
  brown: `Espresso, Cognac Brown, Chocolate, Mocha, Havana, Vintage Brown, Oxide Bronze, Chestnut`,
  beige: `Champagne, Platinum Quartz, Sandy Taupe, Gobi, Desert Sand, Sandstone, Zircon Sand, Cashmere`,
  purple: `Amethyst, Aubergine, Midnight Purple, Snazzberry, Orchid Violet`,
  pink: `Coral, Rose, Blush Pink`,
}

const namesByFamily = (Object.keys(families) as (keyof typeof families)[]).flatMap((family) =>
  makersNames[family].split(/,\s*/).map((name) => ({ family, name })),
)

describe('colourOf', () => {
  it.each([
    ['Glacier White', 'white'],
    ['glacier-white', 'white'],
    ['White Pearl', 'pearl'],
    ['Pearl', 'pearl'],
    ['Graphene Grey Metallic', 'grey'],
    ['Gun Metal Gray', 'graphite'],
    ['Sky Blue', 'sky blue'],
    ['Midnight Blue', 'navy'],
    ['Navy', 'navy'],
    ['Olive', 'sage green'],
    ['Burnt Orange', 'bronze'],
  ])('maps the colour name "%s" to %s', (text, colour) => {
    expect(colourOf(text)).toBe(colour)
  })

  it.each([
    ['Black / Red', 'black'],
    ['Solar Red with Black Roof', 'red'],
    ['Ice White & Black', 'white'],
    ['White (Beige interior)', 'white'],
    ['Two Tone / Red', 'red'],
  ])('takes the colour of the body, not of roof or interior: "%s" is %s', (text, colour) => {
    expect(colourOf(text)).toBe(colour)
  })

  it.each(namesByFamily)('draws $name in a colour of the family $family', ({ family, name }) => {
    const paints: readonly string[] = families[family]
    expect(paints).toContain(colourOf(name))
  })

  it.each(['', 'Quokka', 'Redwood'])('falls back to silver for "%s"', (text) => {
    expect(colourOf(text)).toBe('silver')
  })
})
