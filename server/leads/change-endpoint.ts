import { z } from 'zod'
import { MAX_CHOICE_CHARACTERS } from '#domain/enquiry/form/thresholds.ts'
import { leadEvent } from '#domain/enquiry/lead-event.ts'
import { leadText } from '#domain/enquiry/lead-text.ts'
import { mayCount } from '../events/may-count.ts'
import { AppError } from '../http/app-error.ts'
import { type Endpoint, endpoint } from '../http/endpoint/endpoint.ts'
import { StoreError } from '../store/store-error.ts'
import type { StoredLead } from '../store/stored-lead.ts'
import { today } from '../today.ts'
import { refusals } from './refusals.ts'
import type { LeadTools } from './submit.ts'

const token = z.string().regex(/^[\w-]{1,64}$/)

const changeBody = z.strictObject({
  key: token,
  offer_accepted: z.boolean().optional(),
  form_completed: z.boolean().optional(),
  subcategory: leadText('Which part of the category', MAX_CHOICE_CHARACTERS).optional(),
  consent: z.literal('granted').optional(),
})

/**
 * `PATCH /api/leads/:lead_id` (D21) takes `{ "key": …, "offer_accepted": true }` with the `key` of the answer
 * to the lead, and answers `{ "lead_id", "event" }`. An offer that is accepted is event 18, once (Spec 7.26).
 * @throws AppError 404 for an unknown lead and for another key alike, 503 `not_stored`
 */
export const leadChangeEndpoint = (
  tools: Pick<LeadTools, 'open' | 'events' | 'clock' | 'log'>,
): Endpoint =>
  endpoint({
    path: '/api/leads/:lead_id',
    method: 'patch',
    params: z.strictObject({ lead_id: token }),
    body: changeBody,
    answer: z.strictObject({ lead_id: z.string(), event: z.number() }),
    maxBodyBytes: 2_000,
    rates: { client: { count: 60, seconds: 60 }, tenant: { count: 600, seconds: 60 } },
    // The same change again changes nothing.
    idempotency: 'handler',
    async handle({ body: { key, consent, ...change }, params, tenant, header, requestId }) {
      const { slug, site } = tenant
      const now = tools.clock()
      const found = await changed().catch((cause: unknown) => {
        if (!(cause instanceof StoreError)) throw cause
        tools.log.error('lead_not_changed', { requestId, tenant: slug, cause: cause.code })
        const { message, retryAfter = 0 } = refusals(site).notStored()
        throw new AppError(503, 'not_stored', message, { retryAfter })
      })
      if (!found) throw new AppError(404, 'not_found', 'There is no lead with this id and key')
      const event = eventOf(found.lead)
      if (found.isAccepted && mayCount(site.tracking, { header, consent })) {
        const carId = found.lead.body.car_id ?? ''
        tools.events.add(slug, today(now, site.timeZone), [{ event, carId }])
      }
      return { json: { lead_id: found.lead.id, event } }

      async function changed() {
        const leads = (await tools.open()).leads(slug)
        const before = await leads.lead(params.lead_id)
        const given = { ...definedOf(change), now: now.toISOString() }
        const lead = before && (await leads.change(params.lead_id, key, given))
        const isAccepted = change.offer_accepted === true && before?.changes.offer_accepted !== true
        return lead && { lead, isAccepted }
      }
    },
  })

const eventOf = ({ body, changes }: StoredLead) => leadEvent({ ...body, ...changes })

type Change = Omit<z.output<typeof changeBody>, 'key' | 'consent'>

/** Without the fields that were not sent. */
const definedOf = ({ offer_accepted, form_completed, subcategory }: Change) => ({
  ...(offer_accepted !== undefined && { offer_accepted }),
  ...(form_completed !== undefined && { form_completed }),
  ...(subcategory !== undefined && { subcategory }),
})
