import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { valuationMessages } from '#domain/trade-in/messages.ts'
import { IMAGE_BYTES_UNDER } from '#domain/trade-in/thresholds.ts'
import { eventsTo, reached } from '#domain/trade-in/valuation.fixture.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import { openKeptPhotos } from './kept-photos.ts'
import startPhotos from './photos.island.ts'
import { Photos } from './photos.tsx'
import '#ui/app.css'
import './photos.later.css'

const id = 'a-valuation'
const own = location.pathname
/** What the server has, by key, and what it answers next in place of taking a photo. */
let server: Map<string, string>
let answers: (number | Promise<void>)[]
let sent: string[]

/** A server on the other end of `XMLHttpRequest`, for the little that is used of it. */
class Line {
  status = 0
  responseText = ''
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onloadend?: () => void
  #url = ''
  #key = ''
  open(_method: string, url: string) {
    this.#url = url
  }
  setRequestHeader(name: string, value: string) {
    if (name === 'idempotency-key') this.#key = value.replaceAll('"', '')
  }
  abort() {
    this.onloadend?.()
  }
  async send() {
    const name = new URL(this.#url, location.href).searchParams.get('name') ?? ''
    sent.push(name)
    this.upload.onprogress?.({ loaded: 64, total: 100 })
    const answer = answers.shift() ?? 201
    this.status = typeof answer === 'number' ? answer : await answer.then(() => 201)
    if (this.status === 201) server.set(this.#key, name)
    if (this.status === 422) this.responseText = JSON.stringify({ error: 'This file is damaged.' })
    this.onloadend?.()
  }
}

beforeEach(() => {
  server = new Map()
  answers = []
  sent = []
  history.replaceState(null, '', `/trade-in/${id}/photos`)
  vi.stubGlobal('XMLHttpRequest', Line)
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string }) => {
    if (url.endsWith('remove-image')) server.delete(JSON.parse(init?.body ?? '').key)
    return Response.json({ images: Array.from(server.keys(), (key) => ({ key })) })
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', own)
  const kept = await openKeptPhotos(id)
  for (const { key } of kept.all) kept.forget(key)
})

async function load(
  pictures: { key: string; name: string; place: number }[] = [],
  canChoose = true,
) {
  const state = reached(eventsTo.images)
  const props = { id: 'value', state, wished: undefined, site: storySite, page: storyPage() }
  document.body.innerHTML = `<main><form>${renderToStaticMarkup(
    <Photos {...props} valuation={{ id, version: 1, state, pictures }} canChoose={canChoose} />,
  )}</form></main>`
  const host = document.querySelector<HTMLElement>('.photos')
  if (host) await startPhotos(host)
}

const photo = (name: string, bytes = 9, type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type })
const choose = (...files: File[]) =>
  userEvent.upload(page.getByLabelText('Choose or take photos'), files)
const shown = () =>
  Array.from(document.querySelectorAll<HTMLElement>('.photos-list > li'), (item) =>
    [item.querySelector('.photo-name')?.textContent, item.dataset.state].join(' '),
  )
const status = () => document.querySelector('[role=status]')?.textContent
const alert = () => document.querySelector('[role=alert]')?.textContent

test('photos are sent as they are chosen, and the form has none of them (Spec 5.24)', async () => {
  const gate = Promise.withResolvers<void>()
  answers = [gate.promise]
  await load([{ key: 'a-key', name: 'old.jpg', place: 4 }])
  await choose(photo('front.png'), photo('side.png'))
  await expect.poll(shown).toEqual(['old.jpg sent', 'front.png sending', 'side.png sent'])
  expect(page.getByText('sending 64%').query()).not.toBeNull()
  expect(status()).toBe('2 of 3 photos sent')
  gate.resolve()
  await expect.poll(status).toBe('3 of 3 photos sent')
  expect([...server.values()].toSorted()).toEqual(['front.png', 'side.png'])
  expect(document.querySelector('input')?.files?.length).toBe(0)
})

test('good ones are sent while faulty ones wait with their sentence (Spec 5.24, 8.11)', async () => {
  answers = [422]
  await load()
  await choose(
    photo('damaged.png'),
    photo('boot.heic', IMAGE_BYTES_UNDER, 'image/heic'),
    photo('papers.pdf', 9, 'application/pdf'),
    photo('front.png'),
  )
  await expect
    .poll(shown)
    .toEqual(['damaged.png refused', 'boot.heic refused', 'papers.pdf refused', 'front.png sent'])
  expect(sent).toEqual(['damaged.png', 'front.png'])
  for (const sentence of ['This file is damaged.', valuationMessages.imageTooBig])
    await expect.element(page.getByText(sentence, { exact: true })).toBeVisible()
  expect(alert()).toContain(`papers.pdf: ${valuationMessages.imageType}`)
  expect(status()).toBe('1 of 1 photos sent')
})

test('a photo shows at once, as a picture that the page’s policy allows (Spec 5.24)', async () => {
  const canvas = new OffscreenCanvas(4, 3)
  canvas.getContext('2d')?.fillRect(0, 0, 4, 3)
  const blob = await canvas.convertToBlob()
  answers = [new Promise(() => undefined)]
  await load()
  await choose(new File([blob], 'front.png', { type: 'image/png' }))
  await expect.poll(() => document.querySelector('img')?.src).toMatch(/^data:image\/jpeg/)
})

test('of more than ten the first ten go, and a sentence says so (Spec 5.24, 9.29)', async () => {
  await load()
  await choose(...Array.from({ length: 11 }, (_, at) => photo(`${at}.png`)))
  await expect.poll(status).toBe('10 of 10 photos sent')
  expect([alert(), server.size]).toEqual([valuationMessages.tooManyImages, 10])
})

test('what a page had not sent when it was left, the next one sends, once (Spec 5.24)', async () => {
  answers = [new Promise(() => undefined)]
  await load()
  await choose(photo('front.png'), photo('side.png'))
  await expect.poll(() => [...server.values()]).toEqual(['side.png'])
  await load([], false)
  await expect.poll(() => [...server.values()].toSorted()).toEqual(['front.png', 'side.png'])
  expect(shown()).toEqual(['front.png sent'])
  await load([], false)
  expect([shown(), sent.length]).toEqual([[], 3])
})

test('a lost line is told, and photos go on when the person tries again (Spec 5.24)', async () => {
  answers = [0]
  await load()
  await choose(photo('front.png'))
  await userEvent.click(page.getByRole('button', { name: 'Try again now' }))
  await expect.poll(shown).toEqual(['front.png sent'])
  expect(page.getByRole('button', { name: 'Try again now' }).query()).toBeNull()
})

test('a removed photo goes from the server, and the focus to the next one (Spec 5.24)', async () => {
  await load()
  await choose(photo('front.png'), photo('side.png'))
  await expect.poll(status).toBe('2 of 2 photos sent')
  await userEvent.click(page.getByRole('button', { name: 'Remove front.png' }))
  await expect.poll(() => [...server.values()]).toEqual(['side.png'])
  expect(document.activeElement?.ariaLabel).toBe('Remove side.png')
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => server.size).toBe(0)
  expect(document.activeElement).toBe(document.querySelector('input'))
  expect(shown()).toEqual([])
})
