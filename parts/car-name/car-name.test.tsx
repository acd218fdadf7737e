import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hilux } from '../fixture-cars.ts'
import { CarName } from './car-name.tsx'

test.each([
  ['V-Strom 800DE', '<span class="whitespace-nowrap">V-Strom</span> 800DE'],
  ['CX-5', '<span class="whitespace-nowrap">CX-5</span>'],
  ['A 45 S', '<span class="whitespace-nowrap">A 45 S</span>'],
  [
    'V-Strom 650 XT',
    '<span class="whitespace-nowrap">V-Strom</span> <span class="whitespace-nowrap">650 XT</span>',
  ],
  ['Model 3', 'Model 3'],
  ['Grand-Cherokee', 'Grand-Cherokee'],
])(
  'short parts of a name are not broken at a hyphen or a space: %s (Spec 2.41)',
  (model, shown) => {
    const html = renderToStaticMarkup(<CarName car={{ ...hilux, model }} />)
    expect(html).toBe(`2021 Toyota ${shown}`)
  },
)
