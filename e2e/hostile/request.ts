import type { Draw } from './draw.ts'

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

export const site = 'harbour.localhost'
export const pages = ['/', '/search', '/search/used-cars', '/about-us', '/contact-us', '/finance']

export type Headers = readonly (readonly [name: string, value: string])[]

/** A request as text would have it; nothing is escaped or checked. */
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
