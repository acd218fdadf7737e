import { randomUUID } from 'node:crypto'
import type { Car } from '#domain/car/car.ts'
import { cleanLine, cleanLines } from '#domain/clean-text.ts'
import { type EnquiryLead, enquiryLeadSchema } from '#domain/enquiry/enquiry-lead.ts'
import { MAX_MESSAGE_CHARACTERS, MAX_NAME_CHARACTERS } from '#domain/enquiry/form/thresholds.ts'
import { isPlaceOf } from '#domain/location/location-block.ts'
import type { ValuationLead } from '#domain/trade-in/valuation-lead.ts'
import { destinationsOf } from '../delivery/destinations.ts'
import { contentDigest } from '../leads/content-digest.ts'
import { newEditKey } from '../leads/edit-key.ts'
import { originOf, vehicleFacts } from '../leads/lead-of.ts'
import type { FormPage, Sender } from '../leads/submission.ts'
import type { NewLead } from '../store/lead-store.ts'
import { vehicleName } from './vehicle-name.ts'
import type { ValuingSite } from './wizard-settings.ts'

/** The form whose leads, words and references those of a valuation are. */
export const VALUATION_FORM = 'sell_my_car'

/** The delivery waits so long for the estimate, which goes with it; the lead is stored before. */
const ESTIMATE_WAIT_MS = 30_000

/** What a valuation's lead says beside the valuation. */
interface LeadOrigin {
  readonly site: ValuingSite
  /** The car that is wished for. */
  readonly car: Car | undefined
  readonly page: Pick<FormPage, 'path' | 'route' | 'origin'>
  readonly sender: Sender
}

/** The lead of a valuation as it is stored: its key is the valuation's, which makes one. Spec 3.42, D23, D24. */
export function newValuationLead(
  valuation: string,
  lead: ValuationLead,
  origin: LeadOrigin,
  now: Date,
): NewLead {
  const body = leadBody(lead, origin)
  return {
    id: randomUUID(),
    editKey: newEditKey(),
    key: valuation,
    digest: contentDigest(body),
    created: now.toISOString(),
    kind: VALUATION_FORM,
    body,
    destinations: destinationsOf(body, origin.site),
    sendAt: new Date(now.getTime() + ESTIMATE_WAIT_MS).toISOString(),
  }
}

/** The valued car as leads say it. */
export const valuedCarFacts = (lead: ValuationLead) => ({
  Rego: lead.rego,
  own_vehicle: vehicleName(lead),
  own_odometer: `${lead.odometer} km`,
})

const contacts = { Phone: 'phone', Email: 'email', SMS: 'text' } as const

function leadBody(lead: ValuationLead, { site, car, ...origin }: LeadOrigin): EnquiryLead {
  const { email, phone, PreferredContactMethod: contact } = lead
  const location = car && site.locations.find((place) => isPlaceOf(car, place))
  return enquiryLeadSchema.parse({
    name: cleanLine([lead.name, lead.last_name ?? ''].join(' ')).slice(0, MAX_NAME_CHARACTERS),
    email,
    phone,
    ...valuedCarFacts(lead),
    message: cleanLines(answersOf(lead).slice(0, MAX_MESSAGE_CHARACTERS)),
    ...(contact && { preferred_contact: contacts[contact] }),
    ...(location && { location: location.slug }),
    ...(car && vehicleFacts(car)),
    ...originOf(origin),
    form: VALUATION_FORM,
    category: 'Trade-In Valuation',
  })
}

/** What was answered about the car, a line each. */
const answersOf = (lead: ValuationLead): string =>
  [
    lead.comments,
    `Condition: ${lead.car_condition}`,
    `Service history: ${lead.service_history}`,
    `Keys: ${lead.number_of_keys}`,
    ...(lead.finance === undefined ? [] : [`Under finance: ${lead.finance}`]),
    `Registered in ${lead.state}; postcode ${lead.postcode}`,
  ].join('\n')
