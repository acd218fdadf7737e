import { type HostileKind, pages, request } from './request.ts'

const makes = ['Toyota', 'Mazda', 'Kia', 'Ford', 'Hyundai', 'Subaru', 'Isuzu', 'BMW']

const facetNames = [
  ...['make', 'model', 'badge', 'simple_body', 'body', 'car_type', 'simple_fuel', 'fuel', 'seats'],
  ...['transmission', 'drive', 'colour', 'colour_family', 'city', 'state', 'status', 'tag'],
  ...['location_name', 'filtered_features', 'categories', 'item_type', 'dealership_slug'],
]

/** Requests whose URL tries to exhaust memory or break the server. */
export const hostileUrls: readonly HostileKind[] = [
  {
    name: 'distinct searches',
    request: (random) => {
      const min = random.integer(60_000)
      const parts = [
        `make=${random.pick(makes)}`,
        `make=${random.chance(0.5) ? random.word(12) : random.pick(makes)}`,
        `price=${min}:${min + random.integer(90_000)}`,
        `odometer=:${random.integer(300_000)}`,
        `page=${random.integer(40)}`,
      ]
      return request(`/search?${parts.slice(random.integer(4)).join('&')}`)
    },
  },
  {
    name: 'distinct suggestions',
    request: (random) => {
      const known = random.pick(['', 'red ', 'diesel suv ', `under ${random.integer(90_000)} `])
      const before = random.chance(0.5) ? `${random.word(12)} ` : known
      const typed = random.pick([...makes, ...random.list(3, () => random.word(3))])
      const query = before + typed.slice(0, 1 + random.integer(4))
      return request(`/api/suggestions?query=${encodeURIComponent(query)}`)
    },
  },
  {
    name: 'empty searches',
    request: (random) => {
      const min = random.integer(60_000)
      const values = facetNames.flatMap((name) => random.list(3, () => `${name}=${random.word(6)}`))
      const words = random.list(20, () =>
        random.pick(['suv', 'diesel', '7+seats', 'auto', 'under+5k']),
      )
      const more = [`price=${min}:${min + 1}`, `query=${words.join('+')}`]
      return request(`/search?${[...values.slice(random.integer(60)), ...more].join('&')}`)
    },
  },
  {
    name: 'junk parameters',
    request: (random) => {
      const parts = random.list(5, () => `${random.word(10)}=${random.word(40)}`)
      const tracked = random.chance(0.5) ? [`utm_source=${random.word(30)}`] : []
      return request(`${random.pick(pages)}?${[...parts, ...tracked].join('&')}`)
    },
  },
  {
    name: 'block ids',
    request: (random) => {
      const ids = [
        random.text(7_900),
        `results.filters.${random.text(4_000)}`,
        random.list(400, () => random.word(8)).join('.'),
        random.list(400, () => random.pick(['results', 'filters'])).join('.'),
        `results.${random.word(6)}`,
      ]
      return request(`${random.pick(pages)}?_blocks=${random.pick(ids)}`)
    },
  },
  {
    name: 'picture sizes',
    request: (random) => {
      // Few may be encoded: this kind tests memory, not the encoder.
      const sizes = [
        '?w=160',
        '?w=160&q=50',
        `?w=${random.word(6)}`,
        `?q=${random.word(4)}`,
        '?w=-1',
        '?w=1e9',
        '?w=0',
        `?w=${'9'.repeat(400)}`,
      ]
      const paths = [
        `/media/artwork/suv/white/side${random.pick(sizes)}`,
        `/media/artwork/suv/white/side?w=160&v=${random.word(12)}`,
        `/media/artwork/${random.word(8)}/${random.word(8)}/side${random.pick(sizes)}`,
        `/media/tenants/harbour/${random.word(9)}.webp${random.pick(sizes)}`,
        `/media/tenants/${random.word(9)}/..%2f..%2fsite.json`,
        `/media/${random.text(2_000)}`,
      ]
      return request(random.pick(paths), [
        ['Accept', random.pick(['image/webp', '*/*', random.text(500)])],
      ])
    },
  },
  {
    name: 'long names',
    request: (random) =>
      random.pick([
        () => request(`/${random.text(7_800)}`),
        () => request(`/${random.text(30_000)}`),
        () => request(`/${random.list(900, () => random.word(3)).join('/')}`),
        () => request(`/cars/${random.text(3_000)}`),
        () => request(`/search/${random.text(500)}`),
        () => request(`/search?${random.text(3_000)}=${random.text(3_000)}`),
        () => request(`/search?${random.list(900, () => `make=${random.word(4)}`).join('&')}`),
        () => request(random.pick(pages), [[random.text(8_000), 'x']]),
        () => request(random.pick(pages), [['X-Long', random.text(40_000)]]),
        () =>
          request(
            random.pick(pages),
            random.list(1_900, () => [random.word(6), 'x'] as const),
          ),
      ])(),
  },
  {
    name: 'broken encodings',
    request: (random) => {
      const broken = [
        '%',
        '%zz',
        '%E0%A4%A',
        '%00',
        '%C0%AF',
        '%2e%2e%2f',
        '..%5c',
        '%25%32%35',
        '\xff\xfe',
        '\\',
        '%F0%9F%98',
        '%0d%0aSet-Cookie:x',
        '<script>',
        '"\'`',
        '%u0041',
      ]
      const junk = () => random.list(6, () => random.pick([...broken, random.word(5)])).join('')
      return random.pick([
        () => request(`/${junk()}`),
        () => request(`/cars/${junk()}`),
        () => request(`/search?make=${junk()}&${junk()}=${junk()}`),
        () => request(`/search/${junk()}?price=${junk()}:&page=${junk()}&sortBy=${junk()}`),
        () => request(`/media/artwork/${junk()}/${junk()}/${junk()}?w=${junk()}`),
        () => request(`/assets/${junk()}`),
        () => request(`//${random.word(9)}.example/${junk()}`),
        () => request(`http://${random.word(9)}.example/${junk()}`),
        () => request('*', [], { method: 'OPTIONS' }),
        () => request(`/ ${junk()}`),
        () => request('/', [], { version: random.pick(['1.0', '0.9', '2.0', 'x']) }),
      ])()
    },
  },
]
