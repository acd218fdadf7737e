import { describe, expect, test } from 'vitest'
import { valuationMessages } from './messages.ts'
import {
  events,
  eventsTo,
  hatch,
  reached,
  sedan,
  withImages,
  withoutImages,
} from './valuation.fixture.ts'
import { next, startValuation, type WizardEvent } from './valuation-wizard.ts'

const stepOf = (...args: Parameters<typeof reached>) => reached(...args).step
const from = (step: keyof typeof eventsTo, event: WizardEvent) =>
  next(reached(eventsTo[step]), event, withImages)

test.each([
  ['qld', 'QLD'],
  ['NT', 'NT'],
  ['auckland', ''],
])(
  'begins with an empty rego and the state of a site in %s: "%s" (Spec 4.23, 5.21)',
  (site, state) => {
    expect(startValuation(site)).toEqual({ step: 'vehicle_details', rego: '', state, errors: {} })
  },
)

describe('Step One', () => {
  test('looks up the registration as it is stored, and keeps it as typed (Spec 4.23)', () => {
    expect(from('vehicle_details', events.registrationSent)).toEqual({
      step: 'looking_up',
      before: { step: 'vehicle_details', rego: '123 abc', state: 'NSW', errors: {} },
      registration: { rego: '123ABC', state: 'NSW' },
    })
  })

  test('stays with its errors where rego and state are missing (Spec 4.23, 5.20, 5.21)', () => {
    expect(from('vehicle_details', { ...events.registrationSent, rego: '', state: '' })).toEqual({
      step: 'vehicle_details',
      rego: '',
      state: '',
      errors: { rego: valuationMessages.required, state: valuationMessages.required },
    })
  })

  test('forgets its errors once they are fixed (Spec 4.23)', () => {
    const withErrors = from('vehicle_details', { ...events.registrationSent, rego: '' })
    expect(next(withErrors, events.registrationSent, withImages)).toEqual(
      reached(eventsTo.looking_up),
    )
  })
})

describe('the answer to a look-up', () => {
  test('that lists several cars leads to Step Two (Spec 4.24)', () => {
    expect(from('looking_up', events.severalFound)).toMatchObject({
      step: 'choose_vehicle',
      before: { step: 'vehicle_details', rego: '123 abc' },
      registration: { rego: '123ABC', state: 'NSW' },
      vin: 'JTNKU3JE60J000001',
      descriptions: [sedan, hatch],
      errors: {},
    })
  })

  test.each([
    ['with an EvalID, in the variant with images: Step Three', 'oneFound', withImages, 'images'],
    ['with an EvalID, in the other variant: Step Four', 'oneFound', withoutImages, 'your_details'],
    ['without an EvalID: Step Four', 'oneFoundWithoutEvalId', withImages, 'your_details'],
  ] as const)('that is one car %s (Spec 4.25)', (_name, answer, settings, step) => {
    const state = reached(['registrationSent', answer], settings)
    expect(state).toMatchObject({ step, images: [], errors: {}, before: { rego: '123 abc' } })
    expect(state).toMatchObject({ car: { vehicle: { Model: 'Corolla' } } })
    expect(state).not.toHaveProperty('car.manualEntry')
  })

  test('that is empty leads to the no-match panel, and back from there (Spec 4.26, 8.10)', () => {
    expect(stepOf([...eventsTo.looking_up, 'noneFound'])).toBe('no_match')
    expect(stepOf([...eventsTo.looking_up, 'noneFound', 'back'])).toBe('vehicle_details')
  })
})

describe('Step Two', () => {
  test('looks up the car that was chosen (Spec 4.27)', () => {
    expect(from('choose_vehicle', events.choiceSent)).toMatchObject({
      step: 'looking_up',
      before: { step: 'choose_vehicle', errors: {} },
      registration: { rego: '123ABC', state: 'NSW' },
      manualEntry: hatch,
    })
  })

  test.each([
    ['none', ''],
    ['a car that is not listed', '2019 Toyota Camry'],
  ])(
    'stays when the choice is %s, and goes on once it is made (Spec 5.22)',
    (_name, description) => {
      const state = from('choose_vehicle', { type: 'choice_sent', description })
      const errors = { manualEntry: valuationMessages.noCarChosen }
      expect(state).toEqual({ ...reached(eventsTo.choose_vehicle), errors })
      expect(next(state, events.choiceSent, withImages)).toEqual(
        reached([...eventsTo.choose_vehicle, 'choiceSent']),
      )
    },
  )

  test.each([
    ['Step Three in the variant with images', 'oneFound', withImages, 'images'],
    ['Step Four in the other variant', 'oneFound', withoutImages, 'your_details'],
    ['Step Four without an EvalID', 'oneFoundWithoutEvalId', withImages, 'your_details'],
    ['no match where the choice is unknown', 'noneFound', withImages, 'no_match'],
  ] as const)(
    'leads to %s, and back to the choice (Spec 4.27)',
    (_name, answer, settings, step) => {
      const way = [...eventsTo.choose_vehicle, 'choiceSent', answer] as const
      expect(stepOf(way, settings)).toBe(step)
      expect(stepOf([...way, 'back'], settings)).toBe('choose_vehicle')
    },
  )

  test('asks again when the choice brings several cars, and leads back to Step One (Spec 4.24)', () => {
    const way = [...eventsTo.choose_vehicle, 'choiceSent', 'severalFound'] as const
    expect(reached(way)).toEqual(reached(eventsTo.choose_vehicle))
    expect(stepOf([...way, 'back'])).toBe('vehicle_details')
  })
})
