import { CircleAlert, CircleCheck, Clock, TriangleAlert } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Button } from '#ui/button/button.tsx'
import { placeLabel } from '../form/place-label.ts'
import { blockOf } from '../model/blocks.ts'
import { type DraftProblem, fieldOf } from '../model/problems.ts'
import { useOpenPage, usePage } from '../screen/open-page.ts'
import type { CheckLine } from './check-lines.ts'

const looks = {
  error: [CircleAlert, 'check-bad', ' Must be mended.'],
  warning: [TriangleAlert, 'check-warn', ' You may publish.'],
  todo: [Clock, 'check-todo', ''],
  good: [CircleCheck, 'check-good', ''],
} as const

interface CheckListProps {
  readonly lines: readonly CheckLine[]
  readonly onGoTo: (problem: DraftProblem) => void
}

/** What was checked, a line each; a problem's leads to its block. */
export const CheckList = ({ lines, onGoTo }: CheckListProps) => (
  <ul>
    {lines.map((line) => (
      <Line key={`${line.title} ${line.text} ${line.problem?.path}`} line={line} onGoTo={onGoTo} />
    ))}
  </ul>
)

function Line({ line, onGoTo }: { readonly line: CheckLine } & Pick<CheckListProps, 'onGoTo'>) {
  const { actions, catalogue, kinds } = useOpenPage()
  const { kind, title, text, problem } = line
  const block = usePage(({ blocks }) => blocks && problem?.block)
  const place = usePage((page) => {
    if (!problem) return ''
    const { of, path } = fieldOf(problem)
    const { props, when, block: name = '' } = blockOf(page.blocks, problem.block ?? '') ?? {}
    switch (of) {
      case 'props':
        return placeLabel(kinds.get(name)?.props ?? {}, props, path)
      case 'when':
        return placeLabel(catalogue.when, when, path)
      case 'page':
        return placeLabel(catalogue.page, page, path)
      case 'block':
        return ''
    }
  })
  const [icon, look, consequence] = looks[kind]
  return (
    <li>
      <Glyph icon={icon} className={`size-5 ${look}`} />
      <p>
        <b>{title ?? actions.titleOfId(block)}</b>
        <br />
        {place !== '' && `${place}: `}
        {text}
        {consequence}
      </p>
      {problem && (
        <Button variant="outline" size="sm" onClick={() => onGoTo(problem)}>
          Go there
        </Button>
      )}
    </li>
  )
}
