import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCar, hilux } from '#parts/fixture-cars.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import CompareCars from './compare-cars.tsx'
import block from './schema.ts'
import '#ui/app.css'
import './compare-cars.css'

test.each([390, 768])(
  'four cars scroll in their table at %i pixels, not the page (Spec 1.04, WCAG 1.4.10)',
  async (width) => {
    await page.viewport(width, 800)
    const cars = ['a', 'b', 'c', 'd'].map((id) => aCar({ ...hilux, id, tag: 'One Owner' }))
    document.body.innerHTML = renderToStaticMarkup(
      <CompareCars
        id="cars"
        props={block.props.parse({})}
        slots={{}}
        data={{ cars }}
        site={storySite}
        page={storyPage({ path: '/compare' })}
      />,
    )
    expect(document.documentElement.scrollWidth).toBe(width)
    const scroller = document.querySelector('.compare-cars-scroll')
    expect(scroller?.scrollWidth).toBeGreaterThan(scroller?.clientWidth ?? 0)
  },
)
