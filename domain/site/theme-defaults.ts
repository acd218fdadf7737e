import type { ThemeSettings } from './theme.ts'

/** The look of a template that gives no settings: a sixth template needs two fonts and a corner. */
export const defaultLook: ThemeSettings = {
  fonts: { text: 'system', display: 'system', figure: undefined },
  heading: { weight: 700, width: 100, tracking: -0.02, leading: 1.1, case: 'none' },
  figure: {
    weight: 700,
    width: 100,
    tracking: -0.02,
    numerals: 'tabular',
    currencySize: 1,
    currencyRise: 0,
  },
  text: { size: 1, leading: 1.5, weight: 400, strong: 600 },
  label: { size: 0.875, weight: 500 },
  sizes: {
    hero: { narrow: 2.5, wide: 4.5 },
    title1: { narrow: 2, wide: 3 },
    title2: { narrow: 1.625, wide: 2.25 },
    title3: { narrow: 1.3125, wide: 1.375 },
    lead: { narrow: 1.125, wide: 1.1875 },
    card: { narrow: 1.125, wide: 1.125 },
    price: { narrow: 1.375, wide: 1.375 },
    priceLarge: { narrow: 2.25, wide: 2.5 },
    figure: { narrow: 1.75, wide: 2 },
  },
  corners: { control: 6, card: 8, media: 8, tag: 6 },
  space: { rule: 1, air: 1, gapX: 1.5, gapY: 2.5, page: 82, control: 2.875 },
  stage: {
    ratio: 1.5,
    carWidth: 92,
    floor: 14,
    carX: 0,
    brightness: 1,
    contrast: 1,
    saturation: 1,
    edge: 0,
    rim: 0,
  },
  icon: { stroke: 1.75, end: 'round' },
  motion: { duration: 200, carDuration: 500, ease: 'settle' },
}
