import type { Country } from '#domain/contact/country.ts'

/** Exterior colours by make, as the makers name them in Australia. */
const coloursByMake: Record<string, readonly string[]> = {
  Toyota: [
    'Glacier White',
    'Graphite Grey',
    'Silver Sky',
    'Eclipse Black',
    'Crystal Pearl White',
    'Saturn Blue',
    'Atomic Rush Red',
    'Jungle Khaki Green',
    'Frosted White',
  ],
  Mazda: [
    'Snowflake White Pearl',
    'Machine Grey',
    'Soul Red Crystal',
    'Jet Black',
    'Deep Crystal Blue',
    'Sonic Silver',
    'Platinum Quartz',
    'Polymetal Grey',
  ],
  Hyundai: [
    'Creamy White',
    'Abyss Black',
    'Amazon Grey',
    'Shimmering Silver',
    'Deep Sea Blue',
    'Ultimate Red',
    'Cypress Green',
  ],
  Kia: [
    'Snow White Pearl',
    'Clear White',
    'Aurora Black',
    'Steel Grey',
    'Gravity Blue',
    'Runway Red',
    'Silky Silver',
  ],
  Ford: [
    'Arctic White',
    'Meteor Grey',
    'Aluminium Silver',
    'Shadow Black',
    'Blue Lightning',
    'Lucid Red',
    'Cyber Orange',
  ],
  Isuzu: [
    'Mineral White',
    'Obsidian Grey',
    'Mercury Silver',
    'Basalt Black',
    'Cobalt Blue',
    'Magnetic Red',
    'Volcanic Amber',
  ],
  Mitsubishi: [
    'White',
    'Starlight White',
    'Titanium Grey',
    'Sterling Silver',
    'Black Mica',
    'Red Diamond',
    'Impulse Blue',
  ],
  Subaru: [
    'Crystal White Pearl',
    'Magnetite Grey',
    'Ice Silver',
    'Crystal Black',
    'Sapphire Blue Pearl',
    'Autumn Green',
    'Crimson Red Pearl',
  ],
  MG: [
    'Dover White',
    'York White',
    'Pebble Black',
    'Sterling Silver',
    'Brighton Blue',
    'Diamond Red',
    'Hampstead Grey',
  ],
  Nissan: [
    'Ivory Pearl White',
    'Polar White',
    'Gun Metallic Grey',
    'Pearl Black',
    'Brilliant Silver',
    'Caspian Blue',
    'Scarlet Red',
  ],
  Volkswagen: [
    'Pure White',
    'Deep Black',
    'Reflex Silver',
    'Indium Grey',
    'Atlantic Blue',
    'Kings Red',
  ],
  Tesla: ['Pearl White', 'Solid Black', 'Deep Blue Metallic', 'Stealth Grey', 'Ultra Red'],
  BMW: ['Alpine White', 'Black Sapphire', 'Brooklyn Grey', 'Portimao Blue', 'Toronto Red'],
  Porsche: ['White', 'Black', 'GT Silver', 'Gentian Blue', 'Guards Red'],
  Honda: [
    'Platinum White Pearl',
    'Crystal Black',
    'Lunar Silver',
    'Midnight Blue',
    'Ruse Black',
    'Premium Crystal Red',
  ],
}

/** Colours of makes without a list of their own. */
const otherColours = ['White', 'Black', 'Silver', 'Grey', 'Blue', 'Red'] as const

const americanColours = ['White', 'Black', 'Silver', 'Gray', 'Blue', 'Red', 'Dark Gray'] as const

/** The exterior colours of a make in a country. */
export const coloursOf = (make: string, country: Country): readonly string[] =>
  country === 'US' ? americanColours : (coloursByMake[make] ?? otherColours)
