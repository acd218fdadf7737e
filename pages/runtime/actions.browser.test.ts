import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { atPage, box, openFreshPage } from './open-search.fixture.ts'

beforeEach(openFreshPage)

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

  it('of a car that may no longer be saved shows to buyers who saved it (Spec 4.01)', async () => {
    for (const name of ['Ford 1', 'Kia 2']) save(name).element().toggleAttribute('hidden', true)
    localStorage.setItem('favourites', JSON.stringify([{ id: '1' }]))
    dispatchEvent(new StorageEvent('storage', { key: 'favourites' }))
    await expect.element(save('Ford 1')).toBeVisible()
    expect(page.getByText('Save Kia 2').element().hasAttribute('hidden')).toBe(true)
    await userEvent.click(save('Ford 1'))
    await expect.element(save('Ford 1')).toHaveAttribute('aria-pressed', 'false')
  })

  it('show what another tab saved', async () => {
    localStorage.setItem('favourites', JSON.stringify([{ id: '1' }]))
    dispatchEvent(new StorageEvent('storage', { key: 'favourites' }))
    await expect.element(save('Ford 1')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByLabelText('Saved cars')).toHaveTextContent('1')
  })
})
