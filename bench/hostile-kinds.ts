import { type Draw, drawing } from './draw.ts'

/** A request as bytes; `method` as far as the client must know it. */
export interface HostileRequest {
  readonly bytes: Buffer
  readonly method: string
}

export interface HostileKind {
  readonly name: string
  /** The requests of a server that believes `X-Forwarded-*` are sent to it too, half and half. */
  readonly alsoTrusted?: true
  readonly request: (draw: Draw) => HostileRequest
}

const site = 'harbour.localhost'
const pages = ['/', '/search', '/search/used-cars', '/about-us', '/contact-us', '/finance']
const makes = ['Toyota', 'Mazda', 'Kia', 'Ford', 'Hyundai', 'Subaru', 'Isuzu', 'BMW']

type Headers = readonly (readonly [name: string, value: string])[]

function request(
  path: string,
  headers: Headers = [],
  { method = 'GET', host = site, body = '', version = '1.1' } = {},
): HostileRequest {
  const lines = [
    `${method} ${path} HTTP/${version}`,
    `Host: ${host}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ]
  return { bytes: Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1'), method }
}

/** The twelve kinds of requests that want to fill the memory or break the server. */
export const hostileKinds: readonly HostileKind[] = [
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
    name: 'hosts',
    request: (draw) => {
      const hosts = [
        `${draw.word(20)}.example`,
        `${draw.word(20)}.localhost`,
        `${site}:${draw.whole(70_000)}`,
        `${site}.`,
        site.toUpperCase(),
        draw.text(8_000),
        `${site}/${draw.word(5)}`,
        `${draw.word(5)}@${site}`,
        '[::1',
        '',
      ]
      const more: Headers = draw.chance(0.1) ? [['Host', draw.word(10)]] : []
      return request(draw.one(pages), more, { host: draw.one(hosts) })
    },
  },
  {
    name: 'forwarded headers',
    alsoTrusted: true,
    request: (draw) => {
      const hosts = [
        `${draw.word(30)}.example`,
        site,
        `${site}:${draw.whole(70_000)}`,
        draw.text(9_000),
        '">',
        '',
      ]
      const schemes = [
        'https',
        'javascript',
        draw.word(20),
        '">',
        'https,http',
        draw.text(9_000),
        '',
      ]
      const named: Headers = [
        ['X-Forwarded-Host', draw.one(hosts)],
        ['X-Forwarded-Proto', draw.one(schemes)],
        ['X-Forwarded-For', draw.list(50, () => `203.0.113.${draw.whole(256)}`).join(', ')],
        ['Forwarded', `for=${draw.word(10)};host=${draw.word(20)};proto=${draw.word(5)}`],
        ['X-Forwarded-Port', String(draw.whole(99_999))],
        ['X-Original-URL', `/${draw.word(12)}`],
      ]
      return request(draw.one(pages), named.slice(draw.whole(3)))
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
    name: 'languages and encodings',
    request: (draw) => {
      const encodings = [
        'br',
        'gzip',
        'identity;q=0',
        `${draw.word(8)};q=${draw.whole(9)}`,
        draw.list(300, () => draw.word(6)).join(','),
        '*;q=0',
        'br;q=0.001, gzip;q=x',
      ]
      return request(draw.one(pages), [
        [
          'Accept-Language',
          draw.list(60, () => `${draw.word(2)}-${draw.word(2)};q=0.${draw.whole(9)}`).join(','),
        ],
        ['Accept-Encoding', draw.one(encodings)],
        ['Accept', draw.text(900)],
        ['User-Agent', draw.text(900)],
      ])
    },
  },
  {
    name: 'methods',
    request: (draw) => {
      const body = draw.text(3_000)
      const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
      const method = draw.one([
        'POST',
        'PUT',
        'DELETE',
        'PATCH',
        'OPTIONS',
        'TRACE',
        'HEAD',
        'PROPFIND',
        'PURGE',
        'CONNECT',
        'BREW',
        draw.word(7),
      ])
      const path = draw.one([
        ...pages,
        '/api/search',
        '/assets/none.js',
        '/healthz',
        '/media/none',
        `/${draw.word(9)}`,
      ])
      const bodied = ['POST', 'PUT', 'PATCH'].includes(method)
      if (!bodied) return request(path, [], { method })
      return draw.chance(0.5)
        ? request(path, [['Transfer-Encoding', 'chunked']], { method, body: chunked })
        : request(
            path,
            [
              ['Content-Length', String(body.length)],
              ['Content-Type', draw.word(20)],
            ],
            { method, body },
          )
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
  {
    name: 'cookies and validators',
    request: (draw) => {
      const tags = [
        '*',
        `"${draw.word(20)}"`,
        `W/"${draw.word(20)}"`,
        draw.text(6_000),
        draw.list(300, () => `"${draw.word(8)}"`).join(', '),
        '"',
        '',
      ]
      const dates = [
        'Thu, 01 Jan 1970 00:00:00 GMT',
        draw.word(20),
        'Invalid Date',
        '99999999999999',
      ]
      return request(draw.one(pages), [
        ['Cookie', draw.list(100, () => `${draw.word(6)}=${draw.word(30)}`).join('; ')],
        ['If-None-Match', draw.one(tags)],
        ['If-Match', draw.one(tags)],
        ['If-Modified-Since', draw.one(dates)],
        ['Authorization', `Bearer ${draw.text(500)}`],
      ])
    },
  },
  {
    name: 'ranges',
    request: (draw) => {
      const ranges = [
        '0-0',
        '-1',
        `${draw.whole(1e6)}-`,
        '9-3',
        draw.list(300, () => `${draw.whole(999)}-`).join(','),
        draw.word(9),
        `0-${'9'.repeat(30)}`,
      ]
      const paths = ['/media/artwork/suv/white/side?w=160', '/assets/none.js', '/api/search']
      const headers: Headers = [
        ['Range', `${draw.one(['bytes', 'bytes', draw.word(5)])}=${draw.one(ranges)}`],
        ['If-Range', `"${draw.word(8)}"`],
        ['Expect', draw.one(['100-continue', draw.word(6)])],
        ['Connection', draw.one(['keep-alive', 'close', 'Upgrade', draw.word(5)])],
        ['Upgrade', draw.one(['websocket', 'h2c', draw.word(5)])],
      ]
      return request(draw.one([...pages, ...paths]), headers.slice(0, 2 + draw.whole(4)))
    },
  },
]

/** The requests of a kind: the same ones for the same seed. */
export function requestsOf(kind: HostileKind, seed: number): () => HostileRequest {
  const draw = drawing(seed)
  return () => kind.request(draw)
}
