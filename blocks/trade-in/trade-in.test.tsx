import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { events, eventsTo, reached } from '#domain/trade-in/valuation.fixture.ts'
import { next } from '#domain/trade-in/valuation-wizard.ts'
import type { WizardState } from '#domain/trade-in/valuation-wizard-state.ts'
import { hilux } from '#parts/fixture-cars.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import { stepOf, type ValuationResult, valuationPath } from '#parts/valuation/valuation-view.ts'
import type { SiteView } from '#parts/view-context.ts'
import { fixturePorts } from '../ports.fixture.ts'
import load from './load.ts'
import block from './schema.ts'
import TradeIn from './trade-in.tsx'

const id = 'mJ4uR2xWq7dKzT0aYb3NfQ'
const settings = { imageStep: true, country: 'AU' } as const
const defaults = block.props.parse({})
const first = storyPage({ path: '/sell-my-car', route: '/sell-my-car' })

/** The HTML of a page of a valuation, or of its first one. */
async function html(
  state?: WizardState,
  more: {
    result?: ValuationResult
    problem?: string
    site?: SiteView
    car_id?: string
    props?: typeof defaults
  } = {},
): Promise<string> {
  const { site = storySite, car_id, props = defaults, ...said } = more
  const page = state
    ? storyPage({
        path: valuationPath(id, stepOf(state)),
        valuation: { id, link: `https://a.example/trade-in/${id}`, version: 3, state, ...said },
      })
    : first
  const context = { props, site, page, search: storySearch(), ports: fixturePorts([hilux]) }
  const parameters = car_id === undefined ? {} : { car_id }
  const data = await load({ ...context, parameters })
  return renderToStaticMarkup(
    <TradeIn id="v" props={props} slots={{ beside: null }} data={data} site={site} page={page} />,
  )
}

const after = (...[state, name]: [WizardState, keyof typeof events]) =>
  next(state, events[name], settings)

test('the first step asks for plate and state, that of the main location chosen, at the address of its page (Spec 4.23, 5.20, 5.21)', async () => {
  const markup = await html()
  expect(markup).toMatch(/<form [^>]*action="\/sell-my-car" method="post"/)
  expect(markup).toMatch(/<input [^>]*required="" [^>]*name="rego"/)
  expect(markup).toMatch(/<option[^>]* selected="">QLD<\/option><option>NSW<\/option>/)
  expect(markup).not.toContain('name="version"')
})

test('a valuation for a car shows it, keeps it, and leads back to it (Spec 2.04)', async () => {
  const markup = await html(undefined, { car_id: hilux.id })
  expect(markup).toContain(`action="/sell-my-car?car_id=${hilux.id}"`)
  expect(markup).toContain(`name="car_id" value="${hilux.id}"`)
  expect(markup).toContain(`href="/cars/${hilux.slug}"`)
  expect(markup).toContain('Towards this one')
  expect(await html(undefined, { car_id: 'unknown' })).not.toContain('Towards this one')
})

test('the place is drawn above the first step alone, and not where a car is shown there (Spec 2.51, 3.28)', async () => {
  const placed = block.props.parse({ place: 'workshop' })
  const drawn = 'place-workshop'
  expect(await html(undefined, { props: placed })).toMatch(/place-workshop.*<form /s)
  expect(await html(undefined, { props: placed, car_id: hilux.id })).not.toContain(drawn)
  expect(await html(reached(eventsTo.your_details), { props: placed })).not.toContain(drawn)
  expect(await html()).not.toContain(drawn)
})

test('at the address of a valuation that has ended a new one begins (FLOWS 8)', async () => {
  const page = storyPage({ path: `/trade-in/${id}/details`, route: '/trade-in/:valuation/:step' })
  const markup = renderToStaticMarkup(
    <TradeIn
      id="v"
      props={defaults}
      slots={{ beside: null }}
      data={{}}
      site={storySite}
      page={page}
    />,
  )
  expect(markup).toContain('There is no valuation at this address any more')
  expect(markup).toContain('action="/trade-in"')
})

describe('what was wrong stands above the fields and at its own', () => {
  test.each([
    [
      'no plate',
      next(reached([]), { type: 'registration_sent', rego: '', state: 'QLD' }, settings),
      'v-rego',
      '* This field is required',
    ],
    [
      'no car chosen',
      next(reached(eventsTo.choose_vehicle), { type: 'choice_sent', description: '' }, settings),
      'v-manualEntry-2019-Toyota-Corolla-Ascent-Sport-Sedan',
      '* Please choose one car.',
    ],
    [
      'a postcode of two digits',
      next(
        reached(eventsTo.your_details),
        { type: 'details_sent', typed: { postcode: '42' } },
        settings,
      ),
      'v-postcode',
      'Invalid postcode. Please enter a 4-digit number.',
    ],
    [
      'no service history',
      next(reached(eventsTo.your_details), { type: 'details_sent', typed: {} }, settings),
      'v-service_history-Full,-with-stamps',
      '* This field is required',
    ],
  ])('%s (Spec 5.19-5.25)', async (_, state, control, message) => {
    const markup = await html(state)
    expect(markup).toContain('Please fix the following errors:')
    expect(markup).toContain(`<a href="#${control}">${message}</a>`)
    expect(markup).toContain(`id="${control}"`)
    expect(markup.split(message).length).toBeGreaterThan(2)
  })
})

