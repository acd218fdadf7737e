/**
 * A motorcycle shop in Dunedin as its owner set it up from the docs alone: an own look, ten own pages, a file
 * of each collection, and the export of its own stock system. By path in its folder.
 */
const header = { id: 'header', block: 'site-header' }
const footer = { id: 'footer', block: 'site-footer' }

type Block = readonly [block: string, props?: object, slots?: object]

/** A page of its own; each block is named by its kind and place. */
const page = (route: string, title: string, ...blocks: readonly Block[]) => ({
  schemaVersion: 3,
  route,
  title: `${title} | {site.name}`,
  description: `${title} at Southern Throttle in Dunedin.`,
  blocks: [
    header,
    ...blocks.map(([block, props, slots], at) => ({ id: `${block}-${at}`, block, props, slots })),
    footer,
  ],
})

const heading = (text: string, lead: string): Block => [
  'section-heading',
  { heading: text, lead, level: 'h1' },
]
const whoAnswers = { beside: [{ id: 'who', block: 'contact-panel' }] }
const learner = 'tag=Learner approved'

/** The ten pages, by file; `h1` is in the title too. */
export const ownPages = {
  'learner-bikes': page(
    '/learner-bikes',
    'Learner bikes',
    heading('Learner bikes', 'Bikes to begin on, and to keep for three years.'),
    ['car-row', { heading: 'Here today', refine: learner }],
    [
      'story',
      {
        heading: 'Your first bike, in three steps',
        steps: [
          { title: 'Sit on all of them', text: 'Both feet down, bars turned, mirrors set.' },
          { title: 'Ride with us', text: 'Mere rides ahead, on the flat at St Kilda.' },
          { title: 'Come back at 1,000 km', text: 'The first service is ours.' },
        ],
        ground: 'dark',
      },
    ],
    ['questions', { heading: 'Learners ask', topics: ['Learning'] }],
  ),
  servicing: page(
    '/servicing',
    'Servicing',
    heading('Servicing', 'Two hoists, two mechanics, all makes.'),
    ['people', { heading: 'Who works on it', ground: 'tint' }],
    ['lead-form', { form: 'service', level: 'h2', heading: 'Book the workshop' }, whoAnswers],
  ),
  'riding-gear': page(
    '/riding-gear',
    'Riding gear',
    heading('Riding gear', 'Tried on, sat on a bike with, then bought.'),
    [
      'rich-text',
      {
        parts: [
          {
            type: 'paragraph',
            text: ['Book half an hour', { text: 'with us', href: '/contact-us' }, '.'],
          },
          { type: 'list', items: [[{ strong: 'Boots' }, 'up to size 50']] },
        ],
      },
    ],
    ['entry-list', { of: 'offers', heading: 'With a bike', few: 2, ground: 'tint' }],
  ),
  'demo-days': page(
    '/demo-days',
    'Demo days',
    heading('Demo days', 'Our demonstrators, one peninsula, coffee at Portobello.'),
    ['car-row', { heading: 'Bikes you can ride', refine: 'car_type=demo' }],
    ['lead-form', { form: 'call_back', level: 'h2', heading: 'Keep me a place' }],
  ),
  'trade-in': page(
    '/trade-in',
    'Trade-in',
    ['lead-form', { form: 'sell_my_car', heading: 'Trade-in: what is yours worth?' }, whoAnswers],
    [
      'quotes',
      { quotes: [{ text: 'The figure stood for a week.', by: 'Hamish' }], ground: 'flood' },
    ],
  ),
  'track-days': page(
    '/track-days',
    'Track days',
    heading('Track days', 'Levels Raceway, four Saturdays a year. We bring the tools.'),
    ['story', { heading: 'What you get', figures: [{ value: '6', label: 'sessions' }] }],
    ['entry-list', { of: 'posts', heading: 'From the journal', few: 2 }],
  ),
  tyres: page(
    '/tyres',
    'Tyres',
    ['parts-search', { heading: 'Tyres and parts' }],
    ['lead-form', { form: 'parts', level: 'h2', heading: 'Ask for another size' }],
  ),
  'winter-storage': page(
    '/winter-storage',
    'Winter storage',
    heading('Winter storage', 'Dry, alarmed and on a charger, from May to September.'),
    ['questions', { heading: 'Storage', topics: ['Workshop'], ground: 'dark' }],
  ),
  finance: page(
    '/finance',
    'Finance',
    ['finance-planner', { heading: 'Finance by the week' }],
    ['lead-form', { form: 'finance', level: 'h2', heading: 'Ask Mere' }],
  ),
  'our-story': page(
    '/our-story',
    'Our story',
    heading('Our story', 'A shed in Caversham, then Cumberland Street.'),
    ['people', { heading: 'Who you will meet', show: 'people' }],
    ['reviews', { heading: 'What riders say' }],
    ['dealer-locations', { heading: 'Find us', layout: 'single' }],
  ),
} as const

