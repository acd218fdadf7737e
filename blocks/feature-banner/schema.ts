import { z } from 'zod'
import { featureNames } from '#domain/site/features.ts'
import { groundProp } from '#parts/section/ground.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'feature-banner',
  title: 'Banner of features',
  description:
    'Two to four things that you do or promise, in a row: the latest offers, a service booking, the sale of a car, or your promises. One without its page, or that your site does not keep, is left out.',
  role: 'section',
  spec: ['2.48', '2.49', '9.30'],
  props: {
    features: z
      .array(z.enum(featureNames))
      .min(1)
      .max(4)
      .refine((names) => new Set(names).size === names.length, { error: 'names a feature twice' })
      .default(['offers', 'service', 'sell'])
      .meta({
        title: 'Features',
        description: 'Which, in their order. Promise only what you keep.',
      }),
    rotates: z.boolean().default(false).meta({
      title: 'One at a time on phones',
      description:
        'There they change by themselves, until stopped, where the visitor’s device allows motion; else they are swiped. On wide screens they are a row.',
    }),
    ground: groundProp,
  },
  examples: [
    { name: 'Smallest', props: { features: ['offers'] } },
    { name: 'Typical', props: { ground: 'tint' } },
    {
      name: 'Listing',
      description: 'The head of a listing, which rotates on phones.',
      props: { features: ['reserveOnline', 'securePayments', 'financeOnline'], rotates: true },
    },
    {
      name: 'Longest',
      props: { features: ['protectionPlan', 'freight', 'videoCall', 'warranty'], ground: 'flood' },
    },
    { name: 'Dark', props: { ground: 'dark' } },
  ],
})
