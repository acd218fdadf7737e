import sharp from 'sharp'
import { afterAll, expect, inject } from 'vitest'
import { valuationMessages } from '#domain/trade-in/messages.ts'
import { IMAGE_BYTES_UNDER, MAX_IMAGES } from '#domain/trade-in/thresholds.ts'
import { openStore } from '../../server/store/store.ts'
import { storeFile } from '../../server/store/store-file.ts'
import { newValuationId } from '../../server/trade-in/valuation-id.ts'
import type { Buyer } from './buyer.ts'

const DAY_MS = 86_400_000
const store = await openStore(storeFile(inject('dataDir')))
afterAll(() => store.close())

/** Each message and each state of a valuation that a buyer can meet. Spec 5.18-5.26, 8.05-8.11, FLOWS 8. */
export const paths: Readonly<Record<string, (buyer: Buyer, number: number) => Promise<void>>> = {
  'a car of several, its photos, and a postcode that is nowhere': async (buyer, number) => {
    const { page, way } = buyer
    await buyer.begin(`MANY${number}`)
    await buyer.reaches('choose')
    await buyer.see('choose')
    await buyer.press('Continue')
    expect(await buyer.isTold('* Please choose one car.')).toEqual(['manualEntry'])
    await buyer.see('none chosen')
    await way.choose(page, await page.locator('[name=manualEntry]').first().inputValue())
    await buyer.press('Continue')
    if (buyer.hasPhotos) {
      await buyer.reaches('photos')
      await sendPhotos(buyer)
      await buyer.press('Skip photos')
    }
    await buyer.reaches('details')
    await buyer.answers({ postcode: '0000' })
    await buyer.press('See my estimate')
    expect(await buyer.isTold('Invalid postcode')).toEqual(['postcode'])
    await buyer.press('Back')
    await buyer.reaches(buyer.hasPhotos ? 'photos' : 'choose')
  },

  'faults of the details, and no figure for a car without an id': async (buyer, number) => {
    await buyer.begin(`NOPIC${number}`)
    await buyer.reaches('details')
    await buyer.see('details')
    await buyer.press('See my estimate')
    const required = ['name', 'phone', 'email', 'postcode', 'odometer', 'comments']
    const chosen = ['service_history', 'number_of_keys', 'car_condition']
    const told = await buyer.isTold(valuationMessages.required)
    expect(told.toSorted()).toEqual([...required, ...chosen].toSorted())
    await buyer.answers({ postcode: '42', odometer: 'about 85' })
    await buyer.press('See my estimate')
    const { odometerUnclear } = valuationMessages
    await buyer.isTold('Invalid postcode. Please enter a 4-digit number.', odometerUnclear)
    expect(await buyer.page.title()).toMatch(/^Error: /)
    // Nothing that was typed is lost.
    expect(await buyer.valueOf('email')).toBe('ngaire@example.com')
    await buyer.see('details, not yet right')
    await buyer.type('odometer', '61,500')
    await buyer.type('postcode', '4217')
    await buyer.press('See my estimate')
    await buyer.reads('We will send you the figure today')
    await buyer.see('no figure')
  },

  'no plate, no match, and a look-up that failed': async (buyer) => {
    const { page } = buyer
    await buyer.begin('')
    expect(await buyer.isTold(valuationMessages.required)).toEqual(['rego'])
    expect(await page.title()).toMatch(/^Error: /)
    await buyer.see('no plate')
    await buyer.type('rego', 'NOMATCH')
    await buyer.press('Find my car')
    // Here the page comes by itself, without script too.
    const noMatch = 'Unfortunately, we could not find a match for your registration number.'
    await page.getByText(noMatch).waitFor()
    await buyer.see('no match')
    await buyer.press('Back')
    await buyer.reaches('car')
    expect(await buyer.valueOf('rego')).toBe('NOMATCH')
    await buyer.type('rego', 'ERROR1')
    await buyer.press('Find my car')
    await buyer.reads('An error occurred while submitting the form. Please try again.')
    expect(await buyer.valueOf('rego')).toBe('ERROR1')
    await buyer.see('look-up failed')
  },

  'an estimate, which ends, is asked for again, and accepted': async (buyer, number) => {
    const { page, tenant } = buyer
    await buyer.toDetails(`ABC${number}`)
    await buyer.answers()
    await buyer.press('See my estimate')
    const figure = /^\$[\d,]+ to \$[\d,]+$/
    const shown = async () => {
      await buyer.reads('Valid until')
      expect(await page.locator('.valuation-figure').textContent()).toMatch(figure)
    }
    await shown()
    await buyer.see('estimate')
    await makeOlder(tenant, page.url(), 8)
    await page.reload()
    await page.getByRole('heading', { name: 'Your estimate ended on' }).waitFor()
    await buyer.see('expired')
    await buyer.type('odometer', 'many')
    await buyer.press('See today’s estimate')
    await page.locator('[role=alert]:focus').getByText(valuationMessages.odometerUnclear).waitFor()
    await buyer.type('odometer', '70,000')
    await buyer.press('See today’s estimate')
    await shown()
    await buyer.press('I am happy with that')
    await page.getByRole('heading', { name: 'Great. Let’s have a look at it.' }).waitFor()
    await page.getByText('Your reference V-').waitFor()
    await buyer.see('accepted')
  },

  'a figure that takes its time, and a car that is called about': async (buyer, number) => {
    const { page } = buyer
    // Young enough at every dealer, whatever the number.
    await buyer.toDetails(`LATEC${number}`)
    await buyer.answers()
    await buyer.press('See my estimate')
    await page.getByText('Working it out…').first().waitFor()
    await buyer.see('working')
    const late = new URL(page.url()).pathname
    await buyer.toDetails(`OLD${number}`)
    await buyer.answers()
    await buyer.press('See my estimate')
    await buyer.reads('We would like to see this one')
    await buyer.reads(`Cars over ${buyer.years} years old`)
    await buyer.see('too old')
    await buyer.open(late)
    await buyer.reads('Valid until')
  },

  'a valuation that has ended': async (buyer) => {
    const id = newValuationId()
    const ended = new Date(Date.now() - DAY_MS).toISOString()
    const state = { step: 'vehicle_details', rego: '', state: 'QLD', errors: {} } as const
    const begun = { id, state, car: undefined, created: ended, expires: ended }
    await store.valuations(buyer.tenant).begin(begun)
    await buyer.open(`/trade-in/${id}`)
    await buyer.reads('There is no valuation at this address any more')
    await buyer.see('ended')
    await buyer.type('rego', 'ABC123')
    await buyer.press('Find my car')
    await buyer.reaches(buyer.hasPhotos ? 'photos' : 'details')
  },
}

