interface EntriesHeadProps {
  /** Id of the heading. */
  readonly id: string
  readonly heading: string
  readonly text?: string | undefined
}

/** The title of a page that lists something, with a sentence about it. */
export const EntriesHead = ({ id, heading, text }: EntriesHeadProps) => (
  <header className="entries-head">
    <h1 id={id}>{heading}</h1>
    {text && <p>{text}</p>}
  </header>
)
