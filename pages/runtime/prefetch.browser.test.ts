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

describe('prefetching', () => {
  it('requests what a box would, once the mouse rests on it', async () => {
    await userEvent.hover(box('Kia'))
    await expect.poll(requested).toEqual([`${path}?make=Kia`])
    await expect.element(box('Kia')).not.toBeChecked()
    await expect.element(count()).toHaveTextContent('18 cars')
    await userEvent.click(box('Kia'))
    await expect.element(count()).toHaveTextContent('6 cars')
    expect(requested()).toEqual([`${path}?make=Kia`])
  })

  it('knows the request of boxes above, between and below others, and of boxes to be cleared', async () => {
    for (const [name, expected] of [
      ['Kia', '?make=Kia'],
      ['Ford', '?make=Ford&make=Kia'],
      ['Mazda', '?make=Ford&make=Kia&make=Mazda'],
      ['Kia', '?make=Ford&make=Mazda'],
    ] as const) {
      await userEvent.hover(box(name))
      await expect.poll(requested).toContain(path + expected)
      const before = requested()
      await userEvent.click(box(name))
      await atPage(expected)
      expect(requested()).toEqual(before)
    }
  })

  it('requests the page of a link, once the mouse rests on it', async () => {
    await userEvent.hover(page.getByRole('link', { name: 'Page 2' }))
    await expect.poll(requested).toEqual([`${path}?page=2`])
    expect(query()).toBe('')
  })

  it('aborts the request for the control before', async () => {
    network.hold('make=Kia')
    await userEvent.hover(box('Kia'))
    await expect.poll(requested).toEqual([`${path}?make=Kia`])
    const before = network.requests.at(-1)
    await userEvent.hover(box('Ford'))
    await expect.poll(requested).toHaveLength(2)
    expect(before?.signal.aborted).toBe(true)
  })
})
