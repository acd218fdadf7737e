/** Planned features, with the statements of the specification that they will implement. D4. */
const plannedFlags = {
  onlinePurchase: ['2.06', '4.30'],
} as const
export type PlannedFlagName = keyof typeof plannedFlags

export const isPlannedFlag = (name: string): name is PlannedFlagName =>
  Object.hasOwn(plannedFlags, name)
export const plannedFlagNames: readonly PlannedFlagName[] =
  Object.keys(plannedFlags).filter(isPlannedFlag)

/** Planned fields, by their paths. */
const plannedFields: Readonly<Record<string, readonly string[]>> = { state: ['5.21', '9.23'] }

/**
 * Settings that a site's file may not name yet, since nothing reads them, each with the statements of
 * the specification that it will implement. With its feature a setting moves from here to the schema.
 */
export const plannedSettings: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(plannedFlags).map(([name, spec]) => [`flags.${name}`, spec] as const),
  ...Object.entries(plannedFields),
])

type Path = readonly string[]

/** A site's file from an older program: the part supported today, and the paths of the rest. */
export interface WithoutPlanned {
  readonly value: unknown
  readonly planned: readonly Path[]
}

/** Sets aside the planned settings of a site's file, so that a file that names one still works. */
export function withoutPlanned(file: unknown): WithoutPlanned {
  const planned: Path[] = []
  const supported = (value: unknown, path: Path, name: string): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const entries = Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
      const inside = name === '' ? key : `${name}.${key}`
      if (!plannedSettings.has(inside)) return [[key, supported(member, [...path, key], inside)]]
      planned.push([...path, key])
      return []
    })
    return Object.fromEntries(entries)
  }
  return { value: supported(file, [], ''), planned }
}
