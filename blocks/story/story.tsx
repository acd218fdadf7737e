import { shownLinks } from '#parts/links/shown-links.ts'
import { Section } from '#parts/section/section.tsx'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

type Props = ViewOf<typeof block>

/** What the dealer says about itself. Spec 2.33. */
export default function Story({ id, props, site }: Props) {
  const { heading, level: Heading, text, steps, figures, links } = props
  const { ground, variant = site.look.story } = props
  return (
    <Section className="story" ground={ground} variant={variant} labelledBy={`${id}-title`}>
      <div className="story-body">
        <div className="story-copy">
          <Heading id={`${id}-title`}>{heading}</Heading>
          {text.length > 0 && (
            <div className="story-text">
              {text.map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other key, and never move
                <p key={index}>{paragraph}</p>
              ))}
            </div>
          )}
        </div>
        {steps.length > 0 && <Steps steps={steps} of={Heading} />}
        {figures.length > 0 && <Figures figures={figures} />}
        <Links links={shownLinks(links, site.flags)} />
      </div>
    </Section>
  )
}

interface StepsProps extends Pick<Props['props'], 'steps'> {
  /** The level of the heading above. */
  readonly of: Props['props']['level']
}

function Steps({ steps, of }: StepsProps) {
  const Heading = of === 'h1' ? 'h2' : 'h3'
  return (
    <ol className="story-steps">
      {steps.map(({ title, text, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other key, and never move
        <li key={index}>
          {label && <p className="story-label">{label}</p>}
          <Heading>{title}</Heading>
          {text && <p className="story-step">{text}</p>}
        </li>
      ))}
    </ol>
  )
}

function Figures({ figures }: Pick<Props['props'], 'figures'>) {
  return (
    <dl className="story-figures">
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Links({ links: [first, ...others] }: Pick<Props['props'], 'links'>) {
  if (!first) return null
  return (
    <div className="story-links">
      <Button href={first.href}>{first.label}</Button>
      {others.map(({ label, href }) => (
        <Link key={href} href={href} variant="onward">
          {label}
        </Link>
      ))}
    </div>
  )
}
