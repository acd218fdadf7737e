import type { Car } from './car.ts'
import { type SpecContext, type SpecRow, specRows } from './spec-rows.ts'

/** A fact of several cars, in their order; undefined for a car of which it is unknown. */
export interface ComparedRow {
  readonly key: string
  readonly label: string
  readonly values: readonly (string | undefined)[]
  /** A few words beside each value. */
  readonly notes?: readonly (string | undefined)[]
  /** The car that has the better figure, where one alone has it and the figure can be ranked. */
  readonly best?: number | undefined
}

export interface ComparedRows {
  readonly differ: readonly ComparedRow[]
  /** Those of size and weight that differ. */
  readonly sizes: readonly ComparedRow[]
  /** The same for all cars. */
  readonly same: readonly ComparedRow[]
  /** By car: what is known of it alone, so that nothing can be set beside it. */
  readonly alone: readonly (readonly SpecRow[])[]
}

/** What is asked before a garage, a ferry or a towbar. */
const ofSize: ReadonlySet<string> = new Set([
  ...['towing', 'mass', 'length', 'width', 'height', 'seat_height', 'gvm'],
  ...['body_length', 'body_width', 'tare', 'atm', 'ball_weight', 'water'],
])

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

/**
 * All facts of the cars side by side: those that differ, those that are the same, and those that only one of
 * several cars has. Of one car, all its facts and those of size and weight. Spec 1.04.
 */
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
  const isKnown = (value: string | undefined) => value !== undefined
  const isShared = ({ values }: ComparedRow) => values.filter(isKnown).length > 1
  const different = told.filter(differs)
  const shared = different.filter(isShared)
  const isSize = ({ key }: ComparedRow) => ofSize.has(key)
  const isFact = (row: ComparedRow) => !isSize(row)
  if (cars.length === 1)
    return { differ: told.filter(isFact), sizes: told.filter(isSize), same: [], alone: [] }
  return {
    differ: shared.filter(isFact),
    sizes: shared.filter(isSize),
    same: told.filter((row) => !differs(row)),
    alone: cars.map((_, car) =>
      different.flatMap((row) => {
        const value = isShared(row) ? undefined : row.values[car]
        return value === undefined ? [] : [{ key: row.key, label: row.label, value }]
      }),
    ),
  }
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
