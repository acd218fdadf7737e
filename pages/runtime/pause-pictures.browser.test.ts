import { expect, it, vi } from 'vitest'
import { pausePictures } from './pause-pictures.ts'

/** A picture of which no byte will arrive. */
const picture = (id: string) =>
  `<picture><source srcset="/never/${id}.avif 1x"><img id="${id}" src="/never/${id}.jpg" width="40" height="40" alt=""></picture>`

it('pictures below the screen, and of the blocks to come, stop loading while a live response is on its way (Spec 4.14)', () => {
  document.body.innerHTML = `${picture('first')}<div id="block">${picture('shown')}</div><div style="height: 400vh"></div>${picture('below')}`
  const [first, shown, below] = ['first', 'shown', 'below'].map((id) => document.getElementById(id))
  const resume = pausePictures(['block'])
  expect(first?.outerHTML).toContain('first.jpg')
  for (const paused of [shown, below])
    expect(paused?.parentElement?.innerHTML).not.toContain('/never/')
  // Drawn meanwhile: the newer picture stays.
  below?.setAttribute('src', '/newer.jpg')
  resume()
  expect(shown?.getAttribute('src')).toBe('/never/shown.jpg')
  expect(below?.getAttribute('src')).toBe('/newer.jpg')
  expect(below?.previousElementSibling?.getAttribute('srcset')).toBe('/never/below.avif 1x')
})

it('reads every place before it changes a picture, so that the page is laid out once', () => {
  const pictures = ['a', 'b', 'c'].map((id) => picture(id)).join('')
  document.body.innerHTML = `<div style="height: 400vh"></div>${pictures}`
  const changedAtRead: number[] = []
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  place.mockImplementation(function (this: Element) {
    changedAtRead.push(document.querySelectorAll('img:not([src])').length)
    return new DOMRect(0, innerHeight * 4)
  })
  pausePictures()()
  place.mockRestore()
  expect(changedAtRead).toEqual([0, 0, 0])
})
