import { z } from 'zod'
import { variantProp } from '#domain/site/look.ts'
import { linkSchema } from '#domain/site/menu.ts'
import { groundProp } from '#parts/section/ground.ts'
import { defineBlock } from '../define-block.ts'

/** Collections whose entries have a page each. */
export const listed = ['offers', 'posts'] as const

export default defineBlock({
  name: 'entry-list',
  title: 'List of entries',
  description:
    'Offers that stand today, or posts, the newest first: a few of them with a link to all, or all with their kinds and pages. On the page of a category its posts, on a model’s page its offers, on an entry’s page the others.',
  role: 'section',
  look: 'entries',
  spec: ['1.10', '2.11', '2.23', '3.21', '7.05'],
  varies: { search: false, parameters: ['kind'] },
  props: {
    of: z.enum(listed).meta({ title: 'Entries', description: 'Offers or posts.' }),
    heading: z.string().min(1).max(80).meta({ title: 'Heading', description: 'Above the list.' }),
    text: z
      .string()
      .max(300)
      .optional()
      .meta({ title: 'Text', description: 'A sentence or two below the heading.' }),
    few: z.int().min(1).max(12).optional().meta({
      title: 'Few',
      description:
        'How many are shown at most, with a link to all; nothing is shown where there is none. Absent: all of them, as the main part of a page.',
    }),
    linkText: z
      .string()
      .min(1)
      .max(40)
      .default('See all')
      .meta({ title: 'Link text', description: 'What the link to all of them says.' }),
    elsewhere: z
      .array(linkSchema.omit({ flag: true }))
      .max(6)
      .default([])
      .meta({
        title: 'Elsewhere',
        description: 'Categories of posts that are pages of another site, listed behind its own.',
      }),
    ground: groundProp,
    variant: variantProp('entries'),
  },
  examples: [
    { name: 'Smallest', props: { of: 'posts', heading: 'From the workshop' } },
    {
      name: 'Typical',
      props: {
        of: 'offers',
        heading: 'Offers this month',
        text: 'At one yard or at all, each with its conditions.',
      },
    },
    {
      name: 'Ledger',
      description: 'Ruled lines with the picture at the end.',
      props: { of: 'offers', heading: 'Offers', few: 3, variant: 'ledger' },
    },
    {
      name: 'Notes',
      description: 'Notes on a board.',
      props: { of: 'offers', heading: 'Offers', few: 3, variant: 'notes', ground: 'tint' },
    },
    {
      name: 'Plates',
      description: 'Framed plates with figures.',
      props: { of: 'offers', heading: 'Offers', few: 3, variant: 'plates' },
    },
    {
      name: 'Cells',
      description: 'Cells that touch.',
      props: { of: 'offers', heading: 'Offers', few: 3, variant: 'cells', ground: 'dark' },
    },
    {
      name: 'Bills',
      description: 'Bills in large letters.',
      props: { of: 'offers', heading: 'Offers', few: 3, variant: 'bills' },
    },
    {
      name: 'Longest',
      props: {
        of: 'posts',
        heading: 'What we have driven, repaired, towed with and written down since the spring',
        text: 'Notes of the people who prepare our cars, in the order in which they were written, and with the mistakes that they made.',
        linkText: 'Read all of our notes',
        ground: 'flood',
      },
    },
  ],
})
