import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { LookupAnswer, ValuedVehicle } from '#domain/trade-in/valued-vehicle.ts'
import type { ValuationProvider } from './provider.ts'
import { type SandboxCar, sandboxCars } from './sandbox-cars.ts'

/** What the sandbox does with a plate that begins so; any other is one car, with a figure. D28. */
export const sandboxPlates = {
  NOMATCH: 'No car has this registration.',
  MANY: 'Three cars come up, and one is chosen.',
  OLD: 'A car of twelve years, too old for a figure online.',
  ERROR: 'The look-up fails.',
  SLOW: 'The look-up takes six seconds.',
  HANG: 'The look-up never answers, until its time is over.',
  NOPIC:
    'A car without an id of its valuation: the step with the photos is left out, and no figure comes.',
  NOFIG: 'The question for the figure fails.',
  LATE: 'The figure takes six seconds.',
  NOSAVE: 'The valuation cannot be saved (7.11), which only the log says.',
} as const
type SandboxPlate = keyof typeof sandboxPlates

const SLOW_MS = 6_000
const OLD_YEARS = 12
const NEWEST_YEARS = 1
const YEARS = 8
const CANDIDATES = 3
/** What is left of a price after a year, and the width of the range to each side. */
const KEPT_A_YEAR = 0.88
const MARGIN = 0.06
/** Kilometres that a car drives in a year, and what each further one takes off, dollars. */
const KM_A_YEAR = 14_000
const DOLLARS_A_KM = 0.05
const LEAST = 1_000
const ROUNDED_TO = 100

const ID = /^SANDBOX-([A-Z0-9]+)-(\d)$/
const isPlate = (rego: string, plate: SandboxPlate): boolean => rego.startsWith(plate)

/** Its message says only that it is the sandbox's. */
const failure = (what: string) => new Error(`the sandbox fails this ${what}, as its plate asks`)

/** Answers by the plate alone, the same each time and on each process. D28. */
export function sandboxProvider(clock: () => Date): ValuationProvider {
  const thisYear = () => clock().getUTCFullYear()
  return {
    async lookUp({ rego }, signal) {
      if (isPlate(rego, 'SLOW')) await wait(SLOW_MS, undefined, { signal })
      if (isPlate(rego, 'HANG')) await wait(SLOW_MS * 1_000, undefined, { signal })
      if (isPlate(rego, 'ERROR')) throw failure('look-up')
      if (isPlate(rego, 'NOMATCH')) return []
      if (isPlate(rego, 'MANY')) return manyOf(rego, thisYear())
      return [vehicleOf(rego, 0, thisYear())]
    },
    async choose({ rego, description }) {
      const at = descriptionsOf(rego, thisYear()).indexOf(description)
      return at === -1 ? [] : [vehicleOf(rego, at, thisYear())]
    },
    async sendPicture() {},
    async estimate({ evalId, km }, signal) {
      const [, rego = '', at = ''] = ID.exec(evalId) ?? []
      if (isPlate(rego, 'NOFIG')) throw failure('estimate')
      if (isPlate(rego, 'LATE')) await wait(SLOW_MS, undefined, { signal })
      if (rego === '') return undefined
      const { price } = carOf(rego, Number(at))
      const age = ageOf(rego, Number(at))
      const value = price * KEPT_A_YEAR ** age - Math.max(0, km - age * KM_A_YEAR) * DOLLARS_A_KM
      const rounded = (share: number) =>
        Math.max(LEAST, Math.round((value * share) / ROUNDED_TO) * ROUNDED_TO)
      return { from: rounded(1 - MARGIN), to: rounded(1 + MARGIN) }
    },
    async save({ Rego = '' }) {
      if (isPlate(Rego, 'NOSAVE')) throw failure('saving')
    },
  }
}

/** A number of 32 bits for a plate and one of its cars. */
const numberOf = (rego: string, at: number): number =>
  createHash('sha256').update(`${rego} ${at}`).digest().readUInt32BE(0)

function carOf(rego: string, at: number): SandboxCar {
  const car = sandboxCars[numberOf(rego, at) % sandboxCars.length]
  if (!car) throw new Error('expected cars')
  return car
}

const ageOf = (rego: string, at: number): number =>
  isPlate(rego, 'OLD') ? OLD_YEARS : NEWEST_YEARS + (numberOf(rego, at + 1) % YEARS)

function vehicleOf(rego: string, at: number, thisYear: number): ValuedVehicle {
  const { price: _, ...car } = carOf(rego, at)
  const age = ageOf(rego, at)
  const number = String(numberOf(rego, at)).padStart(10, '0')
  return {
    ...(!isPlate(rego, 'NOPIC') && { EvalID: `SANDBOX-${rego}-${at}` }),
    VIN: vinOf(rego, at),
    EngineNumber: `E${number}`,
    Rego: rego,
    RegoExpiry: `30/06/${thisYear + 1}`,
    Kms: age * KM_A_YEAR,
    ...car,
    Year: thisYear - age,
    RedBookCode: `AUVSAND${thisYear - age}${number.slice(-4)}`,
  }
}

const vinOf = (rego: string, at: number): string =>
  `JSANDB0X${String(numberOf(rego, at) % 1_000_000_000).padStart(9, '0')}`

const descriptionsOf = (rego: string, thisYear: number): string[] =>
  Array.from({ length: CANDIDATES }, (_, at) => {
    const { Year, Make, Model, Variant } = vehicleOf(rego, at, thisYear)
    return `${Year} ${Make} ${Model} ${Variant} (${at + 1})`
  })

const manyOf = (rego: string, thisYear: number): LookupAnswer => [
  {
    VIN: vinOf(rego, 0),
    VechielDescriptions: descriptionsOf(rego, thisYear).map((Description) => ({ Description })),
  },
]
