import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Capability } from '../capability.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { isForwarded, isLoopback, remoteAddress } from '../http/this-machine.ts'

export interface MetricsOptions {
  readonly capabilities: readonly Capability[]
  /** Bearer token for other machines; without one, only this machine has access. */
  readonly token?: string | undefined
}

/** `GET /metrics`, for operators only; others get 404. @throws AppError 404 */
export function metricsRoutes({ capabilities, token }: MetricsOptions): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/metrics', (c) => {
    if (!(hasToken(c, token) || isLocal(c))) {
      throw new AppError(404, 'not_found', 'There is nothing at this address')
    }
    c.header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
    c.header('cache-control', 'no-store')
    return c.body(capabilities.flatMap(({ metrics }) => [...(metrics?.() ?? []), '']).join('\n'))
  })
}

function hasToken(c: Context<AppEnv>, token: string | undefined): boolean {
  const sent = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  if (token === undefined || sent === undefined) return false
  return timingSafeEqual(digest(sent), digest(token))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const localHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

/** Whether the request was made on this machine, by a local host name. */
function isLocal(c: Context<AppEnv>): boolean {
  const hasLocalName = localHost.test(c.req.header('host') ?? '')
  return !isForwarded(c) && hasLocalName && isLoopback(remoteAddress(c) ?? '')
}
