import type { FileProblem } from '#server/tenants/file-problem.ts'
import { formatProblem } from '#server/tenants/file-problem.ts'
import type { PreviewState } from './use-preview.ts'

interface ProblemListProps {
  readonly preview: PreviewState
  readonly onOpen: (problem: FileProblem) => void
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const errorsOf = ({ problems }: PreviewState): number =>
  problems.filter(({ level }) => level === 'error').length

/** The number of errors and of blocks that cannot be shown; warnings are no faults. */
export const faultsOf = (preview: PreviewState): number =>
  errorsOf(preview) + preview.failures.length

/** What the preview shows, in a sentence. */
export function statusText(preview: PreviewState): string {
  const { html, isCurrent, problems, failures } = preview
  const errors = errorsOf(preview)
  const found = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(problems.length > errors ? [counted(problems.length - errors, 'warning')] : []),
  ].join(', ')
  if (isCurrent) return found === '' ? 'No problems.' : `${found}. The preview shows this text.`
  if (html === '')
    return errors + failures.length === 0
      ? 'Rendering…'
      : `${found}. No preview until it is repaired.`
  return `${found || 'Not shown'}. The preview shows the last text without errors.`
}

/** The problems as `npm run check` prints them; each leads to its place. */
export function ProblemList({ preview: { problems, failures }, onOpen }: ProblemListProps) {
  if (problems.length + failures.length === 0) return null
  return (
    <ul className="compose-problems" aria-label="Problems">
      {failures.map((failure) => (
        <li key={failure}>{failure}</li>
      ))}
      {problems.map((problem) => (
        <li key={formatProblem(problem)}>
          <button type="button" data-level={problem.level} onClick={() => onOpen(problem)}>
            {problem.level === 'warning' && 'Warning: '}
            {formatProblem(problem)}
          </button>
        </li>
      ))}
    </ul>
  )
}
