import { z } from 'zod'

/** What a site measures, and whether it asks visitors for consent first. Spec 7.19. */
export const trackingSchema = z
  .strictObject({
    events: z.boolean().default(false).meta({
      title: 'Count events',
      description:
        'Views, saved and compared cars, calls and searches are counted by day and car, without anything about the visitor (Spec 7.19).',
    }),
    dataLayer: z.boolean().default(false).meta({
      title: 'Data layer',
      description:
        'Puts the same events into window.dataLayer, for a tag manager that reads it (Spec 7.19).',
    }),
    consent: z.enum(['not-needed', 'ask']).default('ask').meta({
      title: 'Consent',
      description:
        'With ask nothing is counted before the visitor agrees to it in a notice at the foot of the page.',
    }),
  })
  .prefault({})
  .meta({ title: 'Measurement', description: 'What is measured of visitors (Spec 7.19).' })
