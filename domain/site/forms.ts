import { z } from 'zod'
import { enquiryCategories } from '../enquiry/category.ts'
import { fieldNames, fieldTitles } from '../enquiry/form/field-names.ts'
import { formKinds } from '../enquiry/form/kinds/form-kinds.ts'
import { href, slug, text, whole } from '../fields.ts'
import { MAX_ANSWER_MINUTES } from './thresholds.ts'

const terms = z
  .strictObject({
    text: text(
      'Text',
      'Beside the box that must be ticked, such as "I agree to the terms of use."',
    ),
    page: href('Page', 'Where the terms are.').optional(),
  })
  .meta({
    title: 'Terms',
    description: 'What every form must be agreed to before it is sent (Spec 5.15).',
  })

/** How a site asks: the settings of its forms. Spec 5.11-5.15. */
export const formSettingsSchema = z
  .strictObject({
    optIn: z.boolean().default(true).meta({
      title: 'Opt-in ticked',
      description:
        'Whether the box for news and offers begins ticked (Spec 5.13). Ask your adviser: where consent must be an act of its own, it may not.',
    }),
    messageOptional: z.boolean().default(false).meta({
      title: 'Message optional',
      description: 'An enquiry may be sent without a message (Spec 5.12).',
    }),
    rego: z.boolean().default(false).meta({
      title: 'Registration number',
      description:
        'An enquiry asks for the registration number of the car of the buyer (Spec 5.13).',
    }),
    terms: terms.optional(),
    services: z.array(text('Service', 'Such as "Wheel alignment".')).max(20).default([]).meta({
      title: 'Services',
      description: 'What a service booking offers to tick (Spec 3.38).',
    }),
    answerWithinMinutes: whole(1, MAX_ANSWER_MINUTES, {
      title: 'Answered within',
      description:
        'Minutes in opening hours within which you do answer, by your own figures; where absent no form promises a time.',
    }).optional(),
  })
  .prefault({})
  .meta({ title: 'Forms', description: 'How forms ask (Spec 5.11-5.15).' })
export type FormSettings = z.output<typeof formSettingsSchema>

/** The name of a form, as blocks and addresses have it. */
export const formKindSchema = z
  .enum(formKinds)
  .meta({ title: 'Form', description: 'Which form it is (Spec 1.05, 5.09-5.11).' })

/** How a page narrows a form: the props of the block that shows it. Spec 5.12. */
export const formProps = {
  form: formKindSchema,
  fields: z
    .array(z.enum(fieldNames).meta({ titles: fieldTitles }))
    .default([])
    .meta({
      title: 'Fields',
      description:
        'Which fields show, and in which order. While none is chosen the form has its usual ones. Name, a way to answer and the terms are always asked for.',
    }),
  categories: z.array(z.enum(enquiryCategories)).default([]).meta({
    title: 'Categories',
    description: 'What the buyer chooses from; where none is chosen here, that is not asked (D19).',
  }),
  locations: z
    .array(slug('Location', 'Slug of a location of the site.').meta({ format: 'location-slug' }))
    .default([])
    .meta({
      title: 'Locations',
      description: 'Which locations it may go to; where none is chosen, all that do this work.',
    }),
}
