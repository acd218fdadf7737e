import { field } from './field.ts'
import { type Path, type Problem, pathText, warning } from './problem.ts'

/** Grounds that a page has once at most, besides its hero and footer. */
const loud: readonly unknown[] = ['flood', 'dark']

/** A warning for each section on a loud ground that an earlier section of the page has already. */
export function loudGroundWarnings(blocks: readonly unknown[]): Problem[] {
  const first = new Map<unknown, Path>()
  return blocks.flatMap((block, index) => {
    const ground = field(field(block, 'props'), 'ground')
    if (!loud.includes(ground)) return []
    const earlier = first.get(ground)
    if (!earlier) {
      first.set(ground, ['blocks', index])
      return []
    }
    const message = `the ground "${ground}" is that of ${pathText(earlier)} already, and a page has one at most; leave it out here`
    return [warning(['blocks', index, 'props', 'ground'], message)]
  })
}
