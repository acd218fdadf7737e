import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { slotWeek } from '#domain/appointment/slot-week.ts'
import { barest, caravan, hilux, soldCar } from '#parts/fixture-cars.ts'
import { storyNow, storyPage, storySite } from '#parts/story-site.ts'
import type { FormReturn, SiteView } from '#parts/view-context.ts'
import { storyOf } from '../story.ts'
import { fieldsIn } from './form-elements.ts'
import { offerSlots } from './form-slots.ts'
import { type FormView, formView } from './form-view.ts'
import LeadForm from './lead-form.tsx'
import type { LeadFormData } from './load.ts'
import block from './schema.ts'

export default {
  component: LeadForm,
  /** What was typed into another story, and its step, are not those of this one. */
  beforeEach() {
    localStorage.removeItem('forms')
    history.replaceState(null, '')
  },
}

const hours = storySite.locations[0]?.contact_detail
const inSlots = { 'contact-panel': { places: storySite.locations } }
const story = storyOf<LeadFormData>(block, { data: { hours }, inSlots })

/** A site that asks for more, and must be agreed with. */
const asking: SiteView = {
  ...storySite,
  forms: {
    ...storySite.forms,
    services: ['Logbook service', 'Wheel alignment', 'Air-conditioning check', 'Wash and vacuum'],
    terms: { text: 'I agree to the terms of use.', page: '/terms-of-use' },
  },
}

const enquirePage = { path: `/cars/${hilux.slug}/enquire`, route: '/cars/:car/enquire' }

export const Smallest = story('Smallest')
export const Typical = story('Typical', { data: { car: hilux }, page: storyPage(enquirePage) })
export const Rail = story('Rail')
export const Letter = story('Letter')
export const Docket = story('Docket')
export const Console = story('Console')
export const Bill = story('Bill')
export const Greeting = story('Greeting', { data: { car: hilux } })
export const Sheet = story('Sheet', { data: { car: caravan } })
export const Longest = story('Longest', { site: asking })
export const Sold = story('Typical', { data: { car: soldCar, similar: [hilux] } })
export const Caravan = story('Typical', { data: { car: caravan } })
export const Barest = story('Typical', { data: { car: barest } })

const [location] = storySite.locations
if (!location) throw new Error('The story site has no location')
const slots = (taken: readonly string[] = []) => ({
  car: hilux,
  offered: {
    location,
    week: slotWeek(undefined, {
      hours: location.contact_detail,
      timeZone: storySite.timeZone,
      now: new Date(storyNow),
      taken: new Set(taken),
    }),
  },
})

export const TestDrive = story('TestDrive', { data: slots(), site: asking })
/** At one of several locations. */
export const TestDriveAnywhere = story('TestDrive', {
  data: {
    locations: [location, { ...location, slug: 'rocklea', name: 'Jacaranda Motors Rocklea' }],
  },
})
export const Service = story('Service', { site: asking })
export const Finance = story('Finance', { data: { parameters: { vehiclePriceBudget: '35000' } } })
export const Parts = story('Parts')
export const Fleet = story('Fleet')
export const Careers = story('Careers')
export const Contact = story('Contact', { data: { location: storySite.locations[0] } })
export const Photos = story('Photos', { data: { car: hilux } })
export const SellMyCar = story('SellMyCar')
export const CallBack = story('CallBack')
export const Folded = story('Folded', { data: { car: hilux } })

/** The answer to a form that was sent without script. */
const returned = (
  form: Omit<FormReturn, 'block'>,
  example: string,
  data: LeadFormData = { car: hilux },
) =>
  story(example, {
    data,
    site: asking,
    page: storyPage({ ...enquirePage, form: { block: 'lead-form', ...form } }),
  })

const typed = {
  name: 'Tahlia Brennan',
  email: 'tahlia.brennan@example.com',
  phone: '0491 570 006',
  message: 'Is the tub liner included, and can you fit a tow bar before I pick it up?',
}

/** Nothing right: the summary, and at each field what to do. */
export const Faults = returned(
  {
    values: { email: 'tahlia.brennan@', phone: '0491 570' },
    faults: {
      name: 'Please enter your name.',
      email: 'Please enter a full email address, such as name@example.com.',
      phone: 'This phone number is too short. Please enter it like 0491 570 006.',
      message: 'Please enter a message.',
      terms_conditions: 'You must agree to the terms of use before submitting the form.',
    },
  },
  'Typical',
)

