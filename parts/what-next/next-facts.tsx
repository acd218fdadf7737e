interface NextFactsProps {
  /** Of the block. */
  readonly id: string
  readonly heading: string
  readonly facts: readonly string[]
}

/** What to know before a form is filled in, in no order. Spec 2.51. */
export const NextFacts = ({ id, heading, facts }: NextFactsProps) => (
  <section className="next" aria-labelledby={`${id}-next`}>
    <h2 id={`${id}-next`}>{heading}</h2>
    <ul className="next-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  </section>
)
