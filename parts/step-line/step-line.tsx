import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { Words } from '#domain/site/interface-texts.ts'
import { STATE } from '#ui/data-attributes.ts'

interface StepLineProps {
  /** What each step is about, in their order. */
  readonly names: readonly string[]
  /** The number of the step that is shown, from 1. */
  readonly at: number
  readonly words: Pick<Words, 'formStepOf'>
}

/** Where a buyer is, in words; the list of all steps is for the eye alone. FLOWS 2. */
export function StepLine({ names, at, words }: StepLineProps) {
  const place = { step: String(at), steps: String(names.length) }
  return (
    <div className="step-line">
      <p>
        {fillPlaceholders(words.formStepOf, place)}: <strong>{names[at - 1]}</strong>
      </p>
      <ol aria-hidden="true">
        {names.map((name, index) => (
          <li key={name} {...{ [STATE]: stateOf(index + 1, at) }}>
            {name}
          </li>
        ))}
      </ol>
    </div>
  )
}

const stateOf = (number: number, at: number) =>
  number < at ? 'done' : number === at ? 'now' : undefined
