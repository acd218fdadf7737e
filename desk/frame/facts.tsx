import { Link } from '#ui/link/link.tsx'

/** What is known of a thing, with its name. */
export interface Fact {
  readonly label: string
  /** Not shown where it is not known. */
  readonly value: string | undefined
  /** Where the value leads. */
  readonly href?: string | undefined
}

/** What is known of a thing, line by line. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="facts">
    {facts.map(
      ({ label, value, href }) =>
        value !== undefined && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href === undefined ? value : <Link href={href}>{value}</Link>}</dd>
          </div>
        ),
    )}
  </dl>
)
