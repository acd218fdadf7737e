import { isPlannedFlag } from '#domain/site/planned.ts'
import { type Path, type Problem, warning } from './problem.ts'

/** A warning for each condition, of a block or a link, on a planned feature (D4). */
export function plannedFlagWarnings(value: unknown, path: Path = []): Problem[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    const inside = [...path, Array.isArray(value) ? Number(name) : name]
    if (name !== 'flag' || typeof member !== 'string') return plannedFlagWarnings(member, inside)
    if (!isPlannedFlag(member)) return []
    const message = `there is no feature "${member}" yet, so this is not shown; remove it until there is`
    return [warning(inside, message)]
  })
}
