import { readVehicleTitle, type VehicleTitle } from '#domain/car/vehicle-title.ts'
import { type NamedStep, type Step, UnusableValue } from './step.ts'

type TitleReader = (title: string) => VehicleTitle | undefined

/** Caches the last title, which several fields of a row read. */
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
    return reading ? reading[part] : new UnusableValue('expected year, make and model')
  }
}

const SUBURB_STATE = /^(.+),\s*(NSW|VIC|QLD|SA|WA|TAS|ACT|NT)$/i

function suburbStep(group: 1 | 2): Step {
  return (value) => {
    const text = SUBURB_STATE.exec(value.trim())?.[group]?.trim()
    if (!text) return new UnusableValue('expected "Suburb, STATE"')
    return group === 2 ? text.toUpperCase() : text
  }
}

const TITLE_EXAMPLE = '2012 Land Rover Range Rover Evoque SD4'
const TITLE = 'of a title of year, make, model and badge, according to the catalogue.'

/** Steps for vehicle titles and locations of listings; each call has its own cache. */
export function listingSteps() {
  const read = titleReader()
  return {
    'title-year': {
      example: TITLE_EXAMPLE,
      about: `The year ${TITLE}`,
      read: titleStep(read, 'year'),
    },
    'title-make': {
      example: TITLE_EXAMPLE,
      about: `The make ${TITLE}`,
      read: titleStep(read, 'make'),
    },
    'title-model': {
      example: TITLE_EXAMPLE,
      about: `The model ${TITLE}`,
      read: titleStep(read, 'model'),
    },
    'title-badge': {
      example: TITLE_EXAMPLE,
      about: `The badge ${TITLE}`,
      read: titleStep(read, 'badge'),
    },
    suburb: { example: 'Subiaco, WA', about: 'The suburb of "Subiaco, WA".', read: suburbStep(1) },
    state: { example: 'Subiaco, WA', about: 'The state of "Subiaco, WA".', read: suburbStep(2) },
  } satisfies Record<string, NamedStep>
}
