import fc from 'fast-check'
import { expect, test } from 'vitest'
import { events, eventsTo, reached, withImages } from './valuation.fixture.ts'
import { valuationLeadSchema } from './valuation-lead.ts'
import { next, startValuation, type WizardEvent } from './valuation-wizard.ts'
import type { WizardState } from './valuation-wizard-state.ts'

type Step = WizardState['step']
type EventName = keyof typeof events

const lookupAnswers: EventName[] = [
  'severalFound',
  'oneFound',
  'oneFoundWithoutEvalId',
  'noneFound',
]
const eventsOf: Record<Step, EventName[]> = {
  vehicle_details: ['registrationSent'],
  looking_up: [...lookupAnswers, 'callFailed'],
  choose_vehicle: ['choiceSent', 'back'],
  images: ['imagesSent', 'back'],
  your_details: ['detailsSent', 'back'],
  no_match: ['back'],
  submitting: ['leadSaved', 'leadRefused', 'callFailed'],
  done: [],
  failed: ['back'],
}
const steps = Object.keys(eventsOf).filter((step): step is Step => step in eventsOf)
const eventNames = Object.keys(events).filter((name): name is EventName => name in events)

test.each(steps)('%s answers its own events and no other (Spec 4.22)', (step) => {
  const state = reached(eventsTo[step])
  expect(state.step).toBe(step)
  const answered = eventNames.filter((name) => next(state, events[name], withImages) !== state)
  expect(answered.toSorted()).toEqual(eventsOf[step].toSorted())
})

const text = fc.oneof(fc.string(), fc.constantFrom('', 'null', 'NSW', '123ABC', '4105', '1e12'))
const image = fc.record({ name: text, type: text, size: fc.double() })
const typedDetails = fc.dictionary(
  fc.constantFrom('name', 'phone', 'email', 'postcode', 'odometer', 'comments'),
  text,
)
const anyEvent: fc.Arbitrary<WizardEvent> = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...eventNames.map((name) => events[name])) },
  fc.record({ type: fc.constant('registration_sent'), rego: text, state: text }),
  fc.record({ type: fc.constant('choice_sent'), description: text }),
  fc.record({ type: fc.constant('images_sent'), images: fc.array(image) }),
  fc.record({ type: fc.constant('details_sent'), typed: typedDetails }),
  fc.record({ type: fc.constant('lead_answered'), lead_id: text, error: text }),
)

test('any events in any order lead to defined states (Spec 4.22)', () => {
  const settings = fc.record({
    imageStep: fc.boolean(),
    country: fc.constantFrom('AU', 'NZ', 'US'),
  })
  const visited = new Set<Step>()
  fc.assert(
    fc.property(
      fc.array(anyEvent, { minLength: 60, maxLength: 90 }),
      settings,
      text,
      (story, site, siteState) => {
        let state: WizardState = startValuation(siteState)
        for (const event of story) {
          const was = state.step
          state = next(state, event, site)
          expect(steps).toContain(state.step)
          visited.add(state.step)
          if (was === 'done') expect(state.step).toBe('done')
          if (state.step === 'images') expect(site.imageStep).toBe(true)
          if (state.step === 'submitting') valuationLeadSchema.parse(state.lead)
        }
      },
    ),
    { numRuns: 300, seed: 4_22 },
  )
  expect([...visited].toSorted()).toEqual(steps.toSorted())
})

test('from any state, going back ends in Step One, unless the lead is sent (Spec 4.22)', () => {
  for (const step of steps.filter((name) => name !== 'done')) {
    let state = next(reached(eventsTo[step]), events.callFailed, withImages)
    for (let turn = 0; turn < steps.length; turn++) state = next(state, events.back, withImages)
    expect(state.step).toBe('vehicle_details')
  }
})
