import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import './main.ts'
import { bodyOf, type Network, startNetwork } from './search-page.fixture.ts'

let network: Network
let path = ''
let opened = 0

/** Every test has a path, and so answers, of its own. */
beforeEach(async () => {
  path = `/search/test-${++opened}`
  localStorage.clear()
  network = startNetwork()
  await open('')
})

/** Comes to a search as by the browser's history, over HTML that the server drew for it. */
async function open(query: string): Promise<void> {
  // Away from what the test before left it on: a box that comes to lie there would be asked for.
  await userEvent.unhover(document.body)
  history.pushState(null, '', path + query)
  document.body.innerHTML = bodyOf(new URL(location.href))
  scrollTo(0, 0)
  const shown = new Promise((done) =>
    document.addEventListener('forecourt:shown', done, { once: true }),
  )
  dispatchEvent(new PopStateEvent('popstate'))
  await shown
  await userEvent.hover(page.getByRole('heading', { level: 1 }))
  requestsBefore = network.requests.length
}

let requestsBefore = 0
const requested = () => network.requests.slice(requestsBefore).map((request) => request.page)
const query = () => decodeURIComponent(location.search)
const box = (make: string) => page.getByRole('checkbox', { name: make })
const count = () => page.getByRole('heading', { level: 1 })
const keyword = () => page.getByLabelText('Keyword')
const atPage = (expected: string) => expect.poll(query).toBe(expected)

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

  it('sends what is typed once it rests, and keeps text and caret (Spec 9.08)', async () => {
    await userEvent.type(keyword(), 'maz')
    await atPage('?query=maz')
    expect(requested()).toEqual([`${path}?query=maz`])
    await userEvent.keyboard('{ArrowLeft}d')
    await atPage('?query=madz')
    await expect.element(keyword()).toHaveValue('madz')
    expect(document.activeElement).toBe(keyword().element())
    expect(document.activeElement).toHaveProperty('selectionStart', 3)
  })

  it('keeps what is typed while an older answer comes in', async () => {
    const release = network.hold('make=Kia')
    await userEvent.click(box('Kia'))
    await userEvent.type(keyword(), 'ki')
    release()
    await expect.element(count()).toHaveTextContent('6 cars')
    await expect.element(keyword()).toHaveValue('ki')
    await atPage('?query=ki&make=Kia')
  })

  it('is sent by its button without a reload, and closes the drawer it is in', async () => {
    const dialog = document.createElement('dialog')
    const form = document.querySelector('#filters')
    if (form) dialog.append(form)
    document.body.prepend(dialog)
    dialog.showModal()
    await userEvent.fill(keyword(), 'ford')
    await userEvent.click(page.getByRole('button', { name: 'Show cars' }))
    await atPage('?query=ford')
    expect(dialog.open).toBe(false)
  })

  it('ignores controls that are no part of the search', async () => {
    await open('?page=2')
    await userEvent.type(page.getByLabelText('Find a make'), 'k')
    await userEvent.click(box('Kia'))
    await atPage('?make=Kia')
    expect(requested()).toEqual([`${path}?make=Kia`])
  })

  it('sends what the browser brought back with the page', async () => {
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

describe('answers out of order', () => {
  it('shows the newest wish only, and gives up the older one', async () => {
    const release = network.hold('?make=Kia')
    await userEvent.click(box('Kia'))
    const older = network.requests.at(-1)
    await userEvent.click(box('Ford'))
    await expect.element(count()).toHaveTextContent('12 cars')
    expect(older?.signal.aborted).toBe(true)
    release()
    await userEvent.click(box('Mazda'))
    await expect.element(count()).toHaveTextContent('18 cars')
    expect(query()).toBe('?make=Ford&make=Kia&make=Mazda')
  })

  it('drops an answer that was ready when a newer wish came in the same moment', async () => {
    await userEvent.hover(box('Kia'))
    await expect.poll(requested).toHaveLength(1)
    network.hold('make=Ford')
    for (const make of ['Kia', 'Ford'])
      document.querySelector<HTMLInputElement>(`input[value=${make}]`)?.click()
    await expect.poll(() => document.querySelector('[aria-busy]')).not.toBeNull()
    expect(query()).toBe('')
    await expect.element(count()).toHaveTextContent('18 cars')
  })

  it('stays where it is when a change is taken back before its answer', async () => {
    const release = network.hold('?make=Kia')
    await userEvent.click(box('Kia'))
    await userEvent.click(box('Kia'))
    release()
    await userEvent.selectOptions(page.getByLabelText('Sort'), 'price_asc')
    await atPage('?sortBy=price_asc')
    await expect.element(count()).toHaveTextContent('18 cars')
  })

  it('says that it is busy only when an answer takes long', async () => {
    const marks: string[] = []
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.ariaBusy) marks.push(target.id)
    })
    watch.observe(document.body, { attributeFilter: ['aria-busy'], subtree: true })
    await userEvent.click(box('Kia'))
    await atPage('?make=Kia')
    expect(marks).toEqual([])
    const release = network.hold('make=Ford')
    await userEvent.click(box('Ford'))
    await expect.poll(() => marks).toEqual(['filters', 'results'])
    release()
    await atPage('?make=Ford&make=Kia')
    await expect.poll(() => document.querySelector('[aria-busy]')).toBeNull()
  })
})

