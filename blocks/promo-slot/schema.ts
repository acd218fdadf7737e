import { z } from 'zod'
import { href, pictureAddress } from '#domain/fields.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'promo-slot',
  title: 'Promotion',
  description:
    'A promotion the size of a car card. Its dates and car types are conditions of the block in its page.',
  role: 'tile',
  // Formerly `brand` or `accent`: the theme has one colour of promotions.
  migrations: [
    { from: 2, props: { tone: { value: (old) => (old === 'plain' ? old : undefined) } } },
  ],
  spec: ['2.42', '3.22', '4.29'],
  props: {
    heading: z
      .string()
      .min(1)
      .max(80)
      .meta({ title: 'Heading', description: 'What is offered, in a few words.' }),
    text: z
      .string()
      .max(240)
      .optional()
      .meta({ title: 'Text', description: 'A sentence or two about it.' }),
    href: href('Link', 'Where the tile leads.'),
    linkText: z
      .string()
      .min(1)
      .max(40)
      .default('Find out more')
      .meta({ title: 'Link text', description: 'What the link says.' }),
    tone: z
      .enum(['promo', 'plain'])
      .default('promo')
      .meta({ title: 'Tone', description: "In the theme's colour of promotions, or quiet." }),
    image: pictureAddress(
      'Picture',
      'Shown above the text: a path below /media/ or a web address. A drawn car, such as /media/artwork/suv/white/side, is below it, as large as the tile has room.',
    ).optional(),
  },
  examples: [
    { name: 'Smallest', props: { heading: 'What is your car worth?', href: '/contact-us' } },
    {
      name: 'Typical',
      props: {
        heading: 'What is your car worth?',
        text: 'Tell us the registration and the kilometres. Our figure stands for seven days.',
        href: '/contact-us',
        linkText: 'Value my car',
      },
    },
    {
      name: 'WithPicture',
      props: {
        heading: 'End of year run-out',
        text: 'Demonstrators with the balance of their new-car warranty, priced to go by Christmas.',
        href: '/search/demo-cars',
        tone: 'plain',
        image: '/media/site/teal-wagon.jpg',
      },
    },
    {
      name: 'WithDrawnCar',
      props: {
        heading: 'Not on the floor?',
        text: 'Name the car and the figure that matters to you.',
        href: '/contact-us',
        image: '/media/artwork/suv/white/side',
      },
    },
    {
      name: 'Longest',
      props: {
        heading: 'Every demonstrator on all of our four yards is now at its run-out price',
        text: 'Each one has been looked after by our own people, keeps the balance of its new-car warranty and comes with a full tank, floor mats and its first service paid for, until the last of them has found a new home this December.',
        href: '/search/demo-cars',
        linkText: 'See all of our demonstrators',
      },
    },
  ],
})
