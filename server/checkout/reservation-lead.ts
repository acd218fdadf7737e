import { cleanLine, cleanLines } from '#domain/clean-text.ts'
import { type EnquiryLead, enquiryLeadSchema } from '#domain/enquiry/enquiry-lead.ts'
import { MAX_MESSAGE_CHARACTERS, MAX_NAME_CHARACTERS } from '#domain/enquiry/form/thresholds.ts'
import { isPlaceOf } from '#domain/location/location-block.ts'
import { HOLD_LASTS_MS } from '#domain/reservation/thresholds.ts'
import { destinationsOf } from '../delivery/destinations.ts'
import { contentDigest } from '../leads/content-digest.ts'
import { newEditKey } from '../leads/edit-key.ts'
import { vehicleFacts } from '../leads/lead-of.ts'
import { RESERVATION } from '../leads/reference.ts'
import type { NewLead } from '../store/lead-store.ts'
import type { LetterContext } from './letter-context.ts'
import { referenceOfReservation } from './reservation-view.ts'

/**
 * The dealer's lead of a deposit that was paid, delivered as others are. Its id and key are the reservation's, so that
 * it is stored once. Spec 3.40, 9.19, D23, D24.
 */
export function reservationLead(context: LetterContext): NewLead {
  const { site, reservation, now } = context
  const body = leadBody(context)
  return {
    id: reservation.id,
    editKey: newEditKey(),
    key: reservation.id,
    digest: contentDigest(body),
    created: now.toISOString(),
    kind: RESERVATION,
    body,
    destinations: destinationsOf(body, site),
  }
}

function leadBody({ site, car, account, reservation, now }: LetterContext): EnquiryLead {
  const { id, priceSeen, deposit, termsVersion, terms, heldUntil, attempt, purchase } = reservation
  const location = car && site.locations.find((place) => isPlaceOf(car, place))
  const lapses = heldUntil ?? new Date(now.getTime() + HOLD_LASTS_MS).toISOString()
  return enquiryLeadSchema.parse({
    name: cleanLine((account?.name ?? '').slice(0, MAX_NAME_CHARACTERS)) || undefined,
    email: account?.email,
    phone: account?.phone,
    ...(location && { location: location.slug }),
    ...(car ? vehicleFacts(car) : { car_id: reservation.car }),
    terms: { text: cleanLines(terms.slice(0, MAX_MESSAGE_CHARACTERS)), given: true },
    source: 'Website',
    category: 'Reserve Online',
    ...(purchase && { subcategory: 'Online Purchase', purchase }),
    ...(purchase?.trade_in && { trade_in: purchase.trade_in.lead }),
    reservation: {
      reference: referenceOfReservation(reservation),
      hold: id,
      deposit,
      price: priceSeen,
      currency: attempt.currency,
      held_until: lapses,
      terms_version: termsVersion,
    },
  })
}
