import { expect, test } from 'vitest'
import { ascii } from './html.ts'
import { fill, gap, stencilOf } from './stencil.ts'

test('a stencil without gaps is its own HTML', () => {
  expect(fill(stencilOf('<p>Utes</p>'), [])).toBe('<p>Utes</p>')
})

test('gaps are filled by number, in any order and as often as they stand', () => {
  const stencil = stencilOf(`${gap(1)}<b>${gap(0)}</b>${gap(1)}`)
  expect(fill(stencil, ['zero', 'one'])).toBe('one<b>zero</b>one')
})

test('a gap that nothing fills leaves nothing', () => {
  expect(fill(stencilOf(`<b>${gap(3)}</b>`), [])).toBe('<b></b>')
})

test('filled HTML may hold gaps of an outer stencil', () => {
  const inner = fill(stencilOf(`<li>${gap(1)}</li>`), [gap(0), gap(0)])
  expect(fill(stencilOf(inner), ['Hilux'])).toBe('<li>Hilux</li>')
})

test('letters outside ASCII become character references', () => {
  expect(ascii('Citroën – 🚗')).toBe('Citro&#235;n &#8211; &#128663;')
})
