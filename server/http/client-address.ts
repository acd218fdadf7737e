import { isIP } from 'node:net'
import type { Context } from 'hono'
import { incomingOf } from './incoming.ts'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const IPV6_GROUPS = 8
/** Of 16 bits each: a household or a server is given at least a network of 64 bits. */
const NETWORK_GROUPS = 4

/**
 * Whom limits are counted against: the address that a request comes from, an IPv6 address by its
 * network of 64 bits. `X-Forwarded-For` is read only with `trustProxy`, and of it the last address:
 * the proxy added that one, those before it are what the client claims. "unknown" without a socket.
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

/** One spelling of a group: `0DB8` and `db8` are the same. */
const shortest = (group: string): string => Number.parseInt(group, 16).toString(16)
