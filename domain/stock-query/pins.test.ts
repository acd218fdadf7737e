import { describe, expect, it, test } from 'vitest'
import { canonicalPath, pinsOf, searchPath, withPins } from './pins.ts'
import { emptyState, withoutFacet, withTerms } from './state.ts'
import { searchStateOf } from './url.ts'

const known = {
  makes: ['Toyota', 'Land Rover', 'Mini'],
  modelsByMake: { Toyota: ['Hilux', 'Land Cruiser 300'], 'Land Rover': ['Range Rover Sport'] },
  bodies: ['SUV', 'People Mover', 'Mini'],
}

const read = (segments: readonly string[]) => pinsOf(segments, known)

it.each([
  [['new-cars'], { car_type: ['new'] }],
  [['demo-cars'], { car_type: ['demo'] }],
  [['used-cars'], { car_type: ['used'] }],
  [['new-and-demo-cars'], { car_type: ['demo', 'new'] }],
  [['new-used-and-demo-cars'], { car_type: ['demo', 'new', 'used'] }],
  [['land-rover'], { make: ['Land Rover'] }],
  [['land-rover', 'range-rover-sport'], { make: ['Land Rover'], model: ['Range Rover Sport'] }],
  [['people-mover'], { simple_body: ['People Mover'] }],
  [['mini'], { make: ['Mini'] }],
  [['hilux'], undefined],
  [['toyota', 'range-rover-sport'], undefined],
  [['suv', 'hilux'], undefined],
  [['toyota', 'hilux', 'sr5'], undefined],
  [['__proto__'], undefined],
  [[], undefined],
])('reads the path %j (Spec 2.17)', (segments, pins) => {
  expect(pinsOf(segments, known)).toEqual(pins)
})

describe('a pinned path', () => {
  const pins = { make: ['Toyota'], model: ['Hilux'] }
  const state = withPins(searchStateOf('colour=White'), pins)

  it('shows its pins as chosen (D7)', () => {
    expect(state.terms).toEqual({ make: ['Toyota'], model: ['Hilux'], colour: ['White'] })
  })

  it('is kept while exactly the pins are chosen (D7)', () => {
    expect(searchPath(state, pins)).toBe('/search/toyota/hilux?colour=White')
  })

  it('leads to /search with the rest when a pin is removed (D7)', () => {
    expect(searchPath(withoutFacet(state, 'model'), pins)).toBe('/search?make=Toyota&colour=White')
  })

  it('leads to /search with all values when a pinned facet gets another (D7)', () => {
    const pinned = withPins(emptyState, { make: ['Toyota'] })
    const both = withTerms(pinned, 'make', ['Toyota', 'Kia'])
    expect(searchPath(both, { make: ['Toyota'] })).toBe('/search?make=Kia&make=Toyota')
  })
})

it.each([
  ['', '/search'],
  ['make=Toyota&model=Hilux&colour=White', '/search/toyota/hilux?colour=White'],
  ['make=Toyota&simple_body=SUV', '/search/toyota?simple_body=SUV'],
  ['make=Toyota&make=Kia', '/search?make=Kia&make=Toyota'],
  ['car_type=new&car_type=demo&price=:30000', '/search/new-and-demo-cars?price=:30000'],
  ['car_type=new&car_type=demo&car_type=used', '/search'],
  ['simple_body=People+Mover&car_type=used', '/search/people-mover?car_type=used'],
  ['model=Hilux', '/search?model=Hilux'],
  ['make=Toyota&gclid=1&page=2', '/search/toyota?page=2'],
])('has one address for search engines: %s is %s (Spec 2.17)', (query, path) => {
  expect(canonicalPath(searchStateOf(query))).toBe(path)
})

it('uses a pinned path for search engines only if that path leads back (Spec 2.17)', () => {
  expect(canonicalPath(searchStateOf('simple_body=Mini'), read)).toBe('/search?simple_body=Mini')
  expect(canonicalPath(searchStateOf('make=Yugo'), read)).toBe('/search?make=Yugo')
  expect(canonicalPath(searchStateOf('make=Toyota&model=Hilux'), read)).toBe('/search/toyota/hilux')
})

describe('pins that no path says', () => {
  const state = searchStateOf('make=Toyota&simple_body=Ute&model=Hilux&colour=White')

  test.each([
    ['a make and a body', { make: ['Toyota'], simple_body: ['Ute'] }],
    ['a model alone', { model: ['Hilux'] }],
    ['a colour', { colour: ['White'] }],
    ['nothing', {}],
  ])('%s: the search lives on /search (D7)', (_, pins) => {
    expect(searchPath(state, pins)).toBe(
      '/search?make=Toyota&model=Hilux&simple_body=Ute&colour=White',
    )
  })

  test.each(['.', '..', '&'])('a make called "%s" is no part of a path (D7)', (make) => {
    const query = new URLSearchParams([['make', make]])
    expect(canonicalPath(searchStateOf(query))).toBe(`/search?${query}`)
  })
})

test('a path with a make that has no models in stock names no search (Spec 2.17)', () => {
  expect(pinsOf(['mini', 'cooper'], known)).toBeUndefined()
  expect(pinsOf(['', 'mini', ''], known)).toEqual({ make: ['Mini'] })
})

test('a search without pins keeps its own terms (D7)', () => {
  expect(withPins(searchStateOf('make=Kia'))).toEqual(searchStateOf('make=Kia'))
  expect(withPins(searchStateOf('make=Kia'), { make: ['Kia', 'Mini'] }).terms).toEqual({
    make: ['Kia', 'Mini'],
  })
})
