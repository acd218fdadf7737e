import { isAbsent } from '../absence.ts'
import { eventIds } from '../tracking/event-ids.ts'

/** The update of a lead when its trade-in offer is accepted. Spec 4.21. */
export type OfferAcceptance = {
  subcategory: '3. Offer Accepted'
  offer_accepted: true
  form_completed: boolean
}

/** The update of an accepted offer; the form counts as completed by default. Spec 4.21. */
export const acceptOffer = ({ form_completed = true } = {}): OfferAcceptance => ({
  subcategory: '3. Offer Accepted',
  offer_accepted: true,
  form_completed,
})

/** The conversion event of an accepted offer, once the server returns a lead. Spec 4.21, 7.26. */
export const acceptanceEvent = ({ lead_id }: { lead_id?: string }) =>
  isAbsent(lead_id) ? undefined : eventIds.offerAccepted
