import type { SiteLocation } from '#domain/site/site-location.ts'
import { GROUND } from '#ui/data-attributes.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { StageGround } from '#ui/stage/stage-ground.tsx'
import type { Ground } from '../section/ground.ts'
import type { SiteView } from '../view-context.ts'
import { PlaceDrawing, type PlaceRoom } from './place-drawing.tsx'

interface PlacePictureProps {
  readonly place: Pick<SiteLocation, 'name' | 'location_type' | 'image'>
  readonly site: SiteView
  /** The `sizes` attribute of a photo. */
  readonly sizes: string
  /** On a card: a photo's small form, where there is one. */
  readonly isSmall?: boolean
  /** For the page's largest picture. */
  readonly eager?: boolean
  /** What is drawn of it; by default its front. */
  readonly room?: PlaceRoom
  /** Of the drawing: the cut-out of a car that stands there. */
  readonly car?: string
}

const classOfRoom: Readonly<Record<PlaceRoom, string>> = {
  front: 'stage place-picture place-front',
  workshop: 'stage place-picture place-workshop',
  reception: 'stage place-picture place-reception',
}

/** A drawing has the page's colours, whatever band it is on: it stands on the site's scene. */
const plain: Ground = 'plain'

/** The photo of a location; without one a drawing of it. Spec 3.28. */
export function PlacePicture(props: PlacePictureProps) {
  const { place, site, sizes, isSmall = false, eager = false, room = 'front', car } = props
  const { image } = place
  return (
    <span
      className={image ? 'stage place-picture' : classOfRoom[room]}
      {...(!image && { [GROUND]: plain })}
    >
      {image ? (
        <Picture
          path={(isSmall && image.thumb) || image.url}
          alt={image.alt ?? ''}
          width={1200}
          height={800}
          sizes={sizes}
          eager={eager}
          className="stage-photo"
        />
      ) : (
        <>
          <StageGround />
          <PlaceDrawing place={place} scene={site.look.scene} room={room} />
          {car !== undefined && (
            <Picture
              path={car}
              alt=""
              width={1200}
              height={540}
              sizes={sizes}
              eager={eager}
              className="stage-car"
            />
          )}
        </>
      )}
    </span>
  )
}
