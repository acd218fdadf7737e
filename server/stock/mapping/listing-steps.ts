import { readVehicleTitle, type VehicleTitle } from '#domain/car/vehicle-title.ts'
import { type NamedStep, type Step, Unusable } from './unusable.ts'

type TitleReader = (title: string) => VehicleTitle | undefined

/** One title feeds several fields of the same row: it is read once. */
function titleReader(): TitleReader {
  let last: { title: string; reading: VehicleTitle | undefined } | undefined
  return (title) => {
    if (last?.title !== title) last = { title, reading: readVehicleTitle(title) }
    return last.reading
  }
}

function titleStep(read: TitleReader, part: 'year' | 'make' | 'model' | 'badge'): Step {
  return (title) => {
    const reading = read(title)
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

const TITLE = 'of a title such as "2012 Land Rover Range Rover Evoque SD4", by the catalogue.'

/** Steps that read what only the motor trade writes; each call has a memory of its own. */
export function tradeSteps() {
  const read = titleReader()
  return {
    'title-year': { about: `The year ${TITLE}`, read: titleStep(read, 'year') },
    'title-make': { about: `The make ${TITLE}`, read: titleStep(read, 'make') },
    'title-model': { about: `The model ${TITLE}`, read: titleStep(read, 'model') },
    'title-badge': { about: `The badge ${TITLE}`, read: titleStep(read, 'badge') },
    suburb: { about: 'The suburb of "Subiaco, WA".', read: suburbStep(1) },
    state: { about: 'The state of "Subiaco, WA".', read: suburbStep(2) },
  } satisfies Record<string, NamedStep>
}
