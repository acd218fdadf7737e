import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCar, hilux } from '#parts/fixture-cars.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import CompareCars from './compare-cars.tsx'
import block from './schema.ts'
import '#ui/app.css'
import './compare-cars.css'

const four = ['a', 'b', 'c', 'd'].map((id) => aCar({ ...hilux, id, tag: 'One Owner' }))

async function draw(width: number, cars = four): Promise<void> {
  await page.viewport(width, 800)
  document.body.innerHTML = renderToStaticMarkup(
    <CompareCars
      id="cars"
      props={block.props.parse({})}
      slots={{}}
      data={{ cars, best: {} }}
      site={storySite}
      page={storyPage({ path: '/compare' })}
    />,
  )
}

test('of four cars two are side by side on a phone, each with the others to choose from (Spec 1.04, WCAG 1.4.10)', async () => {
  await draw(390)
  expectNothingToScroll()
  const heads = page.getByRole('columnheader')
  expect(heads.elements()).toHaveLength(2)
  await heads.nth(1).getByText('Show another', { exact: false }).click()
  const links = heads.nth(1).getByRole('listitem').getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/compare?car=a&car=c&car=b&car=d',
    '/compare?car=a&car=d&car=c&car=b',
  ])
  expect(document.documentElement.scrollWidth).toBe(390)
})

test.each([768, 1280])(
  'at %i pixels all are side by side, and none can be shown in place of another (Spec 1.04, WCAG 1.4.10)',
  async (width) => {
    await draw(width)
    expectNothingToScroll()
    expect(page.getByRole('columnheader').elements()).toHaveLength(4)
    const others = page.getByText('Show another', { exact: false }).elements()
    expect(others.map((other) => other.checkVisibility())).toEqual([false, false])
  },
)

function expectNothingToScroll() {
  expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  const table = document.querySelector('table')
  expect(table?.scrollWidth).toBe(table?.clientWidth)
}

test('a row that does not differ between the two of a phone is left out there (Spec 1.04)', async () => {
  const [a, b, c] = four
  if (!a || !b || !c) throw new Error('expected three cars')
  const cars = [a, b, aCar({ ...c, year: 2011, colour: 'Red' })]
  const years = () => page.getByRole('rowheader', { name: 'Year', exact: true }).elements()
  await draw(390, cars)
  expect(years()).toHaveLength(0)
  await draw(1280, cars)
  expect(years()).toHaveLength(1)
  await draw(390, [a, aCar({ ...b, year: 2011 }), c])
  expect(years()).toHaveLength(1)
})

test('names of any length leave badges and pictures of neighbours on one line (Spec 1.11, 1.04)', async () => {
  const [a, b] = four
  if (!a || !b) throw new Error('expected two cars')
  await draw(390, [a, aCar({ ...b, model: 'Transit Custom 340L Sport Double Cab' })])
  for (const part of ['.compare-cars-picture', '.compare-cars-badge', '.compare-cars-ask']) {
    const tops = [...document.querySelectorAll(part)].map(
      (each) => each.getBoundingClientRect().top,
    )
    expect(new Set(tops).size, part).toBe(1)
  }
})
