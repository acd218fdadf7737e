import type { ReactNode } from 'react'

interface NextStepsProps {
  /** Of the block. */
  readonly id: string
  readonly heading: string
  readonly lines: readonly string[]
  /** Who does it. */
  readonly children?: ReactNode
}

/** What happens, one after the other, beside a form. Spec 2.09. */
export const NextSteps = ({ id, heading, lines, children }: NextStepsProps) => (
  <section className="next" aria-labelledby={`${id}-next`}>
    <h2 id={`${id}-next`}>{heading}</h2>
    <ol className="next-steps">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
    {children}
  </section>
)
