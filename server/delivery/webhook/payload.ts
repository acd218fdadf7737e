import type { LeadDelivery } from '../../store/delivery-store.ts'
import type { DeliveredValuation } from '../delivered-valuation.ts'

/** Raised when a receiver of the version before could no longer read it; new fields raise nothing. */
const VERSION = 1

/**
 * What a webhook posts, as JSON: the same text at every attempt unless the lead changed meanwhile. The
 * lead's fields keep the wire's names (Spec 3.37-3.39).
 */
export function webhookPayload(
  { tenant, id, lead }: Pick<LeadDelivery, 'tenant' | 'id' | 'lead'>,
  valuation?: DeliveredValuation,
): string {
  const { body, changes, appointment } = lead
  return JSON.stringify({
    id,
    type: 'lead.created',
    version: VERSION,
    created_at: lead.created,
    data: {
      ...body,
      ...changes,
      lead_id: lead.id,
      site: tenant,
      form: lead.kind,
      ...(appointment && {
        appointment: {
          location: appointment.location,
          starts_at: appointment.startsAt,
          local: appointment.local,
        },
      }),
      ...(valuation && { valuation: valuationOnTheWire(valuation) }),
    },
  })
}

const valuationOnTheWire = (valuation: DeliveredValuation) => ({
  ...valuation.car,
  estimate: valuation.figure,
  estimate_until: valuation.validUntil,
  photos: valuation.photos,
  photos_url: valuation.photosUrl,
})
