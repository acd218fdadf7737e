import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { valuationMessages } from '#domain/trade-in/messages.ts'
import { IMAGE_BYTES_UNDER, MAX_IMAGES } from '#domain/trade-in/thresholds.ts'
import { ask } from '../app.fixture.ts'
import { leadCreated, minutesLater } from '../store/new-lead.fixture.ts'
import { valuationSteps } from '../store/new-valuation.fixture.ts'
import { photo, pictureServer, VALUATION } from './picture-server.fixture.ts'

const path = `/trade-in/${VALUATION}/photos`
let server: Awaited<ReturnType<typeof pictureServer>>
beforeAll(async () => {
  server = await pictureServer()
})
beforeEach(async () => {
  await server.reset()
  await server.store
    .valuations('harbour')
    .advance(VALUATION, { version: 1, now: leadCreated }, valuationSteps.images)
})
afterAll(() => server.close())

const headers = { origin: 'http://harbour.localhost' }
type Files = readonly (readonly [name: string, bytes: Uint8Array<ArrayBuffer> | string])[]
/** Sends the form as a browser does, with files and fields. */
async function sendForm(files: Files, fields: Readonly<Record<string, string>> = { version: '2' }) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, bytes] of files) form.append('images', new File([bytes], name))
  // Where nothing was chosen, browsers send a file without a name.
  if (files.length === 0) form.append('images', new File([], ''))
  return ask(server.app, path, { method: 'POST', headers, body: form })
}
const stateOf = async () => {
  const valuations = server.store.valuations('harbour')
  return (await valuations.valuation(VALUATION, minutesLater(1)))?.state
}
const front = await photo()
const side = await photo('#fff')

test('all files of the form arrive in their order, and the next step shows (Spec 4.27, 5.24)', async () => {
  const { status, answer } = await sendForm([
    ['front.jpg', front],
    ['side.jpg', side],
  ])
  expect([status, answer.headers.get('location')]).toEqual([303, `/trade-in/${VALUATION}/details`])
  expect(await server.list()).toEqual(['front.jpg', 'side.jpg'])
  expect(await stateOf()).toMatchObject({
    step: 'your_details',
    images: [{ name: 'front.jpg' }, { name: 'side.jpg' }],
  })
  expect(await server.files()).toHaveLength(2)
})

test('without a file it leads on too (Spec 5.24)', async () => {
  expect((await sendForm([])).status).toBe(303)
  expect(await stateOf()).toMatchObject({ step: 'your_details', images: [] })
})

test('good ones stay, each other one has its sentence, and the same again is the same picture (Spec 5.24, 5.25)', async () => {
  const files: Files = [
    ['front.jpg', front],
    ['papers.pdf', '%PDF-1.7'],
    ['boot.heic', new Uint8Array(IMAGE_BYTES_UNDER)],
    ['empty.png', ''],
    ['side.jpg', side],
  ]
  for (const _ of [1, 2]) {
    const { status, text } = await sendForm(files)
    expect(status).toBe(422)
    const { imageType, imageTooBig, imageEmpty, errorsHeading } = valuationMessages
    expect(text).toContain(errorsHeading)
    for (const sentence of [
      `papers.pdf: ${imageType}`,
      `boot.heic: ${imageTooBig}`,
      `empty.png: ${imageEmpty}`,
    ])
      expect(text).toContain(sentence)
    expect(await server.list()).toEqual(['front.jpg', 'side.jpg'])
  }
  expect(await stateOf()).toMatchObject({ step: 'images' })
  expect(await server.files()).toHaveLength(2)
})

test('of more than ten the first ten stay (Spec 5.24, 9.29)', async () => {
  const many = await Promise.all(
    Array.from({ length: MAX_IMAGES + 1 }, async (_, at) => {
      const grey = at.toString(16).repeat(3)
      return [`${at}.jpg`, await photo(`#${grey}`)] as const
    }),
  )
  const { status, text } = await sendForm(many)
  expect(status).toBe(422)
  expect(text).toContain(valuationMessages.tooManyImages)
  expect(await server.list()).toHaveLength(MAX_IMAGES)
  expect((await server.list())[0]).toBe('0.jpg')
})

test('a picture is removed by a button, without script (Spec 5.24)', async () => {
  await sendForm([
    ['front.jpg', front],
    ['papers.pdf', '%PDF'],
  ])
  const [image] = await server.store.valuationImages('harbour').images(VALUATION)
  const body = new URLSearchParams({ version: '2', remove: image?.key ?? '' })
  const { status, answer } = await ask(server.app, path, { method: 'POST', headers, body })
  expect([status, answer.headers.get('location')]).toEqual([303, path])
  expect([await server.list(), await server.files()]).toEqual([[], []])
})

test('a form that ends early, or is none, or comes from elsewhere, stores nothing (Spec 5.24)', async () => {
  const type = 'multipart/form-data; boundary=x'
  const part = '--x\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\nabc'
  const send = (body: string, more: object = {}) =>
    ask(server.app, path, {
      method: 'POST',
      headers: { ...headers, 'content-type': type, ...more },
      body,
    })
  const answers = [
    await send(part),
    await send(part, { 'content-type': 'multipart/form-data' }),
    await send(part, { origin: 'http://evil.example' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 403])
  expect([await server.list(), await server.files()]).toEqual([[], []])
})
