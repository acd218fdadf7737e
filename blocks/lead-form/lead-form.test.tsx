import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { fieldsOf } from '#domain/enquiry/form/fields.ts'
import { formOf } from '#domain/enquiry/form/form-of.ts'
import { formKinds } from '#domain/enquiry/form/kinds/form-kinds.ts'
import { caravan, hilux, soldCar } from '#parts/fixture-cars.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import type { FormReturn, SiteView } from '#parts/view-context.ts'
import { fixturePorts } from '../ports.fixture.ts'
import LeadForm from './lead-form.tsx'
import type { LeadFormData } from './load.ts'
import loadForm from './load.ts'
import block from './schema.ts'

const site: SiteView = {
  ...storySite,
  forms: {
    ...storySite.forms,
    services: ['Logbook service', 'Wheel alignment'],
    terms: { text: 'I agree to the terms of use.', page: '/terms-of-use' },
  },
}

interface Shown {
  readonly data?: LeadFormData
  readonly returned?: Partial<FormReturn>
}

function html(props: object, { data = {}, returned }: Shown = {}): string {
  const form = returned && { block: 'ask', values: {}, faults: {}, ...returned }
  const page = storyPage({ path: '/contact-us', ...(form && { form }) })
  const parsed = block.props.parse(props)
  return renderToStaticMarkup(
    <LeadForm
      id="ask"
      props={parsed}
      slots={{ before: null, beside: null }}
      data={data}
      site={site}
      page={page}
    />,
  )
}

/** What is not in a template. */
const shown = (markup: string): string => markup.replaceAll(/<template.*?<\/template>/gs, '')

const tagWith = (markup: string, part: string): string =>
  (markup.match(/<[a-z][^>]*>/g) ?? []).find((tag) => tag.includes(part)) ?? ''

test('the button that sends a form has the colour of the one that leads to it (Spec 1.11)', () => {
  expect(tagWith(html({ form: 'contact' }), 'type="submit"')).toContain('bg-btn')
})

test('begins with who answers, in their words, and says what happens next below its button (Spec 2.09, 2.15)', () => {
  const people = [{ id: 'tama', name: 'Tama Rewi', role: 'Runs the yard' }]
  const props = { form: 'contact', greeting: 'Ask us anything.', next: 'line' }
  const markup = html(props, { data: { people } })
  const places = ['Ask us anything.', 'Tama Rewi</b>', 'type="submit"', 'class="next-line"'].map(
    (part) => markup.indexOf(part),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(markup).not.toContain('next-steps')
  expect(markup.match(/Runs the yard/g)).toHaveLength(1)
  const sold = html({ ...props, form: 'enquiry' }, { data: { people, car: soldCar } })
  expect(sold).not.toContain('Ask us anything.')
})

test('begins with the place where it goes, while it is about no car (Spec 3.28)', () => {
  const props = { form: 'service', place: 'workshop' }
  expect(html(props)).toContain('place-workshop')
  expect(html(props, { data: { car: hilux } })).not.toContain('place-workshop')
})

test('a sheet of the car has what is measured of it, one of a car that is gone has not (Spec 2.09, 5.14)', () => {
  const sheet = (car: Car) => html({ form: 'enquiry', about: 'sheet' }, { data: { car } })
  expect(sheet(hilux)).toMatch(/<dt>Odometer<\/dt><dd>[\d,]+ km/)
  expect(sheet(soldCar)).not.toContain('<dt>')
  expect(html({ form: 'enquiry' }, { data: { car: hilux } })).not.toContain('<dt>')
})

test('a form about a sold car shows what is in stock instead, and no price of what is gone (Spec 5.14, 8.18)', () => {
  const beside = (car: Car, similar?: readonly Car[]) => {
    const markup = html({ form: 'enquiry' }, { data: { car, ...(similar && { similar }) } })
    return /<aside.*?<\/aside>/s.exec(markup)?.[0] ?? ''
  }
  const sold = beside(soldCar, [hilux])
  expect(sold).toContain('In stock now')
  expect(sold).toContain(`href="/cars/${hilux.slug}"`)
  expect(beside(hilux)).not.toContain('In stock now')
  expect(beside(hilux)).toContain('class="figures"')
  const withdrawn: Car = { ...hilux, status: 'withdrawn' }
  expect(beside(withdrawn)).not.toContain('figures')
})

test('says before it is sent what happens next, by the hours and figures of who answers (Spec 2.09, 9.28, D43)', async () => {
  const context = { props: block.props.parse({ form: 'contact' }), parameters: {}, site }
  const page = storyPage({ path: '/contact-us' })
  const ports = fixturePorts([hilux])
  const load = (of = ports) => loadForm({ ...context, page, search: storySearch(), ports: of })
  const data = await load()
  const markup = html({ form: 'contact' }, { data })
  expect(markup).toContain('<b>Our team gets it.</b> We are open until 5.30pm.')
  expect(markup).not.toContain('minutes')
  expect(html({ form: 'contact', showNext: false }, { data })).not.toContain('What happens next')
  const hours = { status: 'Open', open: '09:00', close: '15:00' } as const
  const opening_hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...hours }))
  const desk = { id: 'desk', name: 'Desk', answers: ['contact' as const], opening_hours }
  const content = { ...ports.content, teams: [desk] }
  const ofDesk = html({ form: 'contact' }, { data: await load({ ...ports, content }) })
  expect(ofDesk).toContain('We are open until 3pm.')
})

