import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enquiryCategories } from '#domain/enquiry/category.ts'
import {
  contextOf,
  deliveredBody,
  deliveredCar,
  deliverySites,
  generalBody,
} from '../lead-context.fixture.ts'
import { allAt, readAdf, textsAt } from './adf-reader.fixture.ts'
import { adfOf } from './document.ts'
import { ownVehicleParts } from './vehicles.ts'
import { escapeXml, xmlOf } from './xml.ts'

const read = (...context: Parameters<typeof contextOf>) => readAdf(adfOf(contextOf(...context)))
const vehicleOf = (...context: Parameters<typeof contextOf>) =>
  allAt(read(...context), 'prospect/vehicle').map(({ attributes, children }) => ({
    ...attributes,
    ...Object.fromEntries(children.map(({ name, text }) => [name, text])),
  }))

describe.each(Object.entries(deliverySites))('ADF of a dealer in %s', (_, site) => {
  it.each(enquiryCategories)('is valid and in order for a %s (formats: ADF 1.0)', (category) => {
    const own = { own_vehicle: '2016 Mazda CX-5', own_odometer: '98,000', Rego: '123ABC' }
    const bodies = [
      deliveredBody({ category }),
      deliveredBody({ category, ...own }),
      generalBody({ category }),
      generalBody({ category, ...own, form: 'sell_my_car' }),
    ]
    for (const body of bodies) {
      const [prospect] = allAt(read(body, { site }), 'prospect')
      expect(prospect?.attributes).toEqual({ status: 'new' })
    }
  })

  it('is valid for a lead with every field, and for one with the least (formats: ADF 1.0)', () => {
    const most = deliveredBody({
      own_vehicle: '2016 Mazda CX-5',
      own_odometer: '98 000 km',
      Rego: '123ABC',
      company: 'Bay Tours',
      budget: '$40,000',
      fleet_size: '3',
      dealership_slug: 'bay',
      preferred_contact: 'phone',
      preferred_time: 'morning',
      preferred_day: '2026-11-26',
      additional_services: ['Tyres', 'Brakes'],
      opt_in: true,
      terms_conditions: true,
    })
    expect(() => read(most, { site })).not.toThrow()
    const least = generalBody({ name: undefined, phone: undefined, email: 'sam@example.com' })
    expect(textsAt(read(least, { site }), 'prospect/customer/contact/name')).toEqual([
      'sam@example.com',
    ])
  })
})

describe('ADF of a car', () => {
  it('has its facts, in the units of the country (formats: ADF 1.0)', () => {
    expect(vehicleOf(deliveredBody())).toEqual([
      expect.objectContaining({
        interest: 'buy',
        status: 'used',
        year: '2021',
        make: 'Toyota',
        model: 'Hilux',
        vin: 'MR0EX8CD701234567',
        stock: 'U1042',
        trim: 'SR5',
        doors: '4',
        price: '42990',
        odometer: '41250',
        comments: expect.stringContaining('https://harbour.example/cars/'),
      }),
    ])
    const units = (site: (typeof deliverySites)['AU']) => {
      const root = read(deliveredBody(), { site })
      return ['odometer', 'price'].map((name) => {
        const [found] = allAt(root, `prospect/vehicle/${name}`)
        return [found?.text, found?.attributes.units ?? found?.attributes.currency]
      })
    }
    expect(units(deliverySites.NZ)).toEqual([
      ['41250', 'km'],
      ['42990', 'NZD'],
    ])
    expect(units(deliverySites.US)).toEqual([
      ['25632', 'mi'],
      ['42990', 'USD'],
    ])
  })

  it('calls a demonstrator used, and says so in a comment (formats: ADF 1.0)', () => {
    const body = deliveredBody({ category: 'Demo Vehicle Enquiry', car_type: 'demo' })
    const [demo] = vehicleOf(body, { car: deliveredCar({ car_type: 'demo' }) })
    expect(demo).toMatchObject({
      status: 'used',
      comments: expect.stringMatching(/^Demonstrator car\./),
    })
    const [fresh] = vehicleOf(deliveredBody({ car_type: 'new' }))
    expect(fresh).toMatchObject({ status: 'new' })
  })

  it("has the customer's own as a second vehicle, a trade-in (formats: ADF 1.0)", () => {
    const own = { own_vehicle: '2016 Mazda CX-5 Akera', own_odometer: '98,000', Rego: '123ABC' }
    expect(vehicleOf(deliveredBody(own))).toEqual([
      expect.objectContaining({ interest: 'buy', make: 'Toyota' }),
      expect.objectContaining({
        interest: 'trade-in',
        year: '2016',
        make: 'Mazda',
        model: 'CX-5 Akera',
        odometer: '98000',
        comments: expect.stringContaining('Registration 123ABC'),
      }),
    ])
  })

  it.each([
    ['sell_my_car', 'General Enquiry', 'sell'],
    ['enquiry', 'Trade-In Valuation', 'trade-in'],
    ['service', 'Service Booking', undefined],
  ] as const)('of the customer in %s, %s, has the interest %s', (form, category, interest) => {
    const [own, ...more] = vehicleOf(generalBody({ form, category, own_vehicle: 'Kia Rio' }))
    expect(more).toEqual([])
    expect(own?.interest).toBe(interest)
  })

  it('of a test drive is one, with the half-hour that is booked (Spec 5.09, formats: ADF 1.0)', () => {
    const body = deliveredBody({ category: 'Test Drive', dateTime: '2026-11-26T10:30' })
    const appointment = {
      location: 'newstead',
      startsAt: '2026-11-26T00:30:00.000Z',
      local: '2026-11-26T10:30',
    }
    const root = read(body, { stored: { appointment } })
    expect(vehicleOf(body)[0]).toMatchObject({ interest: 'test-drive' })
    expect(textsAt(root, 'prospect/customer/timeframe/earliestdate')).toEqual([
      '2026-11-26T10:30:00+10:00',
    ])
    expect(textsAt(root, 'prospect/customer/timeframe/latestdate')).toEqual([
      '2026-11-26T11:00:00+10:00',
    ])
  })

  it('is that of the lead where it has left the stock, and none where the lead names none', () => {
    expect(vehicleOf(deliveredBody(), { car: undefined })).toEqual([
      expect.objectContaining({ year: '', make: 'Toyota', model: 'Hilux', stock: 'U1042' }),
    ])
    expect(vehicleOf(generalBody())).toEqual([
      {
        interest: 'buy',
        status: 'used',
        comments: 'No vehicle was named.',
        year: '',
        make: '',
        model: '',
      },
    ])
  })
})

