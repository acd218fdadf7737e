import type { ReactNode } from 'react'

/** What came of a form: a figure, a reference; each look has its own paper for it. */
export const Slip = ({ children }: { readonly children: ReactNode }) => (
  <div className="slip">{children}</div>
)

interface SlipFactsProps {
  /** Name and value, a line each. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
  readonly children?: ReactNode
}

/** Figures with their names. */
export const SlipFacts = ({ facts, children }: SlipFactsProps) => (
  <dl className="slip-facts">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
    {children}
  </dl>
)
