import { describe, expect, it } from 'vitest'
import { schemaVersion } from '#pages/page.ts'
import { linesOf } from './mistakes.fixture.ts'
import { fixtureSite } from './tenants.fixture.ts'

const site = (change: object) => ({ 'harbour/site.json': { ...fixtureSite, ...change } })

describe('a mistake in a site file is reported with line, column and correction (Spec 3.35)', () => {
  it.each([
    {
      name: 'an unknown flag (D4)',
      files: site({ flags: { finance: true, reserveonline: true } }),
      says: [
        'site.json:19:5 flags.reserveonline: unknown name "reserveonline"; did you mean "reserveOnline"?',
      ],
    },
    {
      name: 'special hours with the names of weekdays, and a day that ends before it begins (Spec 3.32)',
      files: site({
        locations: [
          {
            id: 'yard',
            name: 'Yard',
            slug: 'yard',
            address: { street: '1 Bay Street', city: 'Cairns' },
            contact_detail: {
              special_hours: [
                { date: '2026-12-24', status: 'Open', open: '08:30', close: '12:00' },
                { date: '2026-12-31', status: 'Open', start_hour: '12:00', end_hour: '09:00' },
              ],
            },
          },
        ],
      }),
      says: [
        expect.stringMatching(
          /special_hours\[0\]\.open: unknown name "open"; known are date, name, status, start_hour, end_hour$/,
        ),
        expect.stringMatching(/special_hours\[0\]\.close: unknown name "close"; known are/),
        expect.stringMatching(
          /special_hours\[1\]\.end_hour: expected a time after 12:00, found "09:00"$/,
        ),
      ],
    },
    {
      name: 'a field that no site has (D4), and buying online where nothing is reserved (Spec 2.06)',
      files: site({
        flags: { finance: true, onlinePurchase: true },
        state: 'VIC',
      }),
      says: [
        expect.stringMatching(/flags\.onlinePurchase: expected `reserveOnline` to be on with it/),
        expect.stringMatching(/^site\.json:21:3 state: unknown name "state"; known are /),
      ],
    },
    {
      name: 'a number that is hidden beside a car and shown in the header (Spec 4.15, D16)',
      files: site({
        flags: { revealPhone: true },
        contact: { phone: '07 5550 0100', phoneUsed: '(07) 5550 0100', email: 'a@example.com' },
      }),
      says: [expect.stringMatching(/contact\.phoneUsed: header or footer show this number too/)],
    },
    {
      name: 'numbers that are hidden beside cars, which all have that of their location (Spec 4.15, D16)',
      files: site({ flags: { revealPhone: true } }),
      says: [expect.stringMatching(/flags\.revealPhone: cars have the number of their location/)],
    },
    {
      name: 'a certified badge that no car can have (Spec 3.03, 5.38)',
      files: site({ flags: { certifiedBadge: true } }),
      says: [
        'site.json:18:23 flags.certifiedBadge: no car carries the badge, since no "manufacturer" says whose certified cars do',
      ],
    },
    {
      name: 'webhooks that a production server does not call (D23)',
      files: site({
        delivery: {
          routes: ['http://127.0.0.1:8080/', 'https://crm.internal/', 'https://[fd00::1]/'].map(
            (url, index) => ({
              categories: [['Parts Enquiry', 'Service Booking', 'Test Drive'][index]],
              webhook: { url, secret: 'crm' },
            }),
          ),
        },
      }),
      says: [0, 1, 2].map((index) =>
        expect.stringMatching(
          `routes\\[${index}\\].webhook.url: expected an https address of the public internet`,
        ),
      ),
    },
    {
      name: 'a flag that is not a boolean (D4)',
      files: site({ flags: { finance: 'yes' } }),
      says: ['site.json:18:16 flags.finance: expected true or false, found "yes"'],
    },
    {
      name: 'a stock filter that does not parse, at its column (D9)',
      files: site({ stockFilter: 'make = "Land Rover" AND prise > 0' }),
      says: [
        expect.stringMatching(/^site\.json:17:45 stockFilter: column 25 of the filter: .*"?price/),
      ],
    },
    {
      name: 'a meaning of words that does not parse, at its column (D9, D10)',
      files: site({
        searchWords: [
          { words: ['family'], name: 'Family', filter: 'seats >= 5 AND braked_toing > 0' },
        ],
      }),
      says: [
        expect.stringMatching(
          /^site\.json:\d+:\d+ searchWords\[0\]\.filter: column 16 of the filter: .*braked_toing; did you mean braked_towing\?$/,
        ),
      ],
    },
    {
      name: 'an unknown template (D2)',
      files: site({ template: 'plian' }),
      says: ['site.json:5:15 template: there is no template "plian"; did you mean "plain"?'],
    },
    {
      name: 'a slug that is not its folder (D1)',
      files: site({ slug: 'harbor' }),
      says: ['site.json:2:11 slug: expected "harbour", the name of the folder, found "harbor"'],
    },
    {
      name: 'a folder with a name that no slug can have (D1)',
      files: { 'Sunny_Cars/site.json': { ...fixtureSite, slug: 'sunny-cars' } },
      says: [
        'tenants/Sunny_Cars/site.json:2:11 slug: the folder "Sunny_Cars" has a name that no slug can have; rename it "sunny-cars"',
      ],
    },
    {
      name: 'a colour without enough contrast (Spec 1.11)',
      files: site({ theme: { ...fixtureSite.theme, ink: '#9a9a9a' } }),
      says: [
        expect.stringMatching(
          /^site\.json:12:12 theme\.ink: ink "#9a9a9a" on paper "#[0-9a-f]{6}" has a contrast of 2\.\d+:1, expected at least 4\.5:1$/,
        ),
      ],
    },
    {
      name: 'a weight that the font lacks (Spec 1.11)',
      files: site({
        theme: {
          ...fixtureSite.theme,
          fonts: { figure: 'shantell-sans' },
          heading: { weight: 900 },
        },
      }),
      says: [
        'site.json:13:17 theme.fonts.figure: figure.weight: expected a weight of the font Shantell Sans, 680, found 700, which is shown as 680',
        'site.json:16:17 theme.heading.weight: heading.weight: expected a weight of the font Instrument Sans, 400 to 700, found 900, which is shown as 700',
      ],
    },
    {
      name: 'rules about saving cars where none is saved (Spec 5.06, 5.07)',
      files: site({ flags: { garage: true, favourites: false } }),
      says: [
        'site.json:18:15 flags.garage: expected `favourites` or `watchlist` to be on with it, found neither',
      ],
    },
    {
      name: 'rules about saving cars where accounts save them (Spec 5.06, 5.07)',
      files: site({ flags: { garage: true, favourites: false, watchlist: true } }),
      says: [],
    },
    {
      name: 'variants that do not go together (Spec 1.11)',
      files: site({ look: { hero: 'letter', scene: 'plate' } }),
      says: [
        expect.stringMatching(
          /^site\.json:\d+:\d+ look\.scene: the hero "letter" has words on the scene, and the scene "plate" has a pattern/,
        ),
      ],
    },
    {
      name: 'words on a scene whose colours they cannot be read on (Spec 1.11)',
      files: site({
        theme: { ...fixtureSite.theme, stageColours: { wall: '#f4f1ea' } },
        look: { card: 'readout', scene: 'night' },
      }),
      says: [
        expect.stringMatching(
          /^site\.json:\d+:\d+ theme\.stageColours\.wall: the card "readout" has words on the scene "night": "#[0-9a-f]{6}" on its wall "#f4f1ea" has a contrast of 1\.\d+:1, expected at least 4\.5:1; change the colour, the card or the scene$/,
        ),
      ],
    },
    {
      name: 'words on a scene whose computed colours they cannot be read on (Spec 1.11)',
      files: site({ look: { card: 'note', gallery: 'theatre', scene: 'field' } }),
      says: [
        expect.stringMatching(
          /^site\.json:\d+:\d+ look\.scene: the gallery "theatre" has words on the scene "field": .* on its floor-2 /,
        ),
      ],
    },
    {
      name: 'an invalid colour',
      files: site({ theme: { brand: 'navy', accent: '#ff6a3d' } }),
      says: ['site.json:10:14 theme.brand: expected a colour such as #0b2a4a, found "navy"'],
    },
    {
      name: 'a phone number that breaks two rules, reported once',
      files: site({ contact: { ...fixtureSite.contact, phone: 'call us' } }),
      says: [
        'site.json:14:14 contact.phone: expected a telephone number such as 07 5550 0100, found "call us"',
      ],
    },
    {
      name: 'a colour of an unknown name',
      files: site({ theme: { ...fixtureSite.theme, papier: '#9a9a9a' } }),
      says: ['site.json:12:5 theme.papier: unknown name "papier"; did you mean "paper"?'],
    },
    {
      name: 'a logo without its required fields',
      files: site({ logo: { image: '/media/artwork/suv/white/side' } }),
      says: ['site.json:6:11 logo.alt: missing: expected text of at least 1 character'],
    },
    {
      name: 'a missing picture, and an existing one',
      files: {
        ...site({ logo: { image: '/media/site/logo.svg', alt: 'Harbour' } }),
        'harbour/media/logo.png': '',
        'harbour/media/our team/anna.jpg': '',
        'harbour/pages/team.json': {
          schemaVersion,
          route: '/team',
          blocks: [
            {
              id: 'offers',
              block: 'offers',
              props: { heading: '/media/site/our%20team/anna.jpg?w=400' },
            },
          ],
        },
      },
      says: [
        'site.json:7:14 logo.image: there is no picture media/logo.svg; did you mean "logo.png"?',
      ],
    },
    {
      name: "a picture below another address than the site's pictures have (D1)",
      files: {
        ...site({ logo: { image: '/media/tenants/harbour/logo.png?w=400', alt: 'Harbour' } }),
        'harbour/media/logo.png': '',
        'harbour/pages/team.json': {
          schemaVersion,
          route: '/team',
          blocks: [
            { id: 'offers', block: 'offers', props: { heading: '/media/team.jpg' } },
            { id: 'drawn', block: 'offers', props: { heading: '/media/artwork/suv/red/side' } },
          ],
        },
      },
      says: [
        'site.json:7:14 logo.image: expected an address below /media/site/, found "/media/tenants/harbour/logo.png?w=400"; write "/media/site/logo.png?w=400"',
        'pages/team.json:9:20 blocks[0].props.heading: expected an address below /media/site/, found "/media/team.jpg"; write "/media/site/team.jpg"',
      ],
    },
    {
      name: 'an existing picture with a name that no URL can have',
      files: {
        ...site({ logo: { image: '/media/site/logo.heic', alt: 'Harbour' } }),
        'harbour/media/logo.heic': '',
        'harbour/media/büro.jpg': '',
        'harbour/pages/team.json': {
          schemaVersion,
          route: '/team',
          blocks: [
            { id: 'offers', block: 'offers', props: { heading: '/media/site/b%C3%BCro.jpg' } },
          ],
        },
      },
      says: [
        'site.json:7:14 logo.image: expected a picture that ends in .jpg, .jpeg, .png, .webp, .avif, .gif, .svg, found "logo.heic"',
        'pages/team.json:9:20 blocks[0].props.heading: expected a name of the letters A to Z, digits, spaces and . _ ( ) -, found "büro.jpg"; rename media/büro.jpg',
      ],
    },
    {
      name: 'an unknown search filter (Spec 3.20)',
      files: site({ searchFilters: ['make', 'modle'] }),
      says: [
        expect.stringMatching(
          /^site\.json:19:5 searchFilters\[1\]: expected one of .*, found "modle"; did you mean "model"\?$/,
        ),
      ],
    },
    {
      name: 'a menu that leads to no page (Spec 2.32)',
      files: site({ menu: { groups: [{ label: 'Finance', href: '/finance' }] } }),
      says: ['site.json:21:17 menu.groups[0].href: no page of this site answers /finance'],
    },
    {
      name: 'a menu that leads to a page of a feature that is off, and shows no link (Spec 2.32, 6.04)',
      files: site({
        flags: { blog: false },
        menu: { groups: [{ label: 'Blog', href: '/blog', flag: 'blog' }] },
      }),
      says: [],
    },
  ])('$name', async ({ files, says }) => {
    expect(await linesOf(files)).toEqual(says)
  })

  it('a mistyped template does not hide other faults of the site and its pages (D3)', async () => {
    const theme = { ...fixtureSite.theme, ink: '#cccccc' }
    const changes = [{ set: 'offers', props: { limit: 99 } }]
    const lines = await linesOf({
      ...site({ template: 'plan', theme, locale: 'en-UA', flags: { finnce: true } }),
      'harbour/pages/home.json': { schemaVersion, route: '/', changes },
    })
    expect(lines).toEqual([
      expect.stringMatching(
        /site\.json:\d+:\d+ template: there is no template "plan"; did you mean "plain"\?/,
      ),
      expect.stringMatching(/site\.json:\d+:\d+ theme\.ink: ink "#cccccc" on /),
      expect.stringMatching(/site\.json:\d+:\d+ locale: expected one of en-AU/),
      expect.stringMatching(/site\.json:\d+:\d+ flags\.finnce: unknown name "finnce"/),
      expect.stringMatching(
        /home\.json:\d+:\d+ changes\[0\]\.props\.limit: expected a whole number/,
      ),
    ])
  })

  it('a template without a near name does not hide those that need none (D3)', async () => {
    const delivery = { routes: [{ webhook: { url: 'https://10.0.0.1/leads', secret: 'crm' } }] }
    const lines = await linesOf({
      ...site({ template: 'glossy', delivery }),
      'harbour/pages/home.json': { schemaVersion, route: '/', changes: [{ st: 'offers' }] },
    })
    expect(lines).toEqual([
      expect.stringMatching(/template: there is no template "glossy"; there are plain/),
      expect.stringMatching(/delivery\.routes\[0\]\.webhook\.url: /),
      expect.stringMatching(/home\.json:\d+:\d+ changes\[0\]: expected one of set/),
    ])
  })

  it('a fault of a location does not make others of what refers to it (D3)', async () => {
    const locations = [{ id: 'yard', name: 'Yard', slug: 'yard', address: {}, contact_detail: {} }]
    const delivery = { routes: [{ locations: ['yard'], mail: ['a@example.com'] }] }
    const theme = { ...fixtureSite.theme, sale: '#fafafa' }
    const lines = await linesOf(site({ locations, delivery, theme }))
    expect(lines).toEqual([
      expect.stringMatching(/theme\.sale: sale "#fafafa" on /),
      expect.stringMatching(/locations\[0\]\.address\.street: missing/),
      expect.stringMatching(/locations\[0\]\.address\.city: missing/),
    ])
  })
})