export const FaultsInSteps = returned(
  {
    values: { ...typed, Rego: '482-KTB!', additional_services: ['Wheel alignment'] },
    faults: {
      Rego: 'Please enter the registration number in letters and digits only.',
      own_vehicle: 'Please enter the make and model.',
    },
  },
  'Service',
)

/** The server could not store it. */
export const Failed = returned(
  { values: typed, faults: {}, failure: 'An error occurred when submitting this form' },
  'Typical',
)

export const NotAccepted = returned(
  {
    values: typed,
    faults: {},
    code: 'not_accepted',
    failure: 'We could not take this from your connection. Please call us.',
  },
  'Typical',
)

/** Somebody else has just booked the time. */
export const Taken = returned(
  {
    values: { ...typed, dateTime: '2026-11-19T10:30' },
    faults: {},
    failure: 'Someone has just booked 10.30. Please choose another time.',
    code: 'slot_taken',
    slots: ['2026-11-19T09:30', '2026-11-19T11:00'],
  },
  'TestDrive',
  slots(['2026-11-19T00:30:00.000Z']),
)

const fillIn = async (canvasElement: HTMLElement, name: string, text: string) => {
  const control = canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (control) await userEvent.type(control, text)
}
const goOn = async (canvasElement: HTMLElement) => {
  const button = canvasElement.querySelector('[type=submit]')
  if (button) await userEvent.click(button)
}

/** As its script shows it: the first step, whose fields are checked before the next one shows. */
export const FirstStep = story('Service', { site: asking })
export const LaterStep: StoryObj = {
  ...story('Service', { site: asking }),
  async play({ canvasElement, canvas }) {
    await fillIn(canvasElement, 'own_vehicle', 'Mazda CX-5, 2019')
    await goOn(canvasElement)
    await expect(canvas.getByText('Step 2 of 4')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible()
    await expect(canvas.queryByLabelText('Make, model and year')).not.toBeVisible()
  },
}
export const FaultInStep: StoryObj = {
  ...story('Service', { site: asking }),
  async play({ canvasElement, canvas }) {
    await fillIn(canvasElement, 'Rego', '482-KTB!')
    await goOn(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByText('Step 1 of 4')).toBeVisible()
  },
}

/** A state that the form's script shows. */
const shown = (state: (view: FormView, form: HTMLFormElement) => void): StoryObj => ({
  ...story('Typical', { data: { car: hilux }, page: storyPage(enquirePage) }),
  play({ canvasElement }) {
    const form = canvasElement.querySelector('form')
    const said = canvasElement.querySelector<HTMLElement>('.lead-form-said')
    if (form && said) state(formView(form, said), form)
  },
})

export const Sending = shown((view, form) => view.busy(fieldsIn(form)))
export const Offline = shown((view) => view.failure({ reason: 'offline', error: '' }))
/** Nobody knows whether it arrived. */
export const NoAnswer = shown((view) => view.failure({ reason: 'no_answer', error: '' }))
/** An answer without a lead and without a reason. */
export const Unexpected = shown((view) => view.failure({ reason: 'unexpected', error: '' }))

/** Somebody else has just booked the time: buttons choose the free ones near it. */
export const TakenOffers: StoryObj = {
  ...story('TestDrive', { data: slots(), site: asking }),
  play({ canvasElement }) {
    const form = canvasElement.querySelector('form')
    const said = canvasElement.querySelector<HTMLElement>('.lead-form-said')
    const slot = form && fieldsIn(form).find(({ field }) => field.kind === 'slot')
    if (!said || !slot) return
    const view = formView(form, said)
    form.querySelector<HTMLInputElement>('[value="2026-11-19T10:30"]')?.click()
    const error =
      'Someone has just booked 10.30. Your details are kept. Please choose another time. Free near it: 9.30, 11.00 and Fri 20 Nov 9.00.'
    view.failure({ reason: 'refused', error })
    const free = ['2026-11-19T09:30', '2026-11-19T11:00', '2026-11-20T09:00']
    offerSlots(form, slot, { slots: free, onChoose: view.clear })
  },
}
