import { type HostileKind, pages, request } from './request.ts'

const makes = ['Toyota', 'Mazda', 'Kia', 'Ford', 'Hyundai', 'Subaru', 'Isuzu', 'BMW']

/** Requests whose address wants to fill the memory or break the server. */
export const hostileAddresses: readonly HostileKind[] = [
  {
    name: 'distinct searches',
    request: (draw) => {
      const least = draw.whole(60_000)
      const parts = [
        `make=${draw.one(makes)}`,
        `make=${draw.chance(0.5) ? draw.word(12) : draw.one(makes)}`,
        `price=${least}:${least + draw.whole(90_000)}`,
        `odometer=:${draw.whole(300_000)}`,
        `page=${draw.whole(40)}`,
      ]
      return request(`/search?${parts.slice(draw.whole(4)).join('&')}`)
    },
  },
  {
    name: 'junk parameters',
    request: (draw) => {
      const parts = draw.list(5, () => `${draw.word(10)}=${draw.word(40)}`)
      const tracked = draw.chance(0.5) ? [`utm_source=${draw.word(30)}`] : []
      return request(`${draw.one(pages)}?${[...parts, ...tracked].join('&')}`)
    },
  },
  {
    name: 'block ids',
    request: (draw) => {
      const ids = [
        draw.text(7_900),
        `results.filters.${draw.text(4_000)}`,
        draw.list(400, () => draw.word(8)).join('.'),
        draw.list(400, () => draw.one(['results', 'filters'])).join('.'),
        `results.${draw.word(6)}`,
      ]
      return request(`${draw.one(pages)}?_blocks=${draw.one(ids)}`)
    },
  },
  {
    name: 'picture sizes',
    request: (draw) => {
      // Few of them may be encoded: this is about the memory, not the encoder.
      const sizes = [
        '?w=160',
        '?w=160&q=50',
        `?w=${draw.word(6)}`,
        `?q=${draw.word(4)}`,
        '?w=-1',
        '?w=1e9',
        '?w=0',
        `?w=${'9'.repeat(400)}`,
      ]
      const paths = [
        `/media/artwork/suv/white/side${draw.one(sizes)}`,
        `/media/artwork/suv/white/side?w=160&v=${draw.word(12)}`,
        `/media/artwork/${draw.word(8)}/${draw.word(8)}/side${draw.one(sizes)}`,
        `/media/tenants/harbour/${draw.word(9)}.webp${draw.one(sizes)}`,
        `/media/tenants/${draw.word(9)}/..%2f..%2fsite.json`,
        `/media/${draw.text(2_000)}`,
      ]
      return request(draw.one(paths), [['Accept', draw.one(['image/webp', '*/*', draw.text(500)])]])
    },
  },
  {
    name: 'long names',
    request: (draw) =>
      draw.one([
        () => request(`/${draw.text(7_800)}`),
        () => request(`/${draw.text(30_000)}`),
        () => request(`/${draw.list(900, () => draw.word(3)).join('/')}`),
        () => request(`/cars/${draw.text(3_000)}`),
        () => request(`/search/${draw.text(500)}`),
        () => request(`/search?${draw.text(3_000)}=${draw.text(3_000)}`),
        () => request(`/search?${draw.list(900, () => `make=${draw.word(4)}`).join('&')}`),
        () => request(draw.one(pages), [[draw.text(8_000), 'x']]),
        () => request(draw.one(pages), [['X-Long', draw.text(40_000)]]),
        () =>
          request(
            draw.one(pages),
            draw.list(1_900, () => [draw.word(6), 'x'] as const),
          ),
      ])(),
  },
  {
    name: 'broken encodings',
    request: (draw) => {
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
      const junk = () => draw.list(6, () => draw.one([...broken, draw.word(5)])).join('')
      return draw.one([
        () => request(`/${junk()}`),
        () => request(`/cars/${junk()}`),
        () => request(`/search?make=${junk()}&${junk()}=${junk()}`),
        () => request(`/search/${junk()}?price=${junk()}:&page=${junk()}&sortBy=${junk()}`),
        () => request(`/media/artwork/${junk()}/${junk()}/${junk()}?w=${junk()}`),
        () => request(`/assets/${junk()}`),
        () => request(`//${draw.word(9)}.example/${junk()}`),
        () => request(`http://${draw.word(9)}.example/${junk()}`),
        () => request('*', [], { method: 'OPTIONS' }),
        () => request(`/ ${junk()}`),
        () => request('/', [], { version: draw.one(['1.0', '0.9', '2.0', 'x']) }),
      ])()
    },
  },
]