test('the page of a location has its name, unless the dealer gives another title (Spec 2.14)', () => {
  const data = { location: site.locations[0] }
  const title = (props: object) => /<h1[^>]*>(.*?)<\/h1>/.exec(html(props, { data }))?.[1]
  expect(title({ form: 'contact' })).toBe('Jacaranda Motors Moorooka')
  expect(title({ form: 'contact', heading: 'Find us' })).toBe('Find us')
  expect(title({ form: 'test_drive' })).not.toBe('Jacaranda Motors Moorooka')
})

describe.each(formKinds)('%s', (form) => {
  const about = { car: hilux }
  const markup = shown(html({ form }, { data: about }))
  const spec = formOf(form, site, { id: 'ask' }, about)

  test('has every field with its name, label and hint, and what browsers fill in (Spec 5.09-5.13, WCAG 1.3.5)', () => {
    for (const field of fieldsOf(spec).filter(({ kind }) => kind !== 'slot')) {
      const control = tagWith(markup, `name="${field.name}"`)
      expect(control, field.name).not.toBe('')
      if (field.kind === 'hidden') expect(control).toContain(`value="${field.value}"`)
      else expect(markup, field.name).toContain(field.label)
      if (field.hint !== undefined) expect(markup).toContain(field.hint)
      if (field.autocomplete) expect(control).toContain(`autoComplete="${field.autocomplete}"`)
      if (field.kind === 'text' || field.kind === 'textarea')
        expect(control).toContain(`maxLength="${field.most}"`)
    }
  })

  test('posts to the address of its page, with the id of its block (Spec 4.19, 5.25)', () => {
    expect(tagWith(markup, '<form')).not.toContain('action')
    expect(tagWith(markup, '<form')).toContain('method="post"')
    expect(tagWith(markup, 'name="form_id"')).toContain('value="ask"')
    expect(tagWith(markup, 'type="submit"')).not.toBe('')
  })

  test('has a title of the page and ids that occur once', () => {
    expect(markup).toMatch(/<h1 id="ask-title">[^<]+<\/h1>/)
    const ids = Array.from(markup.matchAll(/ id="([^"]*)"/g), ([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  })
})

test('each field says what is wrong with it, above its control (Spec 8.12, WCAG 3.3.1)', () => {
  const faults = {
    name: 'Please enter your name.',
    message: 'Please enter a message.',
    terms_conditions: 'You must agree to the terms of use before submitting the form.',
  }
  const markup = shown(html({ form: 'enquiry' }, { returned: { faults } }))
  for (const [name, message] of Object.entries(faults)) {
    const id = `ask-field-${name}`
    const control = tagWith(markup, ` id="${id}"`)
    expect(control, name).toContain('aria-invalid="true"')
    expect(control, name).toMatch(new RegExp(`aria-describedby="[^"]*${id}-error"`))
    expect(markup.indexOf(`id="${id}-error"`)).toBeLessThan(markup.indexOf(control))
    expect(markup).toContain(`<a href="#${id}">${message}</a>`)
  }
  expect(tagWith(markup, 'data-slot="error-summary"')).toMatch(/role="alert" tabindex="-1"/i)
  expect(tagWith(markup, ' id="ask-field-email"')).not.toContain('aria-invalid="')
})

test('a fault of several boxes leads to the first of them (WCAG 3.3.1)', () => {
  const faults = { additional_services: 'Please choose what it needs.' }
  const markup = html({ form: 'service' }, { returned: { faults } })
  const [, id = ''] = /<a href="#([^"]*)">Please choose what it needs/.exec(markup) ?? []
  expect(tagWith(markup, ` id="${id}"`)).toContain('type="checkbox"')
})

