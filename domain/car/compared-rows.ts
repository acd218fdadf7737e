import type { Car } from './car.ts'
import { type SpecContext, type SpecRow, specRows } from './spec-rows.ts'

/** A fact of several cars, in their order; undefined for a car of which it is unknown. */
export interface ComparedRow {
  readonly key: string
  readonly label: string
  readonly values: readonly (string | undefined)[]
  /** The car that has the better figure, where one alone has it and the figure can be ranked. */
  readonly best?: number | undefined
}

export interface ComparedRows {
  readonly differ: readonly ComparedRow[]
  /** The same for all cars. */
  readonly same: readonly ComparedRow[]
}

/** They are of one car alone. */
const ofOneCar = ['vin', 'stock', 'rego', 'rego_expiry']

/** Rows that often only repeat another. */
const repeats: Readonly<Record<string, string>> = { configuration: 'body', fuel_detail: 'fuel' }

type Figure = (car: Car) => number | undefined

/** Only figures of which everybody wants less, or more. Spec 1.04. */
const ranked: Readonly<Record<string, { figure: Figure; wants: 'less' | 'more' }>> = {
  year: { figure: ({ year }) => year, wants: 'more' },
  odometer: { figure: ({ km }) => km, wants: 'less' },
  consumption: { figure: ({ variant }) => variant?.fuelconsumptioncombined, wants: 'less' },
}

/** All facts of the cars side by side, those that differ apart from those that are the same. Spec 1.04. */
export function comparedRows(cars: readonly Car[], context: SpecContext): ComparedRows {
  const lists = cars.map((car) => [...yearRow(car), ...specRows(car, context)])
  const rows = rowsInOrder(lists).map(({ key, label }): ComparedRow => {
    const values = lists.map((list) => list.find((row) => row.key === key)?.value)
    return { key, label, values, best: bestOf(key, cars) }
  })
  const isRepeated = ({ key, values }: ComparedRow) => {
    const other = rows.find((row) => row.key === repeats[key])
    return values.every((value, car) => value === undefined || value === other?.values[car])
  }
  const told = rows.filter((row) => !(row.key in repeats && isRepeated(row)))
  const differs = ({ values: [first, ...others] }: ComparedRow) =>
    others.some((value) => value !== first)
  return { differ: told.filter(differs), same: told.filter((row) => !differs(row)) }
}

const yearRow = ({ year }: Car): SpecRow[] =>
  year === undefined ? [] : [{ key: 'year', label: 'Year', value: String(year) }]

/** A row of each key of all lists: each list is in the same order, and lacks some. */
function rowsInOrder(lists: readonly (readonly SpecRow[])[]): SpecRow[] {
  const rows: SpecRow[] = []
  for (const list of lists) {
    let at = 0
    for (const row of list) {
      const known = rows.findIndex(({ key }) => key === row.key)
      if (known === -1) rows.splice(at, 0, row)
      at = Math.max(at, known) + 1
    }
  }
  return rows.filter(({ key }) => !ofOneCar.includes(key))
}

function bestOf(key: string, cars: readonly Car[]): number | undefined {
  const rank = ranked[key]
  return rank && bestFigure(cars.map(rank.figure), rank.wants)
}

/** The place of the only best of these figures; undefined where several have it or fewer than two are known. */
export function bestFigure(
  figures: readonly (number | undefined)[],
  wants: 'less' | 'more',
): number | undefined {
  const known = figures.filter((figure) => figure !== undefined)
  if (known.length < 2) return undefined
  const best = wants === 'less' ? Math.min(...known) : Math.max(...known)
  return known.filter((figure) => figure === best).length === 1 ? figures.indexOf(best) : undefined
}
