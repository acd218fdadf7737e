import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SESSION_HINT } from '#domain/account/session-hint.ts'
import { liveResponseHead } from '../live-response.ts'
import { startPersonal } from './personal.ts'

const requests: string[] = []
let waiting: Promise<void> = Promise.resolve()
let answered: Readonly<Record<string, string>> = {}

/** A block as the server draws it for everyone, or for one visitor. */
const block = (id: string, text: string, personal: 'ask' | 'shown') =>
  `<p id="${id}" data-block="greeting" data-personal="${personal}">${text}</p>`

beforeAll(() => {
  window.fetch = async (input) => {
    requests.push(String(input))
    await waiting
    const blocks = answered
    const head = liveResponseHead({ title: 'Another title', url: '/elsewhere', blocks })
    return new Response(head + Object.values(blocks).join(''))
  }
  startPersonal()
})

const signIn = () => cookieStore.set(SESSION_HINT, '1')
/** As after a page came, or a live answer brought blocks. */
const shown = () => document.dispatchEvent(new Event('forecourt:shown'))

let round = 0
beforeEach(() => {
  requests.length = 0
  waiting = Promise.resolve()
  answered = {}
  // An address of its own: answers for another are not taken again.
  history.replaceState(null, '', `?round=${++round}`)
})
afterEach(() => cookieStore.delete(SESSION_HINT))

it('requests nothing for a visitor who is not signed in (Spec 6.01)', async () => {
  document.body.innerHTML = block('hello', 'Sign in', 'ask')
  shown()
  await new Promise((done) => setTimeout(done))
  expect(requests).toEqual([])
  await expect.element(page.getByText('Sign in')).toBeVisible()
})

it('requests all personal blocks at once, those inside others with them, and changes nothing else (Spec 6.02)', async () => {
  await signIn()
  const { title } = document
  document.body.innerHTML = `${block('hello', `Sign in ${block('inner', '', 'ask').replaceAll('p>', 'b>').replace('<p', '<b')}`, 'ask')}<p id="other">Other</p>${block('list', 'Nothing kept', 'ask')}`
  answered = { hello: block('hello', 'Hello Ada', 'shown'), list: block('list', 'A car', 'shown') }
  shown()
  await expect.element(page.getByText('Hello Ada')).toBeVisible()
  await expect.element(page.getByText('A car')).toBeVisible()
  expect(requests).toEqual([`${location.pathname}?round=${round}&_blocks=hello.list`])
  expect([document.title, location.search]).toEqual([title, `?round=${round}`])
})

it('requests the block again where a live response replaced it by the public one', async () => {
  await signIn()
  document.body.innerHTML = block('hello', 'Sign in', 'ask')
  answered = { hello: block('hello', 'Hello Ada', 'shown') }
  shown()
  await expect.element(page.getByText('Hello Ada')).toBeVisible()
  history.replaceState(null, '', `?round=${round}&make=Kia`)
  document.body.innerHTML = block('hello', 'Sign in', 'ask')
  answered = { hello: block('hello', 'Ada and a Kia', 'shown') }
  shown()
  await expect.element(page.getByText('Ada and a Kia')).toBeVisible()
  expect(requests).toHaveLength(2)
})

it('keeps the public version when the request fails', async () => {
  await signIn()
  document.body.innerHTML = block('hello', 'Sign in', 'ask')
  waiting = Promise.reject(new Error('no network'))
  waiting.catch(() => undefined)
  shown()
  await expect.poll(() => document.querySelector('[data-personal=asked]')).not.toBeNull()
  shown()
  await expect.element(page.getByText('Sign in')).toBeVisible()
  expect(requests).toHaveLength(1)
})
