import { z } from 'zod'
import { carTypes } from '../car/kinds.ts'
import { colour, href } from '../fields.ts'
import { day, text, url, whole } from '../quantities.ts'

/** A card or banner that promotes something, for certain days and types of car. Spec 3.22. */
export const promoCardSchema = z
  .strictObject({
    id: text('Id'),
    name: text('Name'),
    url: href('Leads to', 'A path, a web address, tel: or mailto:.').optional(),
    description: text('What it promotes').optional(),
    image: url('Picture').optional(),
    alt_text: text('What the picture shows, for those who cannot see it').optional(),
    video: url('Video').optional(),
    position: whole('Its turn among the promotions, lowest first').optional(),
    hide_overlay: z.boolean().default(false).describe('No text over the picture'),
    start: day("First day that it shows, in the site's time zone (D5)").optional(),
    expiry: day('Last day that it shows').optional(),
    display: z
      .array(z.enum(carTypes))
      .default([])
      .describe('Types of car that it shows with; empty: all'),
    strictDisplay: z
      .boolean()
      .default(false)
      .describe('Shows only where exactly the types of `display` are searched for'),
    background_colour: colour('Background', 'Colour behind it, #rrggbb.').optional(),
  })
  .refine(({ start, expiry }) => start === undefined || expiry === undefined || start <= expiry, {
    path: ['expiry'],
    error: 'the last day lies before the first day',
  })
  .describe('Promotion')
export type PromoCard = z.infer<typeof promoCardSchema>
