import { Hono } from 'hono'
import { isWithdrawn } from '#domain/car/status.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { otherMethods } from '../http/methods.ts'
import { sendJson } from '../http/send-json.ts'
import type { SiteServices } from '../site/services.ts'
import { publicCar } from './public-car.ts'

/**
 * `GET /api/cars/:id` returns a `PublicCar` of the tenant as JSON: listed or sold. An id that the site does
 * not have is answered with 404, a car that was withdrawn with 410 (D13). Spec 7.08.
 */
export const carRoutes = ({ stock, clock }: Pick<SiteServices, 'stock' | 'clock'>): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get('/api/cars/:id', async (c) => {
      const tenant = c.get('tenant')
      const { search } = await stock.of(tenant)
      const car = search.carById(c.req.param('id'))
      if (!car) throw new AppError(404, 'not_found', 'There is no car with this id')
      if (isWithdrawn(car)) throw new AppError(410, 'gone', 'This car is no longer for sale')
      return sendJson(c, publicCar(car, tenant.site, clock()))
    })
    .all(otherMethods('GET, HEAD'))
