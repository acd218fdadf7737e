import axe from 'axe-core'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCar, photographed } from '#parts/fixture-cars.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import CarGallery from './car-gallery.tsx'
import gallery from './gallery.island.ts'
import block from './schema.ts'
import '#ui/app.css'
import './car-gallery.css'
import './car-gallery-viewer.later.css'

const car = aCar({ ...photographed, video: 'https://video.example/1' })

beforeEach(async () => {
  await page.viewport(1000, 800)
  const html = renderToStaticMarkup(
    <CarGallery
      id="gallery"
      props={block.props.parse({})}
      slots={{}}
      data={undefined}
      site={storySite}
      page={storyPage()}
      car={car}
    />,
  )
  // Nothing moves while a test looks.
  document.body.innerHTML = `<style>* { scroll-behavior: auto !important }</style><main><h1>CX-5</h1>${html}</main>`
})

function start(): void {
  const host = document.querySelector<HTMLElement>('.gallery-parts')
  if (host) gallery(host)
}

function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`expected ${selector}`)
  return element
}

const opener = () => page.getByRole('button', { name: 'View all 6' })
const number = () => found('.viewer-number').textContent
const isOpen = () => found('dialog').matches(':popover-open')
/** Which child of a strip is at its left edge. */
const placeIn = (selector: string) => {
  const { left } = found(selector).getBoundingClientRect()
  const tops = Array.from(
    document.querySelectorAll(`${selector} :is(.gallery-slide, .viewer-picture)`),
    (slide) => Math.abs(slide.getBoundingClientRect().left - left),
  )
  return tops.indexOf(Math.min(...tops))
}
const atEnds = () =>
  ['previous', 'next'].map((to) => found(`.viewer-${to}`).getAttribute('aria-disabled'))

it('opens at the picture that is shown, and the page shows the one it was closed at (Spec 2.44)', async () => {
  start()
  found('.gallery-strip').scrollTo({ left: found('.gallery-strip').clientWidth * 2 })
  await userEvent.click(opener())
  expect(isOpen()).toBe(true)
  expect([number(), placeIn('.viewer-strip')]).toEqual(['Photo 3 of 6', 2])
  await userEvent.keyboard('{End}')
  await userEvent.keyboard('{Escape}')
  await expect.poll(isOpen).toBe(false)
  await expect.poll(() => placeIn('.gallery-strip')).toBe(5)
  expect(document.activeElement).toBe(opener().element())
})

it('a press on a picture opens it there (Spec 2.44)', async () => {
  start()
  found('.gallery-strip').scrollTo({ left: found('.gallery-strip').clientWidth })
  await userEvent.click(page.getByRole('button', { name: /photo 2$/ }))
  expect([isOpen(), number()]).toEqual([true, 'Photo 2 of 6'])
})

it('opened before the script had loaded, it shows the same picture (Spec 2.44)', async () => {
  found('.gallery-strip').scrollTo({ left: found('.gallery-strip').clientWidth * 3 })
  await userEvent.click(opener())
  expect([isOpen(), placeIn('.viewer-strip')]).toEqual([true, 0])
  start()
  expect([number(), placeIn('.viewer-strip')]).toEqual(['Photo 4 of 6', 3])
})

it('steps stop at the ends, keep the focus, and are read out (Spec 4.16)', async () => {
  start()
  await userEvent.click(opener())
  expect(atEnds()).toEqual(['true', 'false'])
  // Faster than it scrolls.
  for (let press = 0; press < 7; press += 1) found('.viewer-next').click()
  expect([number(), ...atEnds()]).toEqual(['Photo 6 of 6', 'false', 'true'])
  await expect.poll(() => placeIn('.viewer-strip')).toBe(5)
  found('.viewer-next').focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(found('.viewer-next'))
  await userEvent.keyboard('{Home}{ArrowRight}')
  expect([number(), ...atEnds()]).toEqual(['Photo 2 of 6', 'false', 'false'])
  expect(found('.viewer-number').role).toBe('status')
})

it('a swipe says which picture it came to (Spec 4.16)', async () => {
  start()
  await userEvent.click(opener())
  found('.viewer-strip').scrollTo({ left: found('.viewer-strip').clientWidth * 4 })
  await expect.poll(number).toBe('Photo 5 of 6')
})

it('the controls are inside of what a swipe scrolls, and stay in their place (Spec 4.16)', async () => {
  start()
  await userEvent.click(opener())
  const before = found('.viewer-close').getBoundingClientRect().x
  await userEvent.keyboard('{End}')
  await expect.poll(() => placeIn('.viewer-strip')).toBe(5)
  for (const button of ['.viewer-close', '.viewer-previous', '.viewer-next'])
    expect(found('.viewer-strip').contains(found(button))).toBe(true)
  expect(found('.viewer-close').getBoundingClientRect().x).toBeCloseTo(before, 0)
})

it('on a phone the arrows are below the picture (Spec 4.16)', async () => {
  await page.viewport(390, 844)
  start()
  await userEvent.click(opener())
  const picture = found('.viewer-picture .stage').getBoundingClientRect()
  for (const to of ['.viewer-previous', '.viewer-next'])
    expect(found(to).getBoundingClientRect().top).toBeGreaterThanOrEqual(picture.bottom)
  expect(found('.viewer-close').getBoundingClientRect().bottom).toBeLessThanOrEqual(picture.top)
})

it('a thumbnail shows its picture without an entry in the history (Spec 2.44)', async () => {
  start()
  const before = [history.length, location.href]
  await userEvent.click(page.getByRole('link', { name: 'Picture 3' }))
  await expect.poll(() => placeIn('.gallery-strip')).toBe(2)
  expect([history.length, location.href]).toEqual(before)
  await expect
    .poll(() => found('.gallery-thumb[aria-current]').getAttribute('href'))
    .toBe('#gallery-3')
})

it('behind the pictures is a link to the video, which the viewer leaves out (Spec 3.10)', async () => {
  start()
  expect(found('.gallery-slide:last-child > a').getAttribute('href')).toBe(
    'https://video.example/1',
  )
  found('.gallery-strip').scrollTo({ left: 99_999 })
  await userEvent.click(opener())
  expect(number()).toBe('Photo 6 of 6')
})

it('the tabulator stays in it (WCAG 2.4.3)', async () => {
  start()
  await userEvent.click(opener())
  expect(document.activeElement).toBe(found('.viewer-close'))
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(found('.viewer-next'))
  await userEvent.tab()
  expect(document.activeElement).toBe(found('.viewer-close'))
})

it('axe finds nothing in the open viewer (WCAG 2.2 AA)', async () => {
  start()
  await userEvent.click(opener())
  const { violations } = await axe.run(found('dialog'))
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
})