test('what was typed comes back as text, whatever it is (Spec 5.25)', () => {
  const message = '</textarea><script>alert(1)</script>'
  const values = { name: '"><img src=x>', message, additional_services: ['Wheel alignment'] }
  const markup = html({ form: 'service' }, { returned: { values, failure: 'Not today.' } })
  expect(markup).not.toMatch(/<script|<img src=x/)
  expect(markup).toContain('&lt;/textarea&gt;&lt;script&gt;')
  expect(tagWith(markup, 'name="name"')).toContain('value="&quot;&gt;&lt;img src=x&gt;"')
  expect(tagWith(markup, 'value="Wheel alignment"')).toContain('checked')
  expect(tagWith(markup, 'value="Logbook service"')).not.toContain('checked')
})

test('a box that was not ticked stays so, whatever it begins with (Spec 5.13)', () => {
  const opted = (returned?: Partial<FormReturn>) =>
    tagWith(html({ form: 'enquiry' }, returned ? { returned } : {}), 'name="opt_in"')
  expect(opted()).toContain('checked')
  expect(opted({ values: { name: 'Tahlia' } })).not.toContain('checked')
})

test('a form that was not taken says why, and that nothing typed is lost (Spec 8.05)', () => {
  const failure = 'An error occurred when submitting this form'
  const markup = shown(html({ form: 'enquiry' }, { returned: { failure } }))
  expect(markup).toContain('Your enquiry was not sent')
  expect(markup).toContain(failure)
  expect(markup).toContain('Everything you typed is still here.')
  expect(markup).toContain('href="tel:0770104180"')
})

test('a form that another one of the page is about has nothing of it (Spec 5.25)', () => {
  const values = { name: 'Tahlia' }
  const markup = html({ form: 'enquiry' }, { returned: { block: 'other', values } })
  expect(markup).not.toContain('Tahlia')
})

test('the states of its script are templates, so that the script has no text (Spec 8.04, 8.05)', () => {
  const markup = html({ form: 'enquiry' })
  const names = Array.from(markup.matchAll(/data-form-text="(\w+)"/g), ([, name]) => name)
  expect(names).toEqual([
    ...['failed', 'unexpected', 'offline', 'no_answer', 'faults', 'fault', 'again', 'title'],
  ])
  expect(markup).toContain('An unexpected error occured')
  expect(html({ form: 'service' })).toContain('data-form-text="continue"')
})

