import { describe, expect, test } from 'vitest'
import { valuationFailures, valuationMessages } from './messages.ts'
import {
  corolla,
  events,
  eventsTo,
  hatch,
  photo,
  reached,
  typed,
  withImages,
  withoutImages,
} from './valuation.fixture.ts'
import { valuationLeadSchema } from './valuation-lead.ts'
import { next, type WizardEvent } from './valuation-wizard.ts'

const from = (step: keyof typeof eventsTo, event: WizardEvent) =>
  next(reached(eventsTo[step]), event, withImages)

describe('Step Three', () => {
  test.each([
    ['with images', [photo]],
    ['without images', []],
  ])('leads to Step Four %s and keeps them (Spec 4.27, 5.24)', (_name, images) => {
    expect(from('images', { type: 'images_sent', images })).toMatchObject({
      step: 'your_details',
      before: { step: 'images', images, errors: {} },
      car: { vehicle: corolla },
      images,
      typed: {},
      errors: {},
    })
  })

  test('stays with its images while one has an error (Spec 5.24)', () => {
    const images = [photo, { ...photo, type: 'application/pdf' }]
    expect(from('images', { type: 'images_sent', images })).toMatchObject({
      step: 'images',
      images,
      errors: { 'images.1': valuationMessages.imageType },
    })
  })
})

describe('Step Four', () => {
  test('submits a whole lead (Spec 4.27, 3.42-3.44)', () => {
    const state = from('your_details', events.detailsSent)
    const lead = {
      ...corolla,
      ...typed,
      rego: '123ABC',
      state: 'NSW',
      images: ['front.jpg'],
      phone: '+61491570006',
      odometer: 61_500,
    }
    expect(state).toStrictEqual({ step: 'submitting', before: expect.anything(), lead })
    expect(valuationLeadSchema.parse(lead)).toEqual(lead)
  })

  test('names the car that was chosen, in the variant without images too (Spec 3.43, 4.27)', () => {
    const way = [...eventsTo.choose_vehicle, 'choiceSent', 'oneFound', 'detailsSent'] as const
    expect(reached(way, withoutImages)).toMatchObject({
      step: 'submitting',
      lead: { manualEntry: hatch, images: [], EvalID: '48213' },
    })
  })

  test('stays with what was typed while a field has an error (Spec 5.23)', () => {
    const wrong = { ...typed, postcode: '410' }
    const state = from('your_details', { type: 'details_sent', typed: wrong })
    const errors = { postcode: 'Invalid postcode. Please enter a 4-digit number.' }
    expect(state).toEqual({ ...reached(eventsTo.your_details), typed: wrong, errors })
    expect(next(state, events.detailsSent, withImages)).toEqual(reached(eventsTo.submitting))
  })

  test.each([
    ['AU', '0491 570 006', '+61491570006'],
    ['NZ', '09 555 0142', '+6495550142'],
  ] as const)('reads phones of a site in %s: %s is %s (Spec 4.27)', (country, phone, stored) => {
    const event: WizardEvent = { type: 'details_sent', typed: { ...typed, phone } }
    expect(next(reached(eventsTo.your_details), event, { imageStep: true, country })).toMatchObject(
      {
        lead: { phone: stored },
      },
    )
  })
})

describe('the answer to the lead', () => {
  test('with a lead id finishes the valuation (Spec 4.27)', () => {
    expect(from('submitting', events.leadSaved)).toEqual({
      step: 'done',
      lead_id: 'lead-7',
      lead: expect.objectContaining({ rego: '123ABC', EvalID: '48213' }),
    })
  })

  test.each([
    ['shows the error of the server', { error: 'Already sent.' }, 'Already sent.'],
    ['has a text of its own without one', {}, valuationFailures.submission],
    ['has it for a blank error', { error: ' ' }, valuationFailures.submission],
    ['takes the text null for no lead id', { lead_id: 'null' }, valuationFailures.submission],
    ['takes a blank for no lead id', { lead_id: '' }, valuationFailures.submission],
  ])('without a lead id %s (Spec 8.04, 8.05)', (_name, answer, message) => {
    const state = from('submitting', { type: 'lead_answered', ...answer })
    expect(state).toMatchObject({ step: 'failed', message })
  })
})

describe('a call that fails', () => {
  test.each([
    ['a look-up', eventsTo.looking_up, 'vehicle_details'],
    ['the look-up of a choice', [...eventsTo.choose_vehicle, 'choiceSent'], 'choose_vehicle'],
    ['the submission', eventsTo.submitting, 'your_details'],
  ] as const)('%s leads back to its step, with what was typed (Spec 8.05)', (_name, way, step) => {
    const failed = reached([...way, 'callFailed'])
    expect(failed).toMatchObject({ step: 'failed', message: valuationFailures.submission })
    expect(next(failed, events.back, withImages)).toMatchObject({ step, errors: {} })
  })

  test('the details are still there for another try (Spec 8.05)', () => {
    const again = reached([...eventsTo.failed, 'back'])
    expect(again).toMatchObject({ step: 'your_details', typed })
    expect(reached([...eventsTo.failed, 'back', 'detailsSent'])).toEqual(
      reached(eventsTo.submitting),
    )
  })

  test('the saving of valuation data leaves the person where they are (Spec 8.07)', () => {
    expect(from('your_details', events.callFailed)).toEqual(reached(eventsTo.your_details))
  })
})

describe('back', () => {
  test.each([
    ['Step Two leads to Step One', eventsTo.choose_vehicle, 'vehicle_details'],
    ['Step Three leads to Step One', eventsTo.images, 'vehicle_details'],
    ['Step Four leads to Step Three', eventsTo.your_details, 'images'],
    ['no match leads to Step One', eventsTo.no_match, 'vehicle_details'],
    ['Step One stays', eventsTo.vehicle_details, 'vehicle_details'],
    ['a look-up waits', eventsTo.looking_up, 'looking_up'],
    ['a submission waits', eventsTo.submitting, 'submitting'],
    ['what is done stays done', eventsTo.done, 'done'],
  ] as const)('from %s (Spec 4.22, 4.26)', (_name, way, step) => {
    expect(reached([...way, 'back'])).toMatchObject({ step })
  })

  test('from Step Four leads to Step One in the variant without images (Spec 4.22, 4.25)', () => {
    const way = ['registrationSent', 'oneFound', 'back'] as const
    expect(reached(way, withoutImages)).toMatchObject({ step: 'vehicle_details', rego: '123 abc' })
  })
})
