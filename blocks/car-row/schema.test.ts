import { expect, test } from 'vitest'
import block from './schema.ts'

const faultOf = (refine: string) =>
  block.props.safeParse({ heading: 'Utes', refine }).error?.issues[0]?.message

test.each([
  '',
  'car_type=used&price=:30000',
  'price=:$20,000',
  'make=Kia&make=Mazda',
  'query=tow+bar',
])('accepts the filters "%s" (D7)', (refine) => expect(faultOf(refine)).toBeUndefined())

test.each([
  ['a filter that there is not', 'car_typ=used&price=:30000', '"car_typ=used"'],
  ['a filter without a value', 'make=&car_type=used', '"make="'],
])('reports %s (D3, D7)', (_, refine, part) => {
  expect(faultOf(refine)).toMatch(/^expected filters .+, such as car_type=used&price=:30000/)
  expect(faultOf(refine)).toContain(`${part} is none`)
})

test.each(['price=cheap', 'price=:cheap', 'price=1:2:3', 'km.max=few'])(
  'reports the range %s, whose ends are no numbers (D3, D7)',
  (part) =>
    expect(faultOf(`car_type=used&${part}`)).toBe(
      `expected numbers with a colon between them, such as price=10000:30000 or price=:30000, found "${part}"`,
    ),
)
