import { type Content, collections } from '#domain/content/collections.ts'
import { noContent } from '#domain/content/layers.ts'

const post = (id: string, more: object) =>
  collections.posts.entry.parse({
    id,
    category: 'Vehicle reviews',
    date: '2026-11-09',
    author: 'mel',
    summary: 'Six hundred kilometres with a boat behind, two days of rain, and one ferry.',
    text: 'We took it to **Rainbow Beach** and back.\n\n## What we liked\n\n- The seats.\n- The mirrors, which see past a boat.\n\n## What we did not\n\nThe turning circle. See [the utes in stock](/search/ute).',
    ...more,
  })

/** The content of the dealer of stories and tests. */
export const fixtureContent: Content = {
  ...noContent,
  offers: [
    {
      id: 'demo-weeks',
      name: 'Demonstrators before Christmas',
      category: 'Cars',
      summary: 'Cars that our own people drove, with the balance of their warranty.',
      description:
        'Each of them was serviced in our workshop and has less than 6,000 km.\n\n- Ready to drive away\n- Registered until autumn',
      disclaimer: 'On cars in stock at {dealer}, until they are sold.',
      expiry: '2026-12-24',
      search: 'car_type=demo',
      dealership_ids: ['moorooka'],
    },
    {
      id: 'logbook-service',
      name: 'Logbook service at a fixed price',
      category: 'Workshop',
      summary: 'Most makes and models, by appointment, with a car to borrow.',
      description: 'Ask for the price of your car before you book: it is the price that you pay.',
      disclaimer: 'Parts that the logbook does not name are not included.',
    },
    { id: 'tyres', name: 'Four tyres, fitted and balanced', category: 'Workshop' },
  ].map((offer) => collections.offers.entry.parse(offer)),
  promotions: [
    {
      id: 'stocktake',
      name: 'Stocktake: every demonstrator must be counted',
      url: '/offers/demo-weeks',
      description: 'Or sold, which is less work.',
      image: '/media/site/riverside.jpg',
      alt_text: 'A row of utes in front of a workshop',
      start: '2026-01-01',
      expiry: '2026-12-31',
      places: ['carousel', 'banner', 'results'],
    },
    {
      id: 'wheel',
      name: 'Spin to win',
      url: '/offers/demo-weeks',
      description: 'Nineteen segments, three days.',
      wheel: true,
      background_colour: '#ffd24a',
      places: ['carousel', 'banner'],
    },
    {
      id: 'tour',
      name: 'The workshop in a minute',
      image: '/media/site/riverside.jpg',
      video: 'https://videos.example/workshop.mp4',
      url: '/about-us',
    },
    {
      id: 'picture',
      name: 'Open all weekend',
      image: '/media/site/riverside.jpg',
      hide_overlay: true,
      url: '/contact-us',
      places: ['carousel', 'banner'],
    },
    {
      id: 'utes',
      name: 'Utes that tow 3.5 tonnes',
      search: 'simple_body=Ute',
      background_colour: '#0b2a4a',
      places: ['carousel', 'banner', 'results'],
    },
    { id: 'used', name: 'Used cars only', display: ['used'], places: ['results'] },
  ].map((promotion) => collections.promotions.entry.parse(promotion)),
  manufacturers: [
    { id: 'kia', name: 'Kia', slug: 'kia' },
    {
      id: 'toyota',
      name: 'Toyota',
      slug: 'toyota',
      description:
        'We have looked after them since 1986.\n\n## In the workshop\n\n- Logbook services\n- Genuine parts',
    },
  ].map((make) => collections.manufacturers.entry.parse(make)),
  parts: [
    {
      id: 'tow-bar',
      name: 'Heavy-duty tow bar',
      category: 'Towing',
      number: 'JMG-TB-350',
      manufacturer_name: 'Toyota',
      models: ['HiLux', 'LandCruiser Prado'],
      price: 1190,
      fitted: true,
      description: 'Rated for 3,500 kg, with the wiring.',
      image: { url: '/media/site/tow-bar.jpg', alt: 'A tow bar on a ute' },
    },
    { id: 'mats', name: 'Rubber mats, set of four', category: 'Interior', price: 149 },
    {
      id: 'awning',
      name: 'Awning, 2.5 metres',
      category: 'Touring',
      manufacturer_name: 'Kia',
      models: ['Sorento'],
    },
  ].map((part) => collections.parts.entry.parse(part)),
  posts: [
    post('towing-a-boat', { title: 'Towing a boat to Rainbow Beach' }),
    post('first-electric-winter', {
      title: 'A first winter with an electric car',
      date: '2026-08-02',
      author: undefined,
    }),
    post('what-we-check', {
      title: 'What we check before a car goes on this site, and what we leave alone',
      category: 'From the workshop',
      date: '2026-10-20',
      search: 'make=Toyota&model=Hilux',
    }),
  ],
  models: [
    {
      id: 'hilux',
      name: 'Hilux',
      slug: 'hilux',
      manufacturer_name: 'Toyota',
      status: 'new',
      from_price: 36_990,
      body: ['Utes'],
      bodyStyle: 'Double cab ute',
      fuel: 'Diesel',
      variant: 'SR5',
      accessories_count: 84,
      short_description: 'A ute for work and weekends: single, extra or double cab.',
      description:
        'It carries a tonne and tows three and a half.\n\n## Which cab\n\n- Single for the longest tray\n- Double for five people',
    },
    {
      id: 'corolla',
      name: 'Corolla',
      slug: 'corolla',
      manufacturer_name: 'Toyota',
      from_price: 32_500,
      body: ['Cars', 'Hybrids'],
      bodyStyle: 'Hatchback',
      fuel: 'Hybrid',
      short_description:
        'A small hatch whose hybrid charges itself, so there is nothing to plug in.',
    },
    {
      id: 'bz4x',
      name: 'bZ4X',
      slug: 'bz4x',
      manufacturer_name: 'Toyota',
      status: 'coming_soon',
      body: ['SUVs', 'Electric'],
      bodyStyle: 'SUV',
      fuel: 'Electric',
      short_description: 'A mid-size SUV that runs on a battery alone.',
    },
    {
      id: 'carnival',
      name: 'Carnival',
      slug: 'carnival',
      manufacturer_name: 'Kia',
      from_price: 55_990,
      body: ['People movers & vans'],
      bodyStyle: 'People Mover',
      short_description:
        'Eight seats, doors that slide, and a boot that takes four suitcases behind the third row: the one to have where two rows of seats were never going to be enough, and nobody wants a bus in the driveway.',
    },
    {
      id: 'hilux-2024',
      name: 'Hilux 2024',
      slug: 'hilux-2024',
      manufacturer_name: 'Toyota',
      new_slug: 'hilux',
      body: ['Utes'],
    },
  ].map((model) => collections.models.entry.parse(model)),
  parts: [
    {
      id: 'tow-bar',
      name: 'Tow bar, 3,500 kg',
      category: 'Towing',
      models: ['Hilux'],
      price: 1490,
    },
    {
      id: 'canopy',
      name: 'Canopy, colour of the car',
      category: 'Trays',
      manufacturer_name: 'Toyota',
      models: ['Hilux'],
      price: 3890,
      fitted: true,
    },
    { id: 'mats', name: 'Rubber mats', category: 'Inside' },
  ].map((part) => collections.parts.entry.parse(part)),
  people: [
    collections.people.entry.parse({ id: 'mel', name: 'Mel Tran', role: 'Workshop manager' }),
  ],
  questions: [
    { id: 'hold', question: 'Can you hold a car for me?', answer: 'For a day, without a deposit.' },
    {
      id: 'finance-time',
      topic: 'Finance',
      question: 'How long does an approval take?',
      answer: 'Most answers come within a day.\n\nBring:\n\n- your licence\n- two payslips',
    },
    {
      id: 'inspect',
      topic: 'Buying',
      question: 'May my own mechanic look at it?',
      answer: 'Of course. [Tell us when](/contact-us), and we clear a hoist.',
    },
  ].map((question) => collections.questions.entry.parse(question)),
  texts: [
    {
      id: 'privacy-policy',
      title: 'Privacy policy',
      updated: '2026-07-01',
      text: '{company} ({companyNumber}) keeps what you tell us for as long as it is needed.\n\n## What we collect\n\nYour name and how to reach you.\n\n## Why\n\nTo answer you.\n\n## Your rights\n\nWrite to us at {address}, or ring {phone}.\n\n| What | For how long |\n|---|---|\n| Enquiries | two years |\n| Contracts | seven years |',
    },
    { id: 'warranty', title: 'Warranty', text: 'Three years on every used car.' },
  ].map((text) => collections.texts.entry.parse(text)),
}
