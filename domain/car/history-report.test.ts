import { expect, test } from 'vitest'
import { withoutAbsent } from '../absence.ts'
import { barestCar } from './car.fixture.ts'
import { carSchema } from './car.ts'
import { historyReport } from './history-report.ts'

test.each([
  ['/reports/c1.pdf', '/reports/c1.pdf'],
  ['https://www.example.com/c1.pdf', 'https://www.example.com/c1.pdf'],
])('a car whose report is at %j has a button to %s (Spec 5.34)', (file, address) => {
  const car = carSchema.parse(withoutAbsent({ ...barestCar, file }))
  expect(historyReport(car)).toBe(address)
})

test.each(['null', '', null])('a car whose report is at %j has no button (Spec 5.34)', (file) => {
  const car = carSchema.parse(withoutAbsent({ ...barestCar, file }))
  expect(historyReport(car)).toBeUndefined()
})
