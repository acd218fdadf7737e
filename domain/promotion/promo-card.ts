import { z } from 'zod'
import { carTypes } from '../car/kinds.ts'
import { colour, href } from '../fields.ts'
import { day, pictureUrl, text, whole } from '../quantities.ts'
import { filterQuery } from '../stock-query/filter-query.ts'
import { promoPlaces } from './places.ts'

/** A card or banner that promotes something, for certain days and types of car. Spec 3.22. */
export const promoCardSchema = z
  .strictObject({
    id: text('Id'),
    name: text('Name'),
    url: href('Leads to', 'A path, a web address, tel: or mailto:.').optional(),
    description: text('What it promotes').optional(),
    image: pictureUrl('Picture').optional(),
    alt_text: text('What the picture shows, for those who cannot see it').optional(),
    video: z
      .string()
      .regex(/^https:\/\/[^\s\\/][^\s\\]*$/, 'expected an https:// address')
      .describe('Video, which is loaded when it is played; the picture shows before')
      .optional(),
    search: filterQuery
      .optional()
      .describe(
        'The cars that it is about, as in the address of a search: one of them is drawn where there is no picture',
      ),
    wheel: z
      .boolean()
      .default(false)
      .describe('A wheel of prizes is drawn where there is no picture; it leads to the offer'),
    places: z
      .array(z.enum(promoPlaces))
      .min(1)
      .default(['carousel'])
      .describe('Where it shows: in rows of promotions, as a banner, among the cars of a search'),
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
  .refine(({ video, image }) => video === undefined || image !== undefined, {
    path: ['image'],
    error: 'missing: a video needs the picture that shows before it plays',
  })
  .refine(({ hide_overlay, image }) => !hide_overlay || image !== undefined, {
    path: ['image'],
    error: 'missing: a promotion without text over its picture needs a picture',
  })
  .refine(({ wheel, url }) => !wheel || url?.startsWith('/offers/'), {
    path: ['url'],
    error: 'expected the offer that the wheel belongs to, such as /offers/spin-to-win',
  })
  .describe('Promotion')
export type PromoCard = z.infer<typeof promoCardSchema>