describe('a failure', () => {
  it('keeps the last good content, says so, and recovers (Spec 4.14)', async () => {
    const recover = network.fail('make=Kia')
    await userEvent.click(box('Kia'))
    const note = page.getByRole('alert')
    await expect.element(note).toBeVisible()
    await expect.element(count()).toHaveTextContent('18 cars')
    expect(query()).toBe('')
    const retry = note.getByRole('link', { name: 'Try again' })
    await expect.element(retry).toHaveAttribute('href', `${path}?make=Kia`)
    recover()
    await userEvent.click(box('Ford'))
    await expect.element(count()).toHaveTextContent('12 cars')
    await expect.poll(() => document.querySelector('[data-live-error]:not([hidden])')).toBeNull()
  })

  it('can be tried again in place by a live link', async () => {
    document.querySelector('[data-live-error] a')?.setAttribute('data-live', '')
    const recover = network.fail('make=Kia')
    await userEvent.click(box('Kia'))
    await expect.element(page.getByRole('alert')).toBeVisible()
    recover()
    await userEvent.click(page.getByRole('link', { name: 'Try again' }))
    await expect.element(count()).toHaveTextContent('6 cars')
    expect(query()).toBe('?make=Kia')
  })
})

describe('history', () => {
  it('goes back and forward with content, form and scroll', async () => {
    scrollTo(0, 300)
    document.querySelector<HTMLInputElement>('input[value=Kia]')?.click()
    await expect.element(count()).toHaveTextContent('6 cars')
    expect(scrollY).toBe(300)
    scrollTo(0, 120)
    await expect.poll(() => history.state?.scrollY).toBe(120)
    history.back()
    await expect.element(count()).toHaveTextContent('18 cars')
    await expect.element(box('Kia')).not.toBeChecked()
    expect(scrollY).toBe(300)
    history.forward()
    await expect.element(count()).toHaveTextContent('6 cars')
    await expect.element(box('Kia')).toBeChecked()
    expect(scrollY).toBe(120)
  })

  it('brings fields back to what the server says', async () => {
    await userEvent.fill(keyword(), 'kia')
    await atPage('?query=kia')
    await userEvent.selectOptions(page.getByLabelText('Sort'), 'price_asc')
    await atPage('?query=kia&sortBy=price_asc')
    history.go(-2)
    await atPage('')
    await expect.element(keyword()).toHaveValue('')
    await expect.element(page.getByLabelText('Sort')).toHaveValue('relevance')
  })

  it('leaves a jump within the page to the browser, and comes back from it', async () => {
    scrollTo(0, 200)
    await expect.poll(() => history.state?.scrollY).toBe(200)
    location.hash = 'results'
    await expect.poll(() => scrollY).not.toBe(200)
    history.back()
    await expect.poll(() => scrollY).toBe(200)
    expect(requested()).toEqual([])
  })

  it('makes one entry of one search', async () => {
    const entries = history.length
    await userEvent.fill(keyword(), 'kia')
    await atPage('?query=kia')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(box('Kia'))
    await atPage('?query=kia&make=Kia')
    expect(history.length).toBe(entries + 2)
  })
})

