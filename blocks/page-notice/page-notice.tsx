import { EmptyStage } from '#parts/empty-stage/empty-stage.tsx'
import { Button } from '#ui/button/button.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** A heading, a sentence and where to go from here, on the site's scene. */
export default function PageNotice({ id, props, site }: ViewOf<typeof block>) {
  return (
    <EmptyStage
      id={`${id}-title`}
      heading={props.heading}
      eyebrow={props.eyebrow}
      lead={props.lead}
      variant={props.variant}
      ways={props.links.map(({ label, href }, index) => (
        <Button key={href} href={href} variant={index > 0 ? 'outline' : 'solid'}>
          {label}
        </Button>
      ))}
      site={site}
    />
  )
}
