import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { STAFF_API, STAFF_PATH } from '#domain/staff/paths.ts'
import type { Capability } from '../../capability.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { AppError } from '../../http/app-error.ts'
import { otherMethods } from '../../http/methods.ts'
import { originOf } from '../../http/origin.ts'
import { staffDocument } from '../openapi/staff-document.ts'
import type { StaffTools } from './staff-tools.ts'

const noIndex = createMiddleware<AppEnv>((c, next) => {
  c.header('x-robots-tag', 'noindex')
  return next()
})

/** Adds what the staff host answers: the staff's endpoints and application, and nothing of a dealer's site. D38. */
export function addStaffHost(
  app: Hono<AppEnv>,
  host: string,
  capabilities: readonly Capability[],
  tools: StaffTools,
): void {
  app.use(noIndex)
  app.use((c, next) => {
    const address = c.get('address')
    // Of a local name with the port that the browser used: links of mails and passkeys need it.
    c.set('origin', originOf({ ...address, port: address.sentPort }, [host]))
    return next()
  })
  app.get('/api/openapi.json', (c) => c.json(staffDocument(c.get('origin'))))
  const endpoints = capabilities.flatMap(({ staffEndpoints = [] }) => staffEndpoints)
  for (const { routes } of endpoints) app.route('/', routes(tools))
  const methods = Map.groupBy(endpoints, ({ name }) => name.slice(name.indexOf(' ') + 1))
  for (const [path, calls] of methods) {
    const allowed = calls.map(({ name }) => name.slice(0, name.indexOf(' ')))
    app.all(STAFF_API + path, otherMethods(allowed.join(', ')))
  }
  app.all('/api/*', nothingHere)
  for (const { staffRoutes } of capabilities) if (staffRoutes) app.route('/', staffRoutes)
  app.all('*', nothingHere)
}

const nothingHere = (): never => {
  throw new AppError(404, 'not_found', 'There is nothing at this address')
}

/** Leads from a dealer's host to the staff host, with the dealer's site chosen. D38. */
export const toStaffHost = (staffHost: string): Hono<AppEnv> =>
  new Hono<AppEnv>().on('GET', [STAFF_PATH, `${STAFF_PATH}/*`], (c) => {
    const address = c.get('address')
    const origin = originOf({ ...address, host: staffHost, port: address.sentPort }, [staffHost])
    c.header('cache-control', 'no-store')
    return c.redirect(`${origin}${STAFF_PATH}/${c.get('tenant').slug}`, 302)
  })
