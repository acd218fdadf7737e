import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hilux } from '../fixture-cars.ts'
import { CarName } from './car-name.tsx'

test.each([
  ['V-Strom 800DE', '<span class="whitespace-nowrap">V-Strom</span> 800DE'],
  ['CX-5', '<span class="whitespace-nowrap">CX-5</span>'],
  ['Model 3', 'Model 3'],
  ['Grand-Cherokee', 'Grand-Cherokee'],
])('a word with a short part is not broken at its hyphen: %s (Spec 2.41)', (model, shown) => {
  const html = renderToStaticMarkup(<CarName car={{ ...hilux, model }} />)
  expect(html).toBe(`2021 Toyota ${shown}`)
})
