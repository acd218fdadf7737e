import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { atPage, box, count, keyword, openFreshPage, requested } from './open-search.fixture.ts'

beforeEach(openFreshPage)

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

  it('resets fields to what the server says', async () => {
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

  describe('where the page is still shorter than the place that was left', () => {
    /** Comes back to 300 pixels below the top of a page that is too short for it. */
    async function comeBack(): Promise<void> {
      // As in a page that was shown with this script.
      history.scrollRestoration = 'manual'
      scrollTo(0, 300)
      await expect.poll(() => history.state?.scrollY).toBe(300)
      location.hash = 'results'
      await expect.poll(() => scrollY).not.toBe(300)
      document.body.hidden = true
      const back = new Promise((done) => addEventListener('popstate', done, { once: true }))
      history.back()
      await back
      onTestFinished(() => {
        history.scrollRestoration = 'auto'
        grow()
      })
    }
    const grow = () => document.body.removeAttribute('hidden')

    it('finds it once it has grown (Spec 2.48)', async () => {
      await comeBack()
      expect(scrollY).toBeLessThan(300)
      grow()
      await expect.poll(() => scrollY).toBe(300)
    })

    it.each([
      ['scrolls', 'wheel'],
      ['touches it', 'pointerdown'],
      ['presses a key', 'keydown'],
    ])('leaves it to a visitor who %s meanwhile (Spec 2.48)', async (_, type) => {
      await comeBack()
      document.body.dispatchEvent(new Event(type, { bubbles: true }))
      const place = scrollY
      grow()
      // Longer than the place is looked for.
      await new Promise((done) => setTimeout(done, 450))
      expect(scrollY).toBe(place)
    })
  })

  it('makes one entry for one search', async () => {
    // Not by the history's length, which stops at 50 after the tests before this one.
    const push = vi.spyOn(history, 'pushState')
    onTestFinished(() => push.mockRestore())
    await userEvent.fill(keyword(), 'kia')
    await atPage('?query=kia')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(box('Kia'))
    await atPage('?query=kia&make=Kia')
    expect(push).toHaveBeenCalledTimes(2)
  })

  it('goes back over what was typed at once: a field makes one entry while it has the focus (Spec 4.14)', async () => {
    const push = vi.spyOn(history, 'pushState')
    onTestFinished(() => push.mockRestore())
    for (const text of ['ki', 'kia']) {
      await userEvent.fill(keyword(), text)
      await atPage(`?query=${text}`)
    }
    const lowest = page.getByLabelText('Lowest price')
    for (const price of ['12000', '15000']) {
      await userEvent.fill(lowest, price)
      await userEvent.keyboard('{Enter}')
      await atPage(`?query=kia&price=${price}:`)
    }
    await userEvent.fill(keyword(), 'k')
    await atPage('?query=k&price=15000:')
    expect(push).toHaveBeenCalledTimes(3)
    history.back()
    await atPage('?query=kia&price=15000:')
    history.back()
    await atPage('?query=kia')
    history.back()
    await atPage('')
  })

  it('makes an entry of what is typed after another search came between', async () => {
    await userEvent.fill(keyword(), 'kia')
    await atPage('?query=kia')
    // By a script, as a voice does it: the focus stays.
    document.querySelector<HTMLInputElement>('input[value=Kia]')?.click()
    await atPage('?query=kia&make=Kia')
    await userEvent.fill(keyword(), 'k')
    await atPage('?query=k&make=Kia')
    history.back()
    await atPage('?query=kia&make=Kia')
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

  it('is left to the browser when it opens in another tab', () => {
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

describe('past searches', () => {
  const noted = () => JSON.parse(localStorage.getItem('search-history') ?? '[]')
  const leave = () => dispatchEvent(new PageTransitionEvent('pagehide'))

  it('are noted as the visitor leaves them, in words (Spec 3.20)', async () => {
    localStorage.removeItem('search-history')
    leave()
    expect(noted()).toEqual([])
    await userEvent.click(box('Kia'))
    await atPage('?make=Kia')
    expect(noted()).toEqual([])
    leave()
    const { pathname: path } = location
    expect(noted()).toEqual([{ text: 'Kia', path, refinement: 'make=Kia' }])
  })

  it('are not noted where they found nothing (Spec 3.20)', async () => {
    localStorage.removeItem('search-history')
    await userEvent.click(box('Kia'))
    await userEvent.fill(keyword(), 'ford')
    await atPage('?query=ford&make=Kia')
    leave()
    expect(noted()).toEqual([])
  })
})
