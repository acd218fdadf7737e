import { z } from 'zod'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'sidebar-layout',
  title: 'Sidebar layout',
  description: 'A wide column and a narrow one; on phones they stand below each other.',
  role: 'section',
  // Elsewhere a phone is a number to ring.
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
      .meta({ title: 'Side', description: 'Where the narrow column stands.' }),
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
})
