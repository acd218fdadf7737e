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
        <Step key={line} line={line} />
      ))}
    </ol>
    {children}
  </section>
)

/** Its first sentence stands out; the others say more about it. */
function Step({ line }: { readonly line: string }) {
  const [, what = line, more] = /^(.+?\.) (.+)$/.exec(line) ?? []
  return (
    <li>
      <p>
        <b>{what}</b> {more}
      </p>
    </li>
  )
}
