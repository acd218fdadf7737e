import { type Headers, type HostileKind, pages, request, site } from './request.ts'

/** Requests whose method or headers try to exhaust memory or break the server. */
export const hostileHeaders: readonly HostileKind[] = [
  {
    name: 'hosts',
    request: (random) => {
      const hosts = [
        `${random.word(20)}.example`,
        `${random.word(20)}.localhost`,
        `${site}:${random.integer(70_000)}`,
        `${site}.`,
        site.toUpperCase(),
        random.text(8_000),
        `${site}/${random.word(5)}`,
        `${random.word(5)}@${site}`,
        '[::1',
        '',
      ]
      const more: Headers = random.chance(0.1) ? [['Host', random.word(10)]] : []
      return request(random.pick(pages), more, { host: random.pick(hosts) })
    },
  },
  {
    name: 'forwarded headers',
    alsoTrusted: true,
    request: (random) => {
      const hosts = [
        `${random.word(30)}.example`,
        site,
        `${site}:${random.integer(70_000)}`,
        random.text(9_000),
        '">',
        '',
      ]
      const schemes = [
        'https',
        'javascript',
        random.word(20),
        '">',
        'https,http',
        random.text(9_000),
        '',
      ]
      const headers: Headers = [
        ['X-Forwarded-Host', random.pick(hosts)],
        ['X-Forwarded-Proto', random.pick(schemes)],
        ['X-Forwarded-For', random.list(50, () => `203.0.113.${random.integer(256)}`).join(', ')],
        ['Forwarded', `for=${random.word(10)};host=${random.word(20)};proto=${random.word(5)}`],
        ['X-Forwarded-Port', String(random.integer(99_999))],
        ['X-Original-URL', `/${random.word(12)}`],
      ]
      return request(random.pick(pages), headers.slice(random.integer(3)))
    },
  },
  {
    name: 'languages and encodings',
    request: (random) => {
      const encodings = [
        'br',
        'gzip',
        'identity;q=0',
        `${random.word(8)};q=${random.integer(9)}`,
        random.list(300, () => random.word(6)).join(','),
        '*;q=0',
        'br;q=0.001, gzip;q=x',
      ]
      return request(random.pick(pages), [
        [
          'Accept-Language',
          random
            .list(60, () => `${random.word(2)}-${random.word(2)};q=0.${random.integer(9)}`)
            .join(','),
        ],
        ['Accept-Encoding', random.pick(encodings)],
        ['Accept', random.text(900)],
        ['User-Agent', random.text(900)],
      ])
    },
  },
  {
    name: 'methods',
    request: (random) => {
      const body = random.text(3_000)
      const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
      const method = random.pick([
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
        random.word(7),
      ])
      const path = random.pick([
        ...pages,
        '/api/search',
        '/assets/none.js',
        '/healthz',
        '/media/none',
        `/${random.word(9)}`,
      ])
      const hasBody = ['POST', 'PUT', 'PATCH'].includes(method)
      if (!hasBody) return request(path, [], { method })
      return random.chance(0.5)
        ? request(path, [['Transfer-Encoding', 'chunked']], { method, body: chunked })
        : request(
            path,
            [
              ['Content-Length', String(body.length)],
              ['Content-Type', random.word(20)],
            ],
            { method, body },
          )
    },
  },
  {
    name: 'cookies and validators',
    request: (random) => {
      const tags = [
        '*',
        `"${random.word(20)}"`,
        `W/"${random.word(20)}"`,
        random.text(6_000),
        random.list(300, () => `"${random.word(8)}"`).join(', '),
        '"',
        '',
      ]
      const dates = [
        'Thu, 01 Jan 1970 00:00:00 GMT',
        random.word(20),
        'Invalid Date',
        '99999999999999',
      ]
      return request(random.pick(pages), [
        ['Cookie', random.list(100, () => `${random.word(6)}=${random.word(30)}`).join('; ')],
        ['If-None-Match', random.pick(tags)],
        ['If-Match', random.pick(tags)],
        ['If-Modified-Since', random.pick(dates)],
        ['Authorization', `Bearer ${random.text(500)}`],
      ])
    },
  },
  {
    name: 'ranges',
    request: (random) => {
      const ranges = [
        '0-0',
        '-1',
        `${random.integer(1e6)}-`,
        '9-3',
        random.list(300, () => `${random.integer(999)}-`).join(','),
        random.word(9),
        `0-${'9'.repeat(30)}`,
      ]
      const paths = ['/media/artwork/suv/white/side?w=160', '/assets/none.js', '/api/search']
      const headers: Headers = [
        ['Range', `${random.pick(['bytes', 'bytes', random.word(5)])}=${random.pick(ranges)}`],
        ['If-Range', `"${random.word(8)}"`],
        ['Expect', random.pick(['100-continue', random.word(6)])],
        ['Connection', random.pick(['keep-alive', 'close', 'Upgrade', random.word(5)])],
        ['Upgrade', random.pick(['websocket', 'h2c', random.word(5)])],
      ]
      return request(random.pick([...pages, ...paths]), headers.slice(0, 2 + random.integer(4)))
    },
  },
]
