import { type Headers, type HostileKind, pages, request, site } from './request.ts'

/** Requests whose method or headers want to fill the memory or break the server. */
export const hostileHeaders: readonly HostileKind[] = [
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
