import { BlockList, isIP } from 'node:net'

const IPV4 = 4
const IPV6 = 6

// https://www.iana.org/assignments/iana-ipv4-special-registry
const notPublic = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv4')
}
// https://www.iana.org/assignments/iana-ipv6-special-registry: within 2000::/3, those that are not public
// or that contain an IPv4 address.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv6')
}
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public internet: not of this machine or a private network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === IPV4) return !notPublic.check(address, 'ipv4')
  if (family !== IPV6) return false
  // All others: this machine, links, private networks, IPv4 addresses in disguise.
  return global.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}
