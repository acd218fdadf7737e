/**
 * Settings that a site's file may not name yet, since nothing reads them, by their paths, each with the statements of
 * the specification that it will implement. With its feature a setting moves from here to the schema. D4.
 */
export const plannedSettings: ReadonlyMap<string, readonly string[]> = new Map([
  ['state', ['5.21', '9.23']],
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