const kind = (label: string, refine: string) => ({ label, refine, body: 'Motorcycle' })

export const homePage = page(
  '/',
  'Motorcycles',
  [
    'hero-search',
    {
      heading: 'Bikes for the long road south',
      eyebrow: '{count} {cars} in Cumberland Street',
      image: { body: 'Motorcycle', colour: 'Orange' },
      filters: ['make', 'price'],
    },
  ],
  ['line-up', { kinds: [kind('Learner approved', learner), kind('Nearly new', 'year=2024:')] }],
  ['promo-carousel', { heading: 'This summer' }],
  ['model-range', { layout: 'carousel', ground: 'tint' }],
)

/** Entries of each collection, by its name; `text` is a file of its own. */
export const content = {
  offers: [
    {
      id: 'winter-service',
      name: 'Winter service for $249',
      summary: 'Oil, filter, chain and brakes, while you wait.',
      disclaimer: 'Bikes up to 900 cc.',
      expiry: '2099-08-31',
      search: 'car_type=used',
    },
  ],
  promotions: [
    { id: 'demo-day', name: 'Demo day on the peninsula', url: '/demo-days', places: ['carousel'] },
  ],
  models: [
    {
      id: 'cb500x',
      name: 'CB500X',
      slug: 'honda-cb500x',
      manufacturer_name: 'Honda',
      body: ['Motorcycles'],
      bodyStyle: 'Tourer',
      from_price: 12495,
      short_description: 'Learner approved, and happy on the gravel to Macraes.',
    },
  ],
  manufacturers: [
    { id: 'honda', name: 'Honda', slug: 'honda', description: 'New ones, and their parts.' },
  ],
  reviews: [
    {
      id: 'r1',
      customer_name: 'Ngaire',
      text: 'Sold me the smaller bike, because it was the right one.',
      rating: 5,
      review_date: '2026-10-02',
      source: 'Google',
      location: 'dunedin',
    },
  ],
  posts: [
    {
      id: 'catlins-in-a-day',
      title: 'The Catlins in a day',
      category: 'Rides',
      date: '2026-11-08',
      author: 'mere',
      summary: 'Three hundred kilometres, two ice creams, one penguin.',
      text: { file: 'posts/catlins.md' },
    },
  ],
  questions: [
    { id: 'lams', question: 'What may I ride?', answer: 'Bikes with our tag.', topic: 'Learning' },
    {
      id: 'storage',
      question: 'What does storage cost?',
      answer: '$45 a month with a charger.',
      topic: 'Workshop',
    },
  ],
  people: [{ id: 'mere', name: 'Mere Tapsell', role: 'Owner', location: 'dunedin' }],
  teams: [
    {
      id: 'workshop',
      name: 'Workshop',
      location: 'dunedin',
      opening_hours: [{ weekday: 1, status: 'Open', open: '08:00', close: '17:00' }],
    },
  ],
  texts: [
    { id: 'warranty', title: 'Warranty', text: 'Used bikes have three months of ours.' },
    { id: 'privacy-policy', title: 'Privacy', text: 'We keep what you send us to answer it.' },
  ],
  parts: [
    { id: 'road-6', name: 'Road 6, 180/55 ZR17', category: 'Tyres', price: 429, fitted: true },
    {
      id: 'battery',
      name: 'Battery YTZ10S',
      category: 'Batteries',
      manufacturer_name: 'Honda',
      models: ['CB500X'],
      price: 219,
    },
  ],
} as const

