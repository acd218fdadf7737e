import type { Car } from './car.ts'

/** The address behind the history report button; without one there is no button. Spec 5.34. */
export function historyReport(car: Pick<Car, 'file'>): string | undefined {
  return car.file
}
