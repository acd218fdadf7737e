import { z } from 'zod'
import { email, phone, pictureAddress, slug, text, whole } from '../fields.ts'
import { reviewFigures } from '../review/review.ts'
import { chatSchema } from './chat.ts'

/** A word mark or a picture. Spec 3.35. */
export const logoSchema = z
  .union([
    z.strictObject({ text: text('Text', 'The name as a word mark.') }),
    z.strictObject({
      image: pictureAddress('Picture', 'Address of the logo, SVG where there is one.'),
      alt: text('Alternative text', 'What the logo says.'),
      width: z.int().min(1).max(2000).optional().meta({ title: 'Width', description: 'Pixels.' }),
      height: z.int().min(1).max(2000).optional().meta({ title: 'Height', description: 'Pixels.' }),
    }),
  ])
  .meta({
    title: 'Logo',
    description: 'Either "text", or "image" with "alt"; the name if absent.',
  })
export type Logo = z.infer<typeof logoSchema>

/** Spec 3.33. */
export const dealershipSchema = z
  .strictObject({
    id: text('Id', 'Stable; cars name it as dealership_id.'),
    slug: slug('Slug', 'Cars name it as dealership_slug.'),
    name: text('Name', 'As visitors read it.'),
    sold_listed_days: whole(0, 90, {
      title: 'Sold days',
      description:
        'How long its sold cars stay listed, in place of the setting of the site (Spec 4.01).',
    }).optional(),
    ...reviewFigures,
  })
  .meta({ title: 'Dealership', description: 'One dealership of the site.' })
export type Dealership = z.infer<typeof dealershipSchema>

/** How to reach the dealer. The phones by type of car are those of Spec 5.41 and D16. */
export const contactSchema = z
  .strictObject({
    phone: phone('Phone', 'The number in header and footer.'),
    phoneOverride: phone('Phone for every car', 'Goes before every other phone (D16).').optional(),
    phoneNew: phone('Phone for new cars', 'For enquiries about new cars (D16).').optional(),
    phoneDemo: phone('Phone for demo cars', 'For enquiries about demo cars (D16).').optional(),
    phoneUsed: phone('Phone for used cars', 'For enquiries about used cars (D16).').optional(),
    email: email('E-mail', 'Where enquiries go.'),
    chat: chatSchema.optional(),
  })
  .meta({ title: 'Contact', description: 'How to reach the dealer.' })
export type Contact = z.infer<typeof contactSchema>

/** What dealers must show by law. */
export const legalSchema = z
  .strictObject({
    licences: z
      .array(text('Licence', 'Such as "QLD Motor Dealer Licence 1234567".'))
      .default([])
      .meta({ title: 'Licences', description: 'Licence numbers shown in the footer.' }),
    companyNumber: text('Company number', 'Such as "ABN 12 345 678 901".').optional(),
    disclaimer: text('Disclaimer', 'Small print of the footer.').optional(),
  })
  .prefault({})
  .meta({ title: 'Legal', description: 'What dealers must show by law.' })
export type Legal = z.infer<typeof legalSchema>
