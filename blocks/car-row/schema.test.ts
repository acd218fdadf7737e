import { expect, test } from 'vitest'
import block from './schema.ts'

const faultOf = (refine: string) =>
  block.props.safeParse({ heading: 'Utes', refine }).error?.issues[0]?.message

test.each(['', 'car_type=used&price=:30000', 'make=Kia&make=Mazda', 'query=tow+bar'])(
  'accepts the filters "%s" (D7)',
  (refine) => expect(faultOf(refine)).toBeUndefined(),
)

test.each([
  ['a filter that there is not', 'car_typ=used&price=:30000', '"car_typ=used"'],
  ['a price that is no number', 'car_type=used&price=cheap', '"price=cheap"'],
  ['a filter without a value', 'make=&car_type=used', '"make="'],
])('reports %s (D3, D7)', (_, refine, part) => {
  expect(faultOf(refine)).toMatch(/^expected filters .+, such as car_type=used&price=:30000/)
  expect(faultOf(refine)).toContain(`${part} is none`)
})
