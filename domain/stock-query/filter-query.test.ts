import { expect, test } from 'vitest'
import { filterQuery } from './filter-query.ts'
import { impossibleValues } from './impossible-values.ts'

const faultsOf = (query: string) => {
  const { error } = filterQuery.safeParse(query)
  return error?.issues.map(({ message }) => message)
}

test.each(['', 'car_type=used&price=:30000', 'price=:$20,000', 'body=wagon'])(
  '"%s" is a filter (D3)',
  (query) => {
    expect(faultsOf(query)).toBeUndefined()
  },
)

test.each([
  ['bodytype=Wagon', /"bodytype=Wagon" is none: names are query, /],
  ['car_type=used&price=cheap', /numbers with a colon between them, .* found "price=cheap"$/],
])(
  '"%s" is none, and the message says what was expected and found (Spec 2.15, D3)',
  (query, message) => {
    expect(faultsOf(query)).toEqual([expect.stringMatching(message)])
  },
)

test('a value that no car can have is found, one of a text of the dealer is not (Spec 2.15)', () => {
  const of = (query: string) => impossibleValues(query).map(({ name, value }) => [name, value])
  expect(of('simple_body=Wagonn&simple_body=SUV&car_type=used')).toEqual([
    ['simple_body', 'Wagonn'],
  ])
  expect(of('body=wagon&price=:30000')).toEqual([])
})
