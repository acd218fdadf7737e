import { isLocal, originOf } from '../http/origin.ts'

/** Scheme and host of a site as somebody at the staff host reaches it: on this machine by its local name. */
export function siteOrigin(staff: string, slug: string, hosts: readonly string[]): string {
  const { protocol, hostname, port } = new URL(staff)
  const local = `${slug}.localhost`
  const host = isLocal(hostname) ? local : (hosts[0] ?? local)
  const scheme = protocol === 'https:' ? 'https' : 'http'
  return originOf({ scheme, host, port: port && `:${port}` }, hosts)
}