describe('of several steps', () => {
  /** The titles of the steps that the page begins with, and the texts above them. */
  const begun = (form: string, returned?: Partial<FormReturn>) => {
    const markup = html({ form }, returned ? { returned } : {})
    const steps = /class="lead-form-step lead-form-now"><legend>([^<]*)/g
    const heads = /lead-form-now"[^>]*data-slot="stepper"><p>(.*?)<\/p>/g
    return [steps, heads].map((pattern) =>
      Array.from(markup.matchAll(pattern), ([, text = '']) => text.replaceAll(/<[^>]+>/g, '')),
    )
  }

  test.each([
    ['the first', 'service', undefined, 'Your car', 'Step 1 of 4'],
    [
      'that of its first fault',
      'service',
      { faults: { name: '?', message: '?' } },
      'What it needs',
      'Step 2 of 4',
    ],
    [
      'the last, where no field is at fault',
      'service',
      { failure: 'Call us.' },
      'Your details',
      'Step 4 of 4',
    ],
    [
      'that of a time that is taken',
      'test_drive',
      { code: 'slot_taken' },
      'Day and time',
      'Step 1 of 2',
    ],
  ])('it begins with one: %s (Spec 4.20, 5.25)', (_which, form, returned, title, place) => {
    expect(begun(form, returned)).toEqual([[title], [`${place} ${title}`]])
  })

  test('a form of one page has no steps (Spec 2.53)', () => {
    expect(html({ form: 'enquiry' })).not.toMatch(/stepper|lead-form-step|lead-form-previous/)
  })
})

test('people neither see nor reach the field for programs', () => {
  const trap = tagWith(html({ form: 'enquiry' }), 'name="homepage_of_sender"')
  expect(trap).toMatch(/tabindex="-1"/i)
  expect(trap).toContain('autoComplete="off"')
})

test('a folded form is open where it came back, and at its anchor (Spec 2.46)', () => {
  const open = /<details[^>]* open=""/
  expect(html({ form: 'enquiry', folded: true })).not.toMatch(open)
  expect(html({ form: 'enquiry', folded: true }, { returned: {} })).toMatch(open)
})

test('a folded form says in a line what happens next, and is not folded where it is about a valuation (Spec 2.08, 5.26, D29)', () => {
  const folded = { form: 'finance', level: 'h2', folded: true, next: 'line' }
  expect(html(folded)).toContain('<details')
  expect(html(folded)).toContain('You get a call or an email.')
  const valued = { vehicle: '2019 Subaru Forester', figure: undefined, isExpired: false }
  const markup = html(folded, { data: { valued } })
  expect(markup).not.toContain('<details')
  expect(markup).toContain('Your trade-in, 2019 Subaru Forester')
})

test('the form of a sold car asks for a similar one (Spec 5.14, 8.18)', () => {
  const markup = html({ form: 'enquiry' }, { data: { car: soldCar } })
  expect(markup).toMatch(/<h1[^>]*>Find Me Something Similar/)
  const entitled = { form: 'enquiry', heading: 'Ask us about this one' }
  expect(html(entitled, { data: { car: soldCar } })).toMatch(/<h1[^>]*>Find Me Something Similar/)
  expect(html(entitled, { data: { car: hilux } })).toMatch(/<h1[^>]*>Ask us about this one/)
  expect(markup).toContain('Can you please find me something similar?</textarea>')
})

describe('it is about', () => {
  const other: Car = { ...hilux, id: 'other' }
  const loaded = (cars: readonly Car[], parameters: object, records: object = {}) =>
    loadForm({
      props: block.props.parse({ form: 'enquiry' }),
      site: storySite,
      page: storyPage(),
      search: storySearch(),
      parameters,
      ...records,
      ports: fixturePorts(cars),
    })
  const carOf = async (parameters: object, records?: object) =>
    (await loaded([other], parameters, records)).car

  test('the car of its route, whatever its address says (Spec 1.05, 3.39)', async () => {
    expect(await carOf({ car_id: 'other' }, { car: hilux })).toBe(hilux)
  })

  test('beside one that is gone, cars that can be had (Spec 5.14, 8.18)', async () => {
    const similarTo = async (car: Car) =>
      (await loaded([soldCar, hilux, caravan], {}, { car })).similar
    expect(await similarTo({ ...hilux, id: 'gone', status: 'withdrawn' })).toEqual([hilux])
    expect(await similarTo(hilux)).toBeUndefined()
  })

  test('else the car of its address, if the site has it (Spec 2.08)', async () => {
    expect(await carOf({ car_id: 'other' })).toBe(other)
    expect(await carOf({ car_id: 'unknown' })).toBeUndefined()
    expect(await carOf({})).toBeUndefined()
  })
})
