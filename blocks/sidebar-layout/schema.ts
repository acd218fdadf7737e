import { z } from 'zod'
import { defineBlock } from '../define-block.ts'
import type { PlacedBlock } from '../example.ts'

const gallery: PlacedBlock = { id: 'gallery', block: 'car-gallery' }
const details: PlacedBlock = { id: 'details', block: 'car-details' }
const finance: PlacedBlock = { id: 'finance', block: 'finance-strip' }
const propositions: PlacedBlock = { id: 'propositions', block: 'sidebar-propositions' }
const about = (what: string): PlacedBlock => ({
  id: what,
  block: 'rich-text',
  props: {
    parts: [
      { type: 'heading', text: `About the ${what}` },
      { type: 'paragraph', text: 'A long column: the narrow one beside it stays in view.' },
    ],
  },
})

export default defineBlock({
  name: 'sidebar-layout',
  title: 'Sidebar layout',
  description: 'A wide column and a narrow one; on phones one is below the other.',
  role: 'section',
  // In other blocks `phone` is a telephone number.
  migrations: [{ from: 1, props: { phone: { name: 'onPhones' } } }],
  spec: ['2.39', '2.46'],
  slots: {
    main: { title: 'Main column', accepts: ['section', 'panel'] },
    side: { title: 'Side column', accepts: ['panel'] },
  },
  props: {
    side: z
      .enum(['left', 'right'])
      .default('right')
      .meta({ title: 'Side', description: 'The side of the narrow column.' }),
    sticky: z
      .boolean()
      .default(true)
      .meta({ title: 'Sticky', description: 'The narrow column stays in view while scrolling.' }),
    onPhones: z
      .enum(['side-first', 'side-last'])
      .default('side-last')
      .meta({ title: 'On phones', description: 'Which column comes first on narrow screens.' }),
    width: z
      .enum(['narrow', 'regular', 'wide'])
      .default('regular')
      .meta({ title: 'Width of the side', description: 'How wide the narrow column is.' }),
  },
  examples: [
    { name: 'Smallest', slots: { main: [details], side: [finance] } },
    {
      name: 'Typical',
      description: "The page of a car: what it is, and the visitor's next steps beside it.",
      slots: { main: [gallery, details], side: [propositions, finance] },
    },
    {
      name: 'SideFirst',
      props: { side: 'left', onPhones: 'side-first', width: 'narrow' },
      slots: { main: [gallery, details], side: [propositions] },
    },
    { name: 'EmptySide', slots: { main: [gallery, details] } },
    {
      name: 'Longest',
      props: { width: 'wide' },
      slots: {
        main: [gallery, details, about('workshop'), about('warranty'), about('delivery')],
        side: [propositions, finance],
      },
    },
  ],
})
