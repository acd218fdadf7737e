import { z } from 'zod'
import { displayFontNames, figureFontNames, textFontNames } from './font-names.ts'
import { choice, number, whole } from './theme-fields.ts'

const fonts = z.strictObject({
  text: choice(textFontNames, 'Text font', 'Font of all text that is not a heading or a figure.'),
  display: choice(displayFontNames, 'Display font', 'Font of headings.'),
  figure: choice(figureFontNames, 'Figure font', 'Font of prices and large numbers.'),
})

const heading = z.strictObject({
  weight: whole(100, 900, 'Weight', '400 is regular; within what the font has.'),
  width: number(50, 150, 'Width', 'In percent, for a font with a width axis; 100 is normal.'),
  tracking: number(-0.06, 0.2, 'Letter spacing', 'In em; below 0 is tighter.'),
  leading: number(0.75, 1.5, 'Line height', 'As a multiple of the size.'),
  case: choice(['none', 'uppercase'], 'Case', 'Headings as written, or in capitals.'),
})

const figure = z.strictObject({
  weight: whole(100, 900, 'Weight', '400 is regular.'),
  width: number(50, 150, 'Width', 'In percent, for a font with a width axis; 100 is normal.'),
  tracking: number(-0.06, 0.2, 'Letter spacing', 'In em; below 0 is tighter.'),
  numerals: choice(['tabular', 'proportional'], 'Numerals', 'Of equal width, or each its own.'),
  currencySize: number(0.3, 1, 'Currency size', 'Of the sign before a price, in em.'),
  currencyRise: number(0, 1, 'Currency rise', 'Of the sign above the baseline, in its own em.'),
})

const text = z.strictObject({
  size: number(1, 1.25, 'Size', 'In rem; 1 is 16 pixels.'),
  leading: number(1.3, 1.8, 'Line height', 'As a multiple of the size.'),
  weight: whole(300, 500, 'Weight', '400 is regular.'),
  strong: whole(500, 800, 'Strong weight', 'Of emphasized words, links and buttons.'),
})

const label = z.strictObject({
  size: number(0.75, 1.125, 'Size', 'In rem.'),
  weight: whole(300, 800, 'Weight', '400 is regular.'),
})

const size = (title: string, description: string, max: number) =>
  z
    .strictObject({
      narrow: number(0.875, max, 'Narrow', 'In rem, on a window of 360 pixels.'),
      wide: number(0.875, max, 'Wide', 'In rem, on a window of 1,280 pixels or more.'),
    })
    .meta({ title, description })

const sizes = z.strictObject({
  hero: size('Hero', 'Headline of the first screen.', 15),
  title1: size('Title 1', 'Title of a page.', 8),
  title2: size('Title 2', 'Title of a section.', 6),
  title3: size('Title 3', 'Title within a section.', 4),
  lead: size('Lead', 'First paragraph.', 2),
  card: size('Card', "A car's name on a card.", 3),
  price: size('Price', 'A price on a card.', 6),
  priceLarge: size('Large price', "The price on a car's page.", 8),
  figure: size('Figure', 'A large number in a text.', 8),
})

/** How text is set. */
export const typeGroups = { fonts, heading, figure, text, label, sizes }