test('faulty images are named by their sentences; the good ones need no second choice (Spec 5.24, 8.11)', async () => {
  const images = [
    { name: 'boot.heic', type: 'image/heic', size: 11_000_000 },
    { name: 'papers.pdf', type: 'application/pdf', size: 90_000 },
  ]
  const markup = await html(
    next(reached(eventsTo.images), { type: 'images_sent', images }, settings),
  )
  expect(markup).toContain('Please upload an image file under 10MB')
  expect(markup).toContain('Please upload a JPEG, JPG, PNG, GIF or HEIC image.')
  expect(markup).toContain('encType="multipart/form-data"')
})

test('a call that failed says so above the form that was sent, which can be sent again (Spec 8.05)', async () => {
  const looked = await html(after(reached(eventsTo.looking_up), 'callFailed'))
  expect(looked).toContain('An error occurred while submitting the form. Please try again.')
  expect(looked).toMatch(/action="\/trade-in\/[^"]+\/car".*value="123 abc"/)
  const sent = await html(reached(eventsTo.failed))
  expect(sent).toMatch(/action="\/trade-in\/[^"]+\/details".*61,500 km/)
  expect(sent).toContain('name="version" value="3"')
})

test('without a match it offers to call, to write and to go back (Spec 4.26, 8.10)', async () => {
  const markup = await html(reached(eventsTo.no_match))
  expect(markup).toContain('Unfortunately, we could not find a match for your registration number.')
  expect(markup).toMatch(/href="tel:.*href="\/contact-us".*value="back"/)
  const hiding = { ...storySite, flags: { ...storySite.flags, revealPhone: true } }
  expect(await html(reached(eventsTo.no_match), { site: hiding })).not.toContain('tel:')
})

test('the look-up says what it does, and can be stopped (Spec 4.23)', async () => {
  const markup = await html(reached(eventsTo.looking_up))
  expect(markup).toMatch(/role="status"[^>]*>Looking up your registration…/)
  expect(markup).toContain('value="stop"')
})

test('the details ask about a loan and how to answer, which may be left out, and name the terms (Spec 2.22, 5.17, 5.23)', async () => {
  const markup = await html(reached(eventsTo.your_details))
  expect(markup).toContain('Is Your Car Currently Under Finance? (optional)')
  for (const value of ['Yes', 'No', 'Phone', 'Email', 'SMS'])
    expect(markup).toContain(`value="${value}"`)
  expect(markup).toContain('href="/value-my-car-terms-and-conditions"')
  expect(markup).toContain('Step 4 of 4')
  const without = { ...storySite, tradeIn: { ...storySite.tradeIn, images: false } }
  expect(await html(reached(eventsTo.your_details), { site: without })).toContain('Step 3 of 3')
})

const range: ValuationResult = {
  kind: 'range',
  text: '$21,500 to $24,000',
  validity: 'Valid until 25 November 2026',
  validUntil: '2026-11-25',
  isExpired: false,
  isAccepted: false,
}

describe('the result', () => {
  const done = reached(eventsTo.done)

  test('is a range with its last day, no offer, and can be accepted (Spec 4.21, 5.26, D29)', async () => {
    const markup = await html(done, { result: range })
    expect(markup).toContain('Our estimate for your 2019 Toyota Corolla')
    expect(markup).toMatch(/\$21,500.* to .*\$24,000.*Valid until 25 November 2026/)
    expect(markup).toContain('An estimate, not an offer to buy')
    expect(markup).toContain('value="accept"')
  })

  test.each([
    [10, 'Cars over 10 years old'],
    [7, 'Cars over 7 years old'],
  ] as const)(
    'is a call where a car is too old for %i years (Spec 5.26, D29)',
    async (years, why) => {
      const site = { ...storySite, tradeIn: { ...storySite.tradeIn, years } }
      const result = { kind: 'none', text: 'We would rather see this car.', failed: false } as const
      const markup = await html(done, { result, site })
      expect(markup).toContain('We would rather see this car.')
      expect(markup).toContain(why)
      expect(markup).toContain('tel:')
    },
  )

  test('promises the figure today where the tool alone failed (FLOWS 8)', async () => {
    const markup = await html(done, { result: { kind: 'none', text: '', failed: true } })
    expect(markup).toContain('We will send you the figure today')
    expect(markup).not.toContain('years old')
  })

  test('that was accepted is thanked for; one that ended asks for the odometer of today (Spec 4.21, 5.26)', async () => {
    const accepted = await html(done, { result: { ...range, isAccepted: true } })
    expect(accepted).toContain('Great. Let’s have a look at it.')
    expect(accepted).not.toContain('value="accept"')
    const ended = await html(done, { result: { ...range, isExpired: true } })
    expect(ended).toContain('Your estimate ended on 25 November 2026')
    expect(ended).toMatch(/name="odometer"[^>]* value="61,500".*value="again"/)
  })

  test('comes by itself while it is worked out (Spec 4.27)', async () => {
    expect(await html(done, { result: { kind: 'asking' } })).toContain('Working it out…')
  })
})
