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
