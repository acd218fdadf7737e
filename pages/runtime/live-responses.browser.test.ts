import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  atPage,
  box,
  count,
  network,
  openFreshPage,
  path,
  query,
  requested,
} from './open-search.fixture.ts'

beforeEach(openFreshPage)

describe('responses out of order', () => {
  it('shows the newest request only, and aborts the older one', async () => {
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

  it('ignores a response that was ready when a newer request was sent in the same frame', async () => {
    await userEvent.hover(box('Kia'))
    await expect.poll(requested).toHaveLength(1)
    network.hold('make=Ford')
    for (const make of ['Kia', 'Ford'])
      document.querySelector<HTMLInputElement>(`input[value=${make}]`)?.click()
    await expect.poll(() => document.querySelector('[aria-busy]')).not.toBeNull()
    expect(query()).toBe('')
    await expect.element(count()).toHaveTextContent('18 cars')
  })

  it('stays as it is when a change is undone before its response', async () => {
    const release = network.hold('?make=Kia')
    await userEvent.click(box('Kia'))
    await userEvent.click(box('Kia'))
    release()
    await userEvent.selectOptions(page.getByLabelText('Sort'), 'price_asc')
    await atPage('?sortBy=price_asc')
    await expect.element(count()).toHaveTextContent('18 cars')
  })

  it('waits until a button that is held is let go: it would be gone from under the pointer (Spec 4.14)', async () => {
    const release = network.hold('?make=Kia')
    await userEvent.click(box('Kia'))
    document.addEventListener('pointerdown', release, { once: true })
    await userEvent.click(page.getByRole('button', { name: 'Save Mazda 3' }), { delay: 200 })
    await expect.element(page.getByLabelText('Saved cars')).toHaveTextContent('1')
    await expect.element(count()).toHaveTextContent('6 cars')
    expect(query()).toBe('?make=Kia')
  })

  it('is marked busy only when a response takes long', async () => {
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

  it('can be retried in place by a live link', async () => {
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
