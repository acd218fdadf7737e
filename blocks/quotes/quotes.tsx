import { Section } from '#parts/section/section.tsx'
import { SectionHead } from '#parts/section-head/section-head.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** What customers said. */
export default function Quotes({ id, props, site }: ViewOf<typeof block>) {
  const { heading, quotes, ground, variant = site.look.quotes } = props
  return (
    <Section
      className="quotes"
      ground={ground}
      variant={variant}
      labelledBy={heading && `${id}-title`}
    >
      {heading && <SectionHead id={`${id}-title`} heading={heading} />}
      <div className="quotes-list">
        {quotes.map(({ text, by }) => (
          <figure key={text}>
            <blockquote>“{text}”</blockquote>
            <figcaption>{by}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
