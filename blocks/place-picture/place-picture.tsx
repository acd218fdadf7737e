import { PageTop } from '#parts/page-top/page-top.tsx'
import { DealerPlace } from '#parts/place-picture/dealer-place.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** As wide as the page. */
const SIZES = '(min-width: 74rem) 74rem, 100vw'

/** The dealer's yard, workshop or reception: a photo, or drawn. Spec 3.28. */
export default function PlaceBand({ props, site, page }: ViewOf<typeof block>) {
  const { heading, lead, ground, place, image, caption } = props
  const picture = (
    <>
      <DealerPlace
        place={place}
        image={image}
        site={site}
        sizes={SIZES}
        eager={heading !== undefined}
      />
      {caption && <figcaption>{caption}</figcaption>}
    </>
  )
  if (heading === undefined) return <figure className="page-width place-band">{picture}</figure>
  return (
    <PageTop site={site} page={page} ground={ground}>
      <div className="page-top-head">
        <h1>{heading}</h1>
        {lead && <p className="page-top-lead">{lead}</p>}
      </div>
      <figure className="entry-media place-band">{picture}</figure>
    </PageTop>
  )
}