export const postText = 'Fill up in Balclutha.\n\n## Where to stop\n\n- Nugget Point\n'

const menuLinks = (names: readonly (keyof typeof ownPages)[]) =>
  names.map((name) => ({ label: name.replace('-', ' '), href: ownPages[name].route }))

/** What the owner changed in the site file that `npm run new-dealer` wrote. */
export const siteChanges = {
  theme: {
    brand: '#0f3d3e',
    accent: '#e8590c',
    paper: '#f6f3ec',
    ink: '#17211f',
    flood: '#e8590c',
    dark: '#0f2a2b',
    foot: '#0f2a2b',
    fonts: { text: 'sofia-sans-semi-condensed', display: 'saira-wide', figure: 'saira-wide' },
    heading: { weight: 600, case: 'uppercase' },
    figure: { weight: 600 },
    corners: { control: 2, card: 2, media: 0, tag: 2 },
  },
  look: {
    header: 'sign',
    hero: 'stage',
    finder: 'bar',
    scene: 'hall',
    card: 'readout',
    filters: 'rail-left',
    gallery: 'album',
    vehicle: 'hall',
    form: 'docket',
    lineUp: 'ticker',
    quotes: 'three',
    places: 'board',
    footer: 'slim',
  },
  menu: {
    groups: [
      { label: 'Bikes', href: '/search', links: menuLinks(['learner-bikes', 'demo-days']) },
      { label: 'Workshop', links: menuLinks(['servicing', 'tyres', 'winter-storage']) },
      { label: 'Ride', links: menuLinks(['riding-gear', 'track-days']) },
      ...menuLinks(['trade-in', 'finance', 'our-story']),
      { label: 'Contact', href: '/contact-us' },
    ],
  },
  flags: { headerSearch: true },
  finance: {
    provider: 4,
    disclaimerName: 'Otago Motorcycle Credit Limited',
    rateAnnual: 10.95,
    comparisonRate: 11.87,
    termMonths: 48,
  },
  wording: { motorcycle: 'bike', motorcycles: 'bikes', formStepCar: 'Your bike' },
}

/** The headings of the shop's own system, which are not ours. */
export const stockExport = `Stock #,Class,Yr,Manufacturer,Model Name,Variant,CC,Colour,Kms,WOF Expiry,Rego No,Learner,Retail,Special,Status,Arrived,Blurb,Seat Ht
ST-1041,Used,2021,HONDA,CB500X,ABS,471,Red,18450,14/10/2026,A1BCD,Y,"$8,990",,For Sale,02/11/2026,"One owner, new tyres.",830
ST-1042,Used,2019,YAMAHA,MT-07,LA,655,Blue,22100,01/11/2026,B2CDE,Y,"$9,490","$8,890",For Sale,05/11/2026,Crash bars and a rack.,805
ST-1044,Demo,2026,TRIUMPH,TIGER 900,Rally Pro,888,Black,1210,20/05/2027,C3DEF,N,"$26,990",,For Sale,10/10/2026,,860
ST-1045,Used,2017,SUZUKI,V-STROM 650,XT,645,Yellow,41200,11/09/2026,D4EFG,N,"$8,290",,Deposit,22/09/2026,,835
ST-1047,New,2026,ROYAL ENFIELD,HIMALAYAN 450,,452,White,1,,,Y,"$9,990",,For Sale,14/11/2026,,825
ST-1050,Used,2022,DUCATI,SCRAMBLER,Icon,803,Yellow,9400,08/03/2027,G7HIJ,N,,,For Sale,16/11/2026,,798
`

/** What the owner added to the mapping that was proposed: a tag from a column that only this shop has. */
export const tagRule = {
  from: 'Learner',
  steps: [{ lookup: { Y: 'Learner approved' }, otherwise: 'absent' }],
}
