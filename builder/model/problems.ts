import type { Path } from '#pages/problem.ts'

/** A problem of a draft, in the words of the page check. */
export interface DraftProblem {
  readonly level: 'error' | 'warning'
  /** Where in the page. */
  readonly path: Path
  /** The block that it is in. */
  readonly block?: string | undefined
  readonly message: string
}

/** The path within the props of the problem's block, within its `when`, or within the page's own fields. */
export interface ProblemField {
  readonly of: 'props' | 'when' | 'block' | 'page'
  readonly path: Path
}

/** Which field of the forms a problem is about. */
export function fieldOf({ path }: Pick<DraftProblem, 'path'>): ProblemField {
  if (path[0] !== 'blocks') return { of: 'page', path }
  // `blocks, 1`, then `slots, main, 0` for each level.
  let rest = path.slice(2)
  while (rest[0] === 'slots' && rest.length > 3) rest = rest.slice(3)
  const [part, ...inside] = rest
  return part === 'props' || part === 'when'
    ? { of: part, path: inside }
    : { of: 'block', path: rest }
}

/** The problem to go to next after one, errors before warnings; the first where none is named or it is gone. */
export function nextProblem<Problem extends Pick<DraftProblem, 'level'>>(
  problems: readonly Problem[],
  after: Problem | undefined,
): Problem | undefined {
  const inOrder = [
    ...problems.filter(({ level }) => level === 'error'),
    ...problems.filter(({ level }) => level !== 'error'),
  ]
  const at = after ? inOrder.indexOf(after) : -1
  return inOrder[(at + 1) % inOrder.length]
}