it('ADF has the id of the lead and the time by the clock of the site (formats: ADF 1.0)', () => {
  const root = read(deliveredBody(), { site: deliverySites.US })
  expect(textsAt(root, 'prospect/id')).toEqual(['6f1d2c3e-0000-4000-8000-00000000a1b2'])
  expect(textsAt(root, 'prospect/requestdate')).toEqual(['2026-11-23T22:13:05-06:00'])
  expect(textsAt(root, 'prospect/vendor/contact/address/regioncode')).toEqual(['QLD'])
})

it('ADF tells a mobile number from others, and which way the person prefers', () => {
  const phoneOf = (more: object) => {
    const [phone] = allAt(read(generalBody(more)), 'prospect/customer/contact/phone')
    return phone?.attributes
  }
  expect(phoneOf({})).toEqual({ type: 'cellphone', time: 'nopreference', preferredcontact: '0' })
  expect(
    phoneOf({ phone: '+61755502100', preferred_contact: 'phone', preferred_time: 'morning' }),
  ).toEqual({ type: 'voice', time: 'morning', preferredcontact: '1' })
})

describe('what a person wrote stays text in ADF', () => {
  it('with markup, quotes and the end of a section (formats: ADF 1.0)', () => {
    const message = `</comments></customer><vendor/>]]> <!-- & "quoted" 'so' &amp; <script>`
    const root = read(deliveredBody({ message, name: '<b>Sam</b> & "Lee"' }))
    expect(textsAt(root, 'prospect/customer/comments')[0]).toContain(message)
    expect(textsAt(root, 'prospect/customer/contact/name')).toEqual(['<b>Sam</b> & "Lee"'])
  })

  it('with anything at all, even from before texts were cleaned', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        // A stored lead is not validated again.
        const context = contextOf({ ...deliveredBody(), name: typed, message: typed })
        expect(() => readAdf(adfOf(context))).not.toThrow()
      }),
    )
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(() => readAdf(adfOf(contextOf({ ...generalBody(), message: typed })))).not.toThrow()
      }),
    )
  })

  it('escapes for elements and attributes alike, and leaves out what XML cannot hold', () => {
    expect(escapeXml('a<b>&"\'\r\t\u0000\ufffe\ud800c')).toBe(
      'a&lt;b&gt;&amp;&quot;&apos;&#13;&#9;c',
    )
  })
})

it('an element without a place is a fault of the program, not of the document', () => {
  const faulty = { name: 'adf', content: [{ name: 'lead', content: '' }] }
  expect(() => xmlOf(faulty, { adf: ['prospect'] })).toThrow('<adf> has no place for <lead>')
})

it.each([
  ['2016 Mazda CX-5 Akera', '2016', 'Mazda', 'CX-5 Akera'],
  ['Land Rover Defender 90, 2004', '2004', 'Land Rover', 'Defender 90,'],
  ['Kia', '', 'Kia', ''],
  ['', '', '', ''],
])("the customer's own car %j is taken apart (formats: ADF 1.0)", (written, year, make, model) => {
  expect(ownVehicleParts(written)).toEqual({ year, make, model })
})

describe('the reader of these tests refuses', () => {
  const valid = adfOf(contextOf(deliveredBody()))
  it.each([
    ['another order', (text: string) => text.replace(/( *<year>.*\n)( *<make>.*\n)/, '$2$1')],
    [
      'an unknown element',
      (text: string) => text.replace('<vin>', '<win>').replace('</vin>', '</win>'),
    ],
    ['an unknown value', (text: string) => text.replace('interest="buy"', 'interest="demo"')],
    ['a missing element', (text: string) => text.replace(/ *<requestdate>.*\n/, '')],
    ['text between elements', (text: string) => text.replace('<customer>', '<customer>x')],
    ['XML that is not well formed', (text: string) => text.replace('</adf>', '')],
  ])('%s', (_, broken) => {
    expect(broken(valid)).not.toBe(valid)
    expect(() => readAdf(broken(valid))).toThrow()
  })
})
