import { readVehicleTitle, type VehicleTitle } from '#domain/car/vehicle-title.ts'
import { type Step, Unusable } from './unusable.ts'

// One title feeds several fields of the same row: read it once.
let lastTitle = ''
let lastReading: VehicleTitle | undefined

function readingOf(title: string): VehicleTitle | undefined {
  if (title !== lastTitle) {
    lastTitle = title
    lastReading = readVehicleTitle(title)
  }
  return lastReading
}

function titleStep(part: 'year' | 'make' | 'model' | 'badge'): Step {
  return (title) => {
    const reading = readingOf(title)
    return reading ? reading[part] : new Unusable('expected year, make and model')
  }
}

const SUBURB_STATE = /^(.+),\s*(NSW|VIC|QLD|SA|WA|TAS|ACT|NT)$/i

function suburbStep(group: 1 | 2): Step {
  return (value) => {
    const found = SUBURB_STATE.exec(value.trim())?.[group]?.trim()
    if (!found) return new Unusable('expected "Suburb, STATE"')
    return group === 2 ? found.toUpperCase() : found
  }
}

/** Steps that read what only the motor trade writes. */
export const tradeSteps = {
  'title-year': titleStep('year'),
  'title-make': titleStep('make'),
  'title-model': titleStep('model'),
  'title-badge': titleStep('badge'),
  suburb: suburbStep(1),
  state: suburbStep(2),
} satisfies Record<string, Step>
