import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

/** The client address of a request, from its socket's address and a forwarded one. */
async function addressOf(trustProxy: boolean, socket: string, forwarded?: string) {
  const app = new Hono()
  app.get('/', (c) => c.text(clientAddress(trustProxy)(c)))
  const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {}
  const env = { incoming: { socket: { remoteAddress: socket } } }
  return (await app.request('/', { headers }, env)).text()
}

it.each([
  ['an IPv4 address', '192.0.2.7', '192.0.2.7'],
  ['an IPv4 address on an IPv6 socket', '::ffff:192.0.2.7', '192.0.2.7'],
  ['an IPv6 address, by its network of 64 bits', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['a shortened IPv6 address', '2001:db8::6', '2001:db8:0:0::/64'],
  ['an IPv6 address with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['this machine', '::1', '0:0:0:0::/64'],
])('%s counts as one client', async (_, socket, client) => {
  expect(await addressOf(false, socket)).toBe(client)
})

it('a forwarded address is ignored unless a proxy is trusted (D1)', async () => {
  expect(await addressOf(false, '192.0.2.7', '198.51.100.1')).toBe('192.0.2.7')
})

it.each([
  ['the last address, which the proxy added', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
  ['an IPv6 address', '2001:db8:7::1', '2001:db8:7:0::/64'],
  ['the proxy itself, where the forwarded text is no address', '203.0.113.9, unknown', '127.0.0.1'],
])('behind a trusted proxy the client is %s', async (_, forwarded, client) => {
  expect(await addressOf(true, '127.0.0.1', forwarded)).toBe(client)
})
