import type { Car } from '#domain/car/car.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

/** The car of the page, if it has one: a withdrawn one (D13). */
const load: Load<typeof block, Car | undefined> = ({ car }) => car
export default load
