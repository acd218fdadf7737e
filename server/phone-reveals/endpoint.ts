import { z } from 'zod'
import { isWithdrawn } from '#domain/car/status.ts'
import { carPhone } from '#domain/location/car-phone.ts'
import { PHONE_CLICK } from '#domain/tracking/event-ids.ts'
import type { EventCounter } from '../events/event-counter.ts'
import { mayCount } from '../events/may-count.ts'
import { AppError } from '../http/app-error.ts'
import { type Endpoint, endpoint } from '../http/endpoint/endpoint.ts'
import { idText } from '../http/endpoint/id-text.ts'
import type { StockDirectory } from '../search/stock-directory.ts'
import { today } from '../today.ts'

const revealBody = z.strictObject({
  car_id: idText.min(1, { error: 'Please say which car' }),
  // The car has its dealership and the host its site: both are taken as the specification names them.
  dealership_id: idText.optional(),
  website_id: idText.optional(),
  /** That the visitor agreed to be counted, where the site asks. */
  consent: z.literal('granted').optional(),
})

export interface PhoneRevealOptions {
  readonly stock: Pick<StockDirectory, 'of'>
  readonly events: Pick<EventCounter, 'add'>
  readonly clock: () => Date
}

/**
 * `POST /api/phone-reveals` (Spec 4.15, 7.06, D21) takes `{ "car_id": "jm-1001" }` and answers
 * `{ "phone": "03 5550 4460" }`, the number of D16; a form sent without script is led to
 * `/cars/:car/phone`. Where the site counts events it is event 25, once for each answer (Spec 7.25), unless
 * the visitor was asked and has not agreed, or the browser refuses for all sites.
 * @throws AppError 404 for an unknown car or one without a number, 410 for one that was withdrawn (D13)
 */
export const phoneRevealsEndpoint = ({ stock, events, clock }: PhoneRevealOptions): Endpoint =>
  endpoint({
    path: '/api/phone-reveals',
    body: revealBody,
    answer: z.strictObject({ phone: z.string() }),
    formats: ['json', 'form'],
    maxBodyBytes: 1_000,
    rates: {
      // A mobile network has many visitors behind one address, who each ask for a number or two.
      client: { count: 30, seconds: 60 },
      tenant: { count: 600, seconds: 60 },
    },
    async handle({ body, tenant, format, header }) {
      const { slug, site } = tenant
      const { search } = await stock.of(tenant)
      const car = search.carById(body.car_id)
      if (!car) throw new AppError(404, 'not_found', 'There is no car with this id')
      if (isWithdrawn(car)) throw new AppError(410, 'gone', 'This car is no longer for sale')
      const phone = carPhone(car, site.contact)?.phone
      if (phone === undefined) throw new AppError(404, 'no_phone', 'This car has no number to call')
      if (mayCount(site.tracking, { header, consent: body.consent })) {
        events.add(slug, today(clock(), site.timeZone), [{ event: PHONE_CLICK, carId: car.id }])
      }
      return format === 'form'
        ? { seeOther: `/cars/${encodeURIComponent(car.slug)}/phone` }
        : { json: { phone } }
    },
  })
