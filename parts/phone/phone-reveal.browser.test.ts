import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import revealPhone from './phone-reveal.island.ts'

const form = (car: string) => `<div class="host">
  <form data-reveals data-car="${car}" method="post" action="/api/phone-reveals">
    <input type="hidden" name="car_id" value="${car}">
    <button type="submit" class="button print:hidden"><svg></svg><span>Reveal ${car}</span><template><span>: Call the dealer</span></template></button>
  </form></div>`

const requests: unknown[] = []
let answer: () => Promise<Response>
const numbered = async () => Response.json({ phone: '(03) 5550 4460' })

beforeEach(() => {
  requests.splice(0)
  answer = numbered
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    requests.push(JSON.parse(`${body}`))
    return answer()
  })
  document.documentElement.dataset.measure = 'events ask:v1'
  localStorage.clear()
  document.body.innerHTML = form('a') + form('b') + form('a')
  for (const host of document.querySelectorAll<HTMLElement>('.host')) revealPhone(host)
})

const link = () => page.getByRole('link', { name: '(03) 5550 4460: Call the dealer' })

test('the number takes the place of the button, with the focus, wherever it is hidden (Spec 4.15, 7.06)', async () => {
  await userEvent.click(page.getByText('Reveal a').first())
  await expect.element(link().first()).toHaveFocus()
  await expect.element(link().first()).toHaveAttribute('href', 'tel:0355504460')
  expect(link().elements()).toHaveLength(2)
  await expect.element(page.getByText('Reveal b')).toBeVisible()
  expect(requests).toEqual([{ car_id: 'a' }])
})

test('only who agreed is counted, and the data layer hears of it (Spec 7.25)', async () => {
  const heard: unknown[] = []
  const listen = (event: Event) => heard.push('detail' in event && event.detail)
  document.addEventListener('forecourt:event', listen)
  localStorage.setItem('measurement', '"v1"')
  await userEvent.click(page.getByText('Reveal b'))
  await expect.element(link()).toHaveFocus()
  document.removeEventListener('forecourt:event', listen)
  expect(requests).toEqual([{ car_id: 'b', consent: 'granted' }])
  expect(heard).toEqual([{ event: 25, carId: 'b', isCounted: true }])
})

test.each([
  ['refuses', async () => Response.json({ error: 'Too many', code: 'x' }, { status: 429 })],
  ['cannot be reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'where the server %s, it is in the console only, and the button works again (Spec 8.02)',
  async (_, failed) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer = failed
    await userEvent.click(page.getByText('Reveal b'))
    await expect.poll(() => logged.mock.calls.length).toBe(1)
    expect(document.body.textContent).not.toContain('5550')
    answer = numbered
    await userEvent.click(page.getByText('Reveal b'))
    await expect.element(link()).toHaveFocus()
    logged.mockRestore()
  },
)
