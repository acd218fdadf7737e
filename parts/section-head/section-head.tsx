import { Link } from '#ui/link/link.tsx'

interface SectionHeadProps {
  /** Id of the heading, which names the section. */
  readonly id: string
  readonly heading: string
  /** A sentence below the heading. */
  readonly text?: string | undefined
  /** The link at the far end of the line. */
  readonly link?: { readonly href: string; readonly text: string } | undefined
}

/** The heading of a section: what it shows, and the link to all of it at the far end of the line. */
export function SectionHead({ id, heading, text, link }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 id={id}>{heading}</h2>
      {link && (
        <Link variant="onward" href={link.href}>
          {link.text}
          <span className="sr-only">: {heading}</span>
        </Link>
      )}
      {text && <p>{text}</p>}
    </div>
  )
}
