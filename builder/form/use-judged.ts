import { type SyntheticEvent, useRef, useState } from 'react'
import type { Problem } from '#pages/problem.ts'

/** A pause after which what was typed is judged, and how long a press may take that leaves the field: milliseconds. */
const PAUSE = 1_000
const PRESS = 300

interface Judged {
  /** Those at the fields: as they were while somebody types. */
  readonly atFields: readonly Problem[]
  /** Those above all fields, which they move: as they were until the field is left. */
  readonly above: readonly Problem[]
  /** Of the element around the fields. */
  readonly on: {
    readonly onInput: (event: SyntheticEvent) => void
    readonly onBlur: () => void
  }
}

/** The problems of a form, held back while somebody types in it. */
export function useJudged(problems: readonly Problem[]): Judged {
  const typing = useRef<'on' | 'paused' | 'over'>('over')
  const held = useRef({ atFields: problems, above: problems })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [, drawAgain] = useState({})
  if (typing.current !== 'on') held.current.atFields = problems
  if (typing.current === 'over') held.current.above = problems
  function become(next: 'paused' | 'over', after: number): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      typing.current = next
      drawAgain({})
    }, after)
  }
  return {
    ...held.current,
    on: {
      onInput({ target }) {
        if (!(target instanceof Element) || !target.matches(typed)) return
        typing.current = 'on'
        become('paused', PAUSE)
      },
      onBlur() {
        if (typing.current !== 'over') become('over', PRESS)
      },
    },
  }
}

const typed = 'textarea, input:not([type=radio], [type=checkbox], [type=range], [type=color])'
