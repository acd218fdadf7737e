import { expect, test } from 'vitest'
import { corolla, eventsTo, reached } from '#domain/trade-in/valuation.fixture.ts'
import { allAt, readAdf } from './adf/adf-reader.fixture.ts'
import { adfOf } from './adf/document.ts'
import type { DeliveredValuation } from './delivered-valuation.ts'
import { contextOf, deliveredBody, generalBody, storedLead } from './lead-context.fixture.ts'
import { leadMail } from './mail/message.ts'
import { webhookPayload } from './webhook/payload.ts'

const done = reached(eventsTo.done)
if (done.step !== 'done') throw new Error('expected a valuation that is done')
const photosUrl = 'https://harbour.example/trade-in/photos/lead-1/1.x'
const valuation: DeliveredValuation = {
  car: done.lead,
  figure: '$21,500 to $24,000',
  validUntil: '2026-12-01',
  photos: 2,
  photosUrl,
}
const own = { own_vehicle: '2019 Toyota Corolla', own_odometer: '61500 km', Rego: '123ABC' }
const body = deliveredBody({ ...own, form: 'sell_my_car', category: 'Trade-In Valuation' })

test('ADF has the valued car as a second vehicle, with figure and photos (Spec 3.44, 5.24, formats: ADF 1.0)', () => {
  const [, second] = allAt(readAdf(adfOf(contextOf(body, { valuation }))), 'prospect/vehicle')
  const found = Object.fromEntries(second?.children.map(({ name, text }) => [name, text]) ?? [])
  expect(second?.attributes.interest).toBe('trade-in')
  expect(found).toMatchObject({
    year: '2019',
    make: 'Toyota',
    model: 'Corolla',
    vin: corolla.VIN,
    odometer: '61500',
    pricecomments: 'Estimate $21,500 to $24,000, until 2026-12-01',
    comments: expect.stringContaining(`Photos (2): ${photosUrl}`),
  })
})

test('a mail has the figure, and the photos as a link and in full (Spec 3.44, 5.24)', () => {
  const envelope = { to: ['sales@example.com'], from: 'leads@example.com', adf: false }
  const { text, html } = leadMail(contextOf(generalBody(own), { valuation }), envelope)
  expect(text).toMatch(/^Estimate: +\$21,500 to \$24,000, until 2026-12-01$/m)
  expect(text).toContain(photosUrl)
  expect(html).toContain(`href="${photosUrl}"`)
})

test('a webhook has the answers, the figure and the photos; other leads have none of it (Spec 3.43, 3.44, 5.24)', () => {
  const delivery = { tenant: 'harbour', id: 'd-1', lead: storedLead(body) }
  const { data } = JSON.parse(webhookPayload(delivery, valuation))
  expect(data.valuation).toMatchObject({
    VIN: corolla.VIN,
    EvalID: corolla.EvalID,
    service_history: 'Full',
    estimate: '$21,500 to $24,000',
    estimate_until: '2026-12-01',
    photos: 2,
    photos_url: photosUrl,
  })
  expect(JSON.parse(webhookPayload(delivery)).data).not.toHaveProperty('valuation')
})

test('without a figure, a host or a photo a delivery says nothing of them (Spec 5.26)', () => {
  const bare = { car: done.lead, photos: 0 }
  const { text } = leadMail(contextOf(generalBody(own), { valuation: bare }), {
    to: ['sales@example.com'],
    from: 'leads@example.com',
    adf: false,
  })
  expect(text).not.toMatch(/Estimate|Photos/)
  const context = contextOf(body, { valuation: bare })
  expect(adfOf(context)).not.toMatch(/Estimate|Photos/)
})

test('the car that a finance enquiry would trade in is a trade-in, though no car in stock is named (D29)', () => {
  const finance = generalBody({ ...own, category: 'Finance Enquiry', trade_in: 'lead-1' })
  const [only, ...others] = allAt(
    readAdf(adfOf(contextOf(finance, { valuation }))),
    'prospect/vehicle',
  )
  expect([only?.attributes.interest, others]).toEqual(['trade-in', []])
  expect(JSON.stringify(only)).toContain('$21,500 to $24,000')
})
