import type { RandomValues } from './random-values.ts'

/** A request as raw bytes; the client needs `method` to read the response. */
export interface HostileRequest {
  readonly bytes: Buffer
  readonly method: string
}

export interface HostileKind {
  readonly name: string
  /** Half of the requests go to a server that trusts `X-Forwarded-*`. */
  readonly alsoTrusted?: true
  readonly request: (random: RandomValues) => HostileRequest
}

export const site = 'harbour.localhost'
export const pages = ['/', '/search', '/search/used-cars', '/about-us', '/contact-us', '/finance']

export type Headers = readonly (readonly [name: string, value: string])[]

/** Builds a request; nothing is escaped or checked. */
export function request(
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
