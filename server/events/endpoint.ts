import { z } from 'zod'
import { type EventId, eventIds } from '#domain/tracking/event-ids.ts'
import { AppError } from '../http/app-error.ts'
import { endpoint } from '../http/endpoint/endpoint.ts'
import { idText } from '../http/endpoint/id-text.ts'
import { today } from '../today.ts'
import type { EventCounter } from './event-counter.ts'

/** A page view has a handful; more do not come from a visitor. */
const MAX_EVENTS = 20

/** Counted by the server, once for each lead that it stored: a browser may not send them. */
const ofLeads: ReadonlySet<EventId> = new Set([
  eventIds.newEnquiry,
  eventIds.usedEnquiry,
  eventIds.newTestDrive,
  eventIds.offerAccepted,
  eventIds.defaultEnquiry,
  eventIds.usedTestDrive,
  eventIds.careerEnquiry,
])
const ofBrowsers = Object.values(eventIds).filter((id) => !ofLeads.has(id))

const eventsBody = z.strictObject({
  events: z
    .array(
      z.strictObject({
        event: z.literal(ofBrowsers),
        carId: idText.default(''),
      }),
    )
    .min(1)
    .max(MAX_EVENTS),
})

/**
 * `POST /api/events` (D21) takes `{ "events": [{ "event": 39, "carId": "jm-1001" }] }` from a page's
 * beacon and answers 204, which no client reads. An id of no car in stock is therefore no error either (a
 * cached page may be older than the stock): it is counted in `/metrics` only. A site without tracking
 * answers 404. The client's address is used for rate limits only and never stored.
 */
export const eventsEndpoint = (counter: Pick<EventCounter, 'add'>, clock: () => Date) =>
  endpoint({
    path: '/api/events',
    body: eventsBody,
    maxBodyBytes: 4_000,
    rates: {
      // A mobile network has many visitors behind one address.
      client: { count: 120, seconds: 60 },
      tenant: { count: 6_000, seconds: 60 },
    },
    handle({ body, tenant: { slug, site } }) {
      if (!site.tracking.events) throw new AppError(404, 'not_found', 'This site counts no events')
      counter.add(slug, today(clock(), site.timeZone), body.events)
      return 'no_content'
    },
  })
