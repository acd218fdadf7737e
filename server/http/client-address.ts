import { isIP } from 'node:net'
import type { Context } from 'hono'
import { incomingOf } from './incoming.ts'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const IPV6_GROUPS = 8
/** Of 16 bits each: a client is assigned at least a /64 network. */
const NETWORK_GROUPS = 4

/**
 * The client that rate limits count against: the address that a request comes from, an IPv6 address as
 * its /64 network. `X-Forwarded-For` is read only with `trustProxy`, and of it the last address, which
 * the proxy added; those before it are the client's claims. "unknown" without a socket.
 */
export const clientAddress =
  (trustProxy: boolean) =>
  (c: Context): string => {
    const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : ''
    const address = [forwarded, incomingOf(c)?.socket.remoteAddress].find((text) =>
      isIP(text ?? ''),
    )
    return address ? networkOf(address) : 'unknown'
  }

function networkOf(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped) return mapped
  if (isIP(address) === 4) return address
  const [head = '', tail] = address.split('%', 1).join('').split('::')
  const groups = (text = '') => (text === '' ? [] : text.split(':'))
  const missing = IPV6_GROUPS - groups(head).length - groups(tail).length
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, missing)).fill('0')
  const all = [...groups(head), ...zeros, ...groups(tail)]
  return `${all.slice(0, NETWORK_GROUPS).map(shortest).join(':')}::/64`
}

/** The canonical form of a group: `0DB8` and `db8` are the same. */
const shortest = (group: string): string => Number.parseInt(group, 16).toString(16)
