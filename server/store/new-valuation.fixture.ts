import { eventsTo, reached } from '#domain/trade-in/valuation.fixture.ts'
import type { WizardState } from '#domain/trade-in/valuation-wizard-state.ts'
import { leadCreated, minutesLater } from './new-lead.fixture.ts'
import type { ValuationImage } from './valuation-image-store.ts'
import type { NewValuation } from './valuation-store.ts'

/** A state of each step, after the shortest way to it. */
export const valuationSteps: Readonly<Record<WizardState['step'], WizardState>> = {
  vehicle_details: reached(eventsTo.vehicle_details),
  looking_up: reached(eventsTo.looking_up),
  choose_vehicle: reached(eventsTo.choose_vehicle),
  images: reached(eventsTo.images),
  your_details: reached(eventsTo.your_details),
  no_match: reached(eventsTo.no_match),
  submitting: reached(eventsTo.submitting),
  done: reached(eventsTo.done),
  failed: reached(eventsTo.failed),
}

const DAYS = 14

/** A valuation that has just begun, with an id of its own. */
export const newValuation = (
  given: Partial<NewValuation> & { readonly id: string },
): NewValuation => ({
  state: valuationSteps.looking_up,
  car: undefined,
  created: leadCreated,
  expires: minutesLater(60 * 24 * DAYS),
  ...given,
})

/** A picture of a valuation. */
export const newValuationImage = (given: Partial<ValuationImage> = {}): ValuationImage => ({
  key: 'front',
  place: 0,
  name: 'front.jpg',
  bytes: 9,
  width: 3,
  height: 2,
  file: 'a-file',
  secret: 'a-secret',
  created: leadCreated,
  ...given,
})
