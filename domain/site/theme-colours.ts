import { z } from 'zod'
import { colour } from '../fields.ts'
import { choice } from './theme-fields.ts'

/** Colours of the scenes; most are used by one scene only. */
const stageColours = z
  .strictObject({
    wall: colour('Wall', 'Behind the car: a wall, a sky, a sheet of paper.'),
    'wall-2': colour('Wall, second', 'Where the wall meets the floor, or is lit.'),
    floor: colour('Floor', 'The ground at the horizon: a floor, grass.'),
    'floor-2': colour('Floor, second', 'The ground at the lower edge.'),
    line: colour('Line', 'Ground line and measures of a plate.'),
    far: colour('Hills', 'The hills of a field.'),
    sun: colour('Sun', 'The sun over a field.'),
    ray: colour('Rays', 'Every second ray of a burst.'),
    shade: colour('Shade', 'The shadow under the car; the generator makes it translucent.'),
    pool: colour('Light', 'The light on a floor at night; the generator makes it translucent.'),
  })
  .partial()
  .optional()
  .meta({
    title: 'Colours of the stage',
    description: 'Computed from the other colours where absent.',
  })

const optional = (title: string, description: string) => colour(title, description).optional()

/** The colours of a dealer. All text colours are computed, so that they can be read on any of these. */
export const colourFields = {
  brand: colour('Brand colour', 'Buttons, links and chosen things, as #rrggbb.'),
  accent: colour('Accent colour', 'Marks: a dot, an underline, the second button.'),
  neutral: optional('Neutral', 'Tints greys and page grounds; the brand does where it is absent.'),
  scheme: choice(['light', 'dark'], 'Scheme', 'Dark ink on light paper, or the reverse.').default(
    'light',
  ),
  paper: optional('Paper', 'Background of the page.'),
  surface: optional('Surface', 'Raised parts: cards, panels and fields.'),
  ink: optional('Ink', 'Text.'),
  flood: optional('Flood', 'Background of a loud section; text on it is computed.'),
  dark: optional('Dark ground', 'Background of a dark section; text on it is computed.'),
  foot: optional('Footer', 'Background of the footer; text on it is computed.'),
  button: optional('Buttons', 'Solid buttons, if they are not in the brand colour.'),
  sale: optional('Reduced price', 'The amount of a reduced price.'),
  tag: optional('Tags', "Background of a car's tag, such as New Arrival (Spec 9.24)."),
  promo: optional('Promotions', 'Background of a promotion among the cars.'),
  stageColours,
}
