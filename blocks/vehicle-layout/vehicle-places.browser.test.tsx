import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SceneName, VariantOf } from '#domain/site/look-axes.ts'
import { hilux } from '#parts/fixture-cars.ts'
import { financeSite, storyPage } from '#parts/story-site.ts'
import { contrastOf, textContrast } from '#ui/theme/contrast.ts'
import { stageColoursOf } from '#ui/theme/stage-colours.ts'
import { themeCss } from '#ui/theme/theme-css.ts'
import block from './schema.ts'
import VehicleLayout from './vehicle-layout.tsx'
import '#ui/app.css'
import './vehicle-layout.css'
import './vehicle-bill.css'
import './vehicle-hall.css'
import './vehicle-letter.css'
import './vehicle-plate.css'
import './vehicle-theatre.css'

beforeEach(() => page.viewport(1280, 900))

function draw(variant: VariantOf<'vehicle'>, scene?: SceneName): void {
  const html = renderToStaticMarkup(
    <VehicleLayout
      id="vehicle"
      props={block.props.parse({ variant })}
      slots={{ gallery: 'the pictures', offer: undefined, text: 'the text' }}
      data={undefined}
      site={financeSite}
      page={storyPage()}
      car={hilux}
    />,
  )
  document.body.innerHTML = `<style>${themeCss(financeSite.theme, scene)}</style>${html}`
}

const boxOf = (selector: string): DOMRect =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()

test('beside the offer of a letter the name is at the top, and the facts are below it (Spec 2.43)', () => {
  draw('letter')
  expect(boxOf('.vehicle-name').top).toBe(boxOf('.vehicle-offer').top)
  expect(boxOf('.vehicle-facts').bottom).toBeLessThanOrEqual(boxOf('.vehicle-gallery').top)
})

test('in a theatre at night the trail is read on the wall, though the page is light (Spec 1.11)', () => {
  draw('theatre', 'night')
  const { color } = getComputedStyle(document.querySelector('.vehicle-trail a') ?? document.body)
  const wall = stageColoursOf(financeSite.theme, 'night')['stage-wall']
  expect(contrastOf(color, wall)).toBeGreaterThanOrEqual(textContrast)
})

test('in a theatre the warning of the repayment is below the readings (Spec 2.43, 9.13)', () => {
  draw('theatre')
  expect(boxOf('.vehicle-terms').top).toBeGreaterThanOrEqual(boxOf('.vehicle-facts').bottom)
})

test.each([
  ['hall', ['.vehicle-gallery', '.vehicle-price', '.vehicle-facts']],
  ['letter', ['.vehicle-price', '.vehicle-gallery', '.vehicle-actions', '.vehicle-facts']],
  ['plate', ['.vehicle-price', '.vehicle-gallery', '.vehicle-facts', '.vehicle-actions']],
  ['bill', ['.vehicle-price', '.vehicle-gallery', '.vehicle-facts', '.vehicle-actions']],
  ['theatre', ['.vehicle-gallery', '.vehicle-name', '.vehicle-price', '.vehicle-facts']],
] as const)(
  'on a phone the page of a car as %s has an order of its own, and the small print below the facts (Spec 1.11, 2.43)',
  async (variant, order) => {
    await page.viewport(390, 844)
    draw(variant)
    const tops = [...order, '.vehicle-terms', '.vehicle-text'].map((part) => boxOf(part).top)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  },
)
