import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { incomingOf } from '../http/incoming.ts'

export interface MetricsOptions {
  readonly text: () => string
  /** Whoever sends it as bearer token may read; without one only this machine may. */
  readonly token?: string | undefined
}

const thisMachine = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/** `GET /metrics`: the state of the process, for operators alone; anyone else learns of nothing there. */
export function metricsRoutes({ text, token }: MetricsOptions): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/metrics', (c) => {
    if (!(hasToken(c, token) || isLocal(c))) {
      throw new AppError(404, 'not_found', 'There is nothing at this address')
    }
    c.header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
    c.header('cache-control', 'no-store')
    return c.body(text())
  })
}

function hasToken(c: Context<AppEnv>, token: string | undefined): boolean {
  const sent = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  if (token === undefined || sent === undefined) return false
  return timingSafeEqual(digest(sent), digest(token))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** By one of these a proxy on this machine says that it passes on what comes from others. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]
const localHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

/** Asked for from this machine, by a name that only this machine has. */
function isLocal(c: Context<AppEnv>): boolean {
  const isPassedOn = proxyHeaders.some((name) => c.req.header(name) !== undefined)
  const isNamed = localHost.test(c.req.header('host') ?? '')
  return !isPassedOn && isNamed && thisMachine.test(incomingOf(c)?.socket.remoteAddress ?? '')
}
