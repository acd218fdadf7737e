import { NO_ONLINE_ESTIMATE } from '#domain/trade-in/trade-in-estimate.ts'
import { events, eventsTo, reached } from '#domain/trade-in/valuation.fixture.ts'
import { next } from '#domain/trade-in/valuation-wizard.ts'
import type { WizardState } from '#domain/trade-in/valuation-wizard-state.ts'
import { hilux } from '#parts/fixture-cars.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import { stepOf, type ValuationResult, valuationPath } from '#parts/valuation/valuation-view.ts'
import { storyOf } from '../story.ts'
import type { TradeInData } from './load.ts'
import block from './schema.ts'
import TradeIn from './trade-in.tsx'

export default { component: TradeIn }

const story = storyOf<TradeInData>(block, {
  data: {},
  page: storyPage({ path: '/sell-my-car', route: '/sell-my-car' }),
  inSlots: { 'contact-panel': { places: storySite.locations } },
})

const id = 'mJ4uR2xWq7dKzT0aYb3NfQ'
const link = `https://story.example/trade-in/${id}`
const settings = { imageStep: true, country: 'AU' } as const

/** A page of a valuation. */
const at = (state: WizardState, more: { result?: ValuationResult; problem?: string } = {}) =>
  story('Typical', {
    data: { wished: hilux },
    page: storyPage({
      path: valuationPath(id, stepOf(state)),
      route: '/trade-in/:valuation/:step',
      valuation: { id, link, version: 3, carId: hilux.id, state, reference: 'V-2K8D-40', ...more },
    }),
  })
const after = (state: WizardState, ...names: (keyof typeof events)[]) =>
  names.reduce((before, name) => next(before, events[name], settings), state)

export const Smallest = story('Smallest')
export const Typical = story('Typical')
export const AtThePlace = story('AtThePlace')
export const AtReception = story('AtReception')
export const Rail = story('Rail')
export const Letter = story('Letter')
export const Docket = story('Docket')
export const Console = story('Console')
export const Bill = story('Bill')
export const Longest = story('Longest')
export const ForCar = story('Typical', { data: { wished: hilux } })

export const Invalid = at(
  next(reached([]), { type: 'registration_sent', rego: '', state: '' }, settings),
)
export const Looking = at(reached(eventsTo.looking_up))
export const LookUpFailed = at(after(reached(eventsTo.looking_up), 'callFailed'))
export const NoMatch = at(reached(eventsTo.no_match))
export const Choose = at(reached(eventsTo.choose_vehicle))
export const ChooseNone = at(
  next(reached(eventsTo.choose_vehicle), { type: 'choice_sent', description: '' }, settings),
)
export const Photos = at(reached(eventsTo.images))
export const PhotosWrong = at(
  next(
    reached(eventsTo.images),
    {
      type: 'images_sent',
      images: [
        { name: 'boot.heic', type: 'image/heic', size: 11_000_000 },
        { name: 'papers.pdf', type: 'application/pdf', size: 90_000 },
      ],
    },
    settings,
  ),
)
export const Details = at(reached(eventsTo.your_details))
export const DetailsInvalid = at(
  next(
    reached(eventsTo.your_details),
    { type: 'details_sent', typed: { odometer: 'about 85', postcode: '42', name: 'Ngaire' } },
    settings,
  ),
)
export const DetailsFailed = at(reached(eventsTo.failed))
export const OldTab = at(reached(eventsTo.your_details), {
  problem: 'You went on in another tab. This is where your valuation is now.',
})
export const Sending = at(reached(eventsTo.submitting))

const done = reached(eventsTo.done)
const range: ValuationResult = {
  kind: 'range',
  text: '$21,500 to $24,000',
  validity: 'Valid until 25 November 2026',
  validUntil: '2026-11-25',
  isExpired: false,
  isAccepted: false,
}
export const Estimate = at(done, { result: range })
export const TooOld = at(done, {
  result: { kind: 'none', text: NO_ONLINE_ESTIMATE, failed: false },
})
export const NoFigure = at(done, {
  result: { kind: 'none', text: NO_ONLINE_ESTIMATE, failed: true },
})
export const Accepted = at(done, { result: { ...range, isAccepted: true } })
export const Expired = at(done, {
  result: { ...range, validUntil: '2026-11-11', isExpired: true },
})