describe('a live link', () => {
  it('takes a filter away and gives the focus to its block', async () => {
    await userEvent.click(box('Kia'))
    await atPage('?make=Kia')
    await userEvent.click(page.getByRole('link', { name: 'Remove Kia' }))
    await expect.element(count()).toHaveTextContent('18 cars')
    await expect.element(box('Kia')).not.toBeChecked()
    expect(document.activeElement?.id).toBe('results')
    await userEvent.tab()
    expect(document.querySelector('#results')?.hasAttribute('tabindex')).toBe(false)
  })

  it('scrolls to its block when it leads to another page of results', async () => {
    scrollTo(0, document.body.scrollHeight)
    await userEvent.click(page.getByRole('link', { name: 'Page 2' }))
    await atPage('?page=2')
    expect(document.querySelector('#results')?.getBoundingClientRect().top).toBeCloseTo(0, 0)
    expect(document.activeElement?.id).toBe('results')
  })

  it('is the browser’s when it is to open elsewhere', () => {
    let isTaken: boolean | undefined
    const stayHere = (event: Event) => {
      isTaken = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', stayHere, { once: true })
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    page.getByRole('link', { name: 'Page 2' }).element().dispatchEvent(press)
    expect(isTaken).toBe(false)
    expect(requested()).toEqual([])
  })
})

describe('asking ahead', () => {
  it('has the answer of a box that the mouse rested on', async () => {
    await userEvent.hover(box('Kia'))
    await expect.poll(requested).toEqual([`${path}?make=Kia`])
    await expect.element(box('Kia')).not.toBeChecked()
    await expect.element(count()).toHaveTextContent('18 cars')
    await userEvent.click(box('Kia'))
    await expect.element(count()).toHaveTextContent('6 cars')
    expect(requested()).toEqual([`${path}?make=Kia`])
  })

  it('has the answers of boxes above, between and below others, and of those let go', async () => {
    for (const [name, asked] of [
      ['Kia', '?make=Kia'],
      ['Ford', '?make=Ford&make=Kia'],
      ['Mazda', '?make=Ford&make=Kia&make=Mazda'],
      ['Kia', '?make=Ford&make=Mazda'],
    ] as const) {
      await userEvent.hover(box(name))
      await expect.poll(requested).toContain(path + asked)
      const before = requested()
      await userEvent.click(box(name))
      await atPage(asked)
      expect(requested()).toEqual(before)
    }
  })

  it('has the answer of a link that the mouse rested on', async () => {
    await userEvent.hover(page.getByRole('link', { name: 'Page 2' }))
    await expect.poll(requested).toEqual([`${path}?page=2`])
    expect(query()).toBe('')
  })

  it('gives up what was asked for the one before', async () => {
    network.hold('make=Kia')
    await userEvent.hover(box('Kia'))
    await expect.poll(requested).toEqual([`${path}?make=Kia`])
    const before = network.requests.at(-1)
    await userEvent.hover(box('Ford'))
    await expect.poll(requested).toHaveLength(2)
    expect(before?.signal.aborted).toBe(true)
  })
})

describe('favourites', () => {
  const save = (name: string) => page.getByRole('button', { name: `Save ${name}` })

  it('show what is saved and how many, also after new results (Spec 4.13)', async () => {
    const events: unknown[] = []
    const listen = (event: Event) => events.push('detail' in event && event.detail)
    document.addEventListener('forecourt:event', listen)
    await userEvent.click(save('Kia 2'))
    document.removeEventListener('forecourt:event', listen)
    await expect.element(save('Kia 2')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(save('Ford 1')).toHaveAttribute('aria-pressed', 'false')
    await expect.element(page.getByLabelText('Saved cars')).toHaveTextContent('1')
    expect(events).toEqual([{ event: 39, carId: '2' }])
    await userEvent.click(box('Kia'))
    await atPage('?make=Kia')
    await expect.element(save('Kia 2')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(save('Kia 5')).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(save('Kia 2'))
    await expect.element(page.getByLabelText('Saved cars')).toHaveTextContent('')
  })

  it('show what another tab saved', async () => {
    localStorage.setItem('favourites', JSON.stringify([{ id: '1' }]))
    dispatchEvent(new StorageEvent('storage', { key: 'favourites' }))
    await expect.element(save('Ford 1')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByLabelText('Saved cars')).toHaveTextContent('1')
  })
})

it('notes a search when the visitor leaves it (Spec 3.20)', async () => {
  await userEvent.click(box('Kia'))
  await atPage('?make=Kia')
  dispatchEvent(new PageTransitionEvent('pagehide'))
  const history = JSON.parse(localStorage.getItem('search-history') ?? '')
  expect(history).toEqual([{ path, refinement: 'make=Kia' }])
})
