import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FIELD_REST_MS } from '#domain/stock-query/thresholds.ts'
import {
  atPage,
  box,
  count,
  keyword,
  network,
  open,
  openFreshPage,
  path,
  query,
  requested,
} from './open-search.fixture.ts'
import { bodyOf } from './search-page.fixture.ts'

beforeEach(openFreshPage)

describe('a live form', () => {
  it('changes results, URL and title at a change and keeps the focus (Spec 4.14)', async () => {
    const before = box('Kia').element()
    await userEvent.click(box('Kia'))
    await expect.element(count()).toHaveTextContent('6 cars')
    expect(query()).toBe('?make=Kia')
    expect(document.title).toBe('Cars ?make=Kia')
    expect(document.activeElement).toBe(before)
    await expect.element(box('Kia')).toBeChecked()
    expect(requested()).toEqual([`${path}?make=Kia`])
  })

  it('draws the results a frame before the form that was pressed', async () => {
    const drawn: string[] = []
    const kia = box('Kia').element()
    const note = () => {
      const isFormDrawn = kia instanceof HTMLInputElement && kia.defaultChecked
      drawn.push(`${count().element().textContent}, the form ${isFormDrawn ? 'too' : 'to come'}`)
    }
    document.addEventListener('forecourt:shown', note)
    await userEvent.click(box('Kia'))
    await expect.poll(() => drawn).toEqual(['6 cars, the form to come', '6 cars, the form too'])
    document.removeEventListener('forecourt:shown', note)
    expect(document.querySelector('[data-drawing]')).toBeNull()
  })

  it('lays out the cards below the screen a frame later', async () => {
    const below = () =>
      [...document.querySelectorAll('article')]
        .filter((card) => card.getBoundingClientRect().top >= innerHeight)
        .map(({ id }) => id)
    const waited: string[] = []
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.hasAttribute('data-drawing')) waited.push(target.id)
    })
    watch.observe(document.body, { attributeFilter: ['data-drawing'], subtree: true })
    await userEvent.click(box('Kia'))
    await atPage('?make=Kia')
    await expect.poll(() => document.querySelector('[data-drawing]')).toBeNull()
    expect(below().length).toBeGreaterThan(0)
    expect(waited).toEqual(below())
    watch.disconnect()
  })

  it('leaves the page as a fresh load of the same URL would be', async () => {
    await userEvent.click(box('Kia'))
    await atPage('?make=Kia')
    await userEvent.click(box('Ford'))
    await atPage('?make=Ford&make=Kia')
    await userEvent.fill(page.getByLabelText('Highest price'), '20000')
    await userEvent.tab()
    await atPage('?make=Ford&make=Kia&price=:20000')
    const fresh = document.createElement('body')
    fresh.innerHTML = bodyOf(new URL(location.href))
    await expect.poll(() => document.body.innerHTML).toBe(fresh.innerHTML)
  })

  it('sends typed text once typing pauses, and keeps text and caret (Spec 9.08)', async () => {
    await userEvent.type(keyword(), 'maz')
    await atPage('?query=maz')
    expect(requested()).toEqual([`${path}?query=maz`])
    await userEvent.keyboard('{ArrowLeft}d')
    await atPage('?query=madz')
    await expect.element(keyword()).toHaveValue('madz')
    expect(document.activeElement).toBe(keyword().element())
    expect(document.activeElement).toHaveProperty('selectionStart', 3)
  })

  it('sends a number when its field is left, not at each digit of a slow typist (Spec 9.08)', async () => {
    const field = page.getByLabelText('Lowest price')
    await userEvent.type(field, '2')
    await new Promise((done) => setTimeout(done, 2 * FIELD_REST_MS))
    await userEvent.type(field, '0000')
    expect(requested()).toEqual([])
    await userEvent.tab()
    await atPage('?price=20000:')
    expect(requested()).toEqual([`${path}?price=20000%3A`])
  })

  it('shows a reversed price range the right way round in both fields (Spec 5.02)', async () => {
    const [lowest, highest] = ['Lowest price', 'Highest price'].map((label) =>
      page.getByLabelText(label),
    )
    if (!lowest || !highest) throw new Error('expected two fields')
    await userEvent.fill(lowest, '24000')
    await userEvent.tab()
    await atPage('?price=24000:')
    await userEvent.fill(highest, '20000')
    await userEvent.tab()
    await expect.element(lowest).toHaveValue('20000')
    await expect.element(highest).toHaveValue('24000')
    await userEvent.click(box('Kia'))
    await expect.poll(() => requested().at(-1)).toMatch(/price=20000%3A24000/)
  })

  it('keeps what is typed while an older response arrives', async () => {
    const release = network.hold('make=Kia')
    await userEvent.click(box('Kia'))
    await userEvent.type(keyword(), 'ki')
    release()
    await expect.element(count()).toHaveTextContent('6 cars')
    await expect.element(keyword()).toHaveValue('ki')
    await atPage('?query=ki&make=Kia')
  })

  it('is submitted by its button without a reload, and closes the drawer around it', async () => {
    const drawer = document.createElement('div')
    drawer.popover = 'auto'
    const form = document.querySelector('#filters')
    if (form) drawer.append(form)
    document.body.prepend(drawer)
    drawer.showPopover()
    await userEvent.fill(keyword(), 'ford')
    await userEvent.click(page.getByRole('button', { name: 'Show cars' }))
    await atPage('?query=ford')
    expect(drawer.matches(':popover-open')).toBe(false)
  })

  it('ignores controls that are not part of the search', async () => {
    await open('?page=2')
    await userEvent.type(page.getByLabelText('Find a make'), 'k')
    await userEvent.click(box('Kia'))
    await atPage('?make=Kia')
    expect(requested()).toEqual([`${path}?make=Kia`])
  })

  it('sends field values that the browser restored with the page', async () => {
    const kia = box('Kia').element()
    if (kia instanceof HTMLInputElement) kia.checked = true
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.element(count()).toHaveTextContent('6 cars')
    expect(query()).toBe('?make=Kia')
  })

  it('keeps closed groups closed', async () => {
    await userEvent.click(page.getByText('Makes'))
    await userEvent.selectOptions(page.getByLabelText('Sort'), 'price_asc')
    await atPage('?sortBy=price_asc')
    expect(document.querySelector('details')?.open).toBe(false)
  })
})
