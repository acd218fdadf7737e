import type { Context } from 'hono'
import { incomingOf } from './incoming.ts'

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/** Any of these shows that a proxy forwarded the request. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]

/** The address of the machine that a request comes from; undefined behind the development server. */
export const remoteAddress = (c: Context): string | undefined => incomingOf(c)?.socket.remoteAddress

export const isLoopback = (address: string): boolean => loopback.test(address)

/** Whether a proxy says that it forwarded the request. */
export const isForwarded = (c: Context): boolean =>
  proxyHeaders.some((name) => c.req.header(name) !== undefined)
