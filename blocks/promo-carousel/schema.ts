import { z } from 'zod'
import { promoPlaces } from '#domain/promotion/places.ts'
import { defineBlock } from '../define-block.ts'
import type { PlacedBlock } from '../example.ts'

const carouselPlaces = promoPlaces.filter((place) => place !== 'results')

const promo = (id: string, props: PlacedBlock['props']): PlacedBlock => ({
  id,
  block: 'promo-slot',
  ...(props && { props }),
})

const trade = promo('trade', {
  heading: 'What is your car worth?',
  text: 'Tell us the registration and the kilometres. Our figure stands for seven days.',
  href: '/contact-us',
  linkText: 'Value my car',
})
const demos = promo('demos', {
  heading: 'Demonstrators before Christmas',
  text: 'With the balance of their new-car warranty.',
  href: '/search/demo-cars',
  tone: 'plain',
})
const utes = promo('utes', { heading: 'Utes that tow 3.5 tonnes', href: '/search/ute' })
const caravans = promo('caravans', { heading: 'Caravans for two', href: '/search/caravan' })
const long = promo('long', {
  heading: 'Every demonstrator on all of our four yards is now at its run-out price',
  text: 'Each one has been looked after by our own people, keeps the balance of its new-car warranty and comes with a full tank, floor mats and its first service paid for, until the last of them has found a new home this December.',
  href: '/search/demo-cars',
  linkText: 'See all of our demonstrators',
})

export default defineBlock({
  name: 'promo-carousel',
  title: 'Row of promotions',
  description:
    'Promotions to swipe, or to go through with two buttons: those of content/promotions.json that show today, after the blocks in it, whose days and car types are their conditions. Without any of them nothing is shown.',
  role: 'section',
  acts: true,
  spec: ['2.50', '2.52', '3.22', '4.16', '4.29', '9.26'],
  slots: { promos: { title: 'Promotions, in order', accepts: ['tile'] } },
  props: {
    place: z.enum(carouselPlaces).default('carousel').meta({
      title: 'Place',
      description:
        'Which promotions of the content it has, by their `places`: cards beside each other, or banners over the width of the page, 1920 by 540 pixels, one at a time.',
    }),
    heading: z.string().trim().min(1).max(80).optional().meta({
      title: 'Heading',
      description:
        'What they have in common: This month. The site’s word for promotions where absent; a banner by itself shows none.',
    }),
  },
  examples: [
    { name: 'Smallest', slots: { promos: [trade] } },
    { name: 'Typical', props: { heading: 'This month' }, slots: { promos: [trade, demos, utes] } },
    { name: 'Banner', props: { place: 'banner' } },
    {
      name: 'Longest',
      props: { heading: 'What is on at all of our four showrooms until Christmas' },
      slots: {
        promos: [long, trade, demos, utes, caravans],
      },
    },
  ],
})
