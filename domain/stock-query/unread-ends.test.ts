import { expect, it } from 'vitest'
import { withoutFacet, withRange } from './state.ts'
import { searchParamsOf, searchStateOf } from './url.ts'

it.each([
  ['price=-5:', 'price=-5:', { price: { min: '-5' } }],
  ['price.min=1e9&price.max=40k', 'price=1e9:40000', { price: { min: '1e9' } }],
  ['miles.max=lots+of: them', 'km=:lots+of+them', { km: { max: 'lots of them' } }],
  ['price=:-1&price=:10', 'price=:10', undefined],
  ['price.max=%00+1+000+000+000+000+000+dollars', 'price=:1+000+000+000+000+00', undefined],
])(
  'of %s an end that is no amount filters nothing and stays as typed (Spec 5.02)',
  (query, written, unread) => {
    const state = searchStateOf(query)
    expect(searchParamsOf(state)).toBe(written)
    if (unread) expect(state.unread).toEqual(unread)
  },
)

it('a new range of a facet replaces what was typed for it (Spec 5.02)', () => {
  const state = searchStateOf('price=-5:&year=old:2020')
  expect(searchParamsOf(withoutFacet(state, 'price'))).toBe('year=old:2020')
  expect(searchParamsOf(withRange(state, 'year', { min: 2019 }))).toBe('price=-5:&year=2019:')
})
