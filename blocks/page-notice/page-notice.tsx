import type { Car } from '#domain/car/car.ts'
import { carTitle } from '#domain/car/name.ts'
import { EmptyStage } from '#parts/empty-stage/empty-stage.tsx'
import { Button } from '#ui/button/button.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** A heading, a sentence and where to go from here, on the site's scene, with the car that the page was of. */
export default function PageNotice({
  id,
  props,
  data: car,
  site,
}: ViewOf<typeof block, Car | undefined>) {
  return (
    <EmptyStage
      id={`${id}-title`}
      heading={props.heading}
      eyebrow={props.eyebrow ?? (car && carTitle(car))}
      lead={props.lead}
      variant={props.variant}
      ways={props.links.map(({ label, href }, index) => (
        <Button key={href} href={href} variant={index > 0 ? 'outline' : 'solid'}>
          {label}
        </Button>
      ))}
      site={site}
      car={car}
    />
  )
}