/** Has the estimate of a valuation come so many days ago. */
async function makeOlder(tenant: string, address: string, days: number): Promise<void> {
  const [, , id = ''] = new URL(address).pathname.split('/')
  const valuations = store.valuations(tenant)
  const found = await valuations.valuation(id, new Date().toISOString())
  const { version = 0, estimate } = found ?? {}
  const now = new Date(Date.now() - days * DAY_MS).toISOString()
  await valuations.askAgain(id, { version, now }, { km: estimate?.km ?? 0, isAsked: true })
  await valuations.settleEstimate(id, version + 1, now, estimate?.range)
}

const jpeg = (red: number) => {
  const background = { r: red, g: 80, b: 80 }
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer()
}
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

/** Good photos and faulty ones, then too many: a sentence for each fault, and the good ones stay. */
async function sendPhotos(buyer: Buyer): Promise<void> {
  const { page, way } = buyer
  await buyer.see('photos')
  const send = async (files: ReturnType<typeof file>[], ...sentences: string[]) => {
    await page.setInputFiles('[name=images]', files)
    if (!way.hasScript) await buyer.press('Continue')
    for (const sentence of sentences) await page.getByText(sentence).first().waitFor()
  }
  const good = await jpeg(0)
  await send(
    [
      file('front.jpg', 'image/jpeg', good),
      file('damaged.jpg', 'image/jpeg', good.subarray(0, 200)),
      file('empty.png', 'image/png', Buffer.alloc(0)),
      file('papers.pdf', 'application/pdf', Buffer.from('%PDF-1.7')),
      file('boot.heic', 'image/heic', Buffer.alloc(IMAGE_BYTES_UNDER)),
    ],
    valuationMessages.imageUnreadable,
    valuationMessages.imageEmpty,
    valuationMessages.imageType,
    valuationMessages.imageTooBig,
  )
  await buyer.see('photos, some wrong')
  const more = Array.from({ length: MAX_IMAGES }, async (_, at) =>
    file(`more-${at}.jpg`, 'image/jpeg', await jpeg(20 * (at + 1))),
  )
  await send(await Promise.all(more), valuationMessages.tooManyImages)
  await expect.poll(() => page.locator('.photos-list > [data-state=sent]').count()).toBe(MAX_IMAGES)
  await buyer.see('photos, too many')
}
