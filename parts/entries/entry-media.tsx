import type { ReactNode } from 'react'
import { Picture } from '#ui/picture/picture.tsx'
import { Stage } from '#ui/stage/stage.tsx'
import { mainPicture } from '../pictures/car-pictures.ts'
import { DealerPlace } from '../place-picture/dealer-place.tsx'
import type { SiteView } from '../view-context.ts'
import type { EntryItem } from './entry-item.ts'

interface EntryMediaProps {
  readonly entry: Pick<EntryItem, 'image' | 'place' | 'car' | 'drawing'>
  readonly site: SiteView
  /** The `sizes` attribute. */
  readonly sizes: string
  /** Widths in the `srcset`; by default all that `/media` serves. */
  readonly widths?: readonly number[]
  /** For the page's largest picture: loaded first instead of lazily. */
  readonly eager?: boolean
  /** Over the picture. */
  readonly children?: ReactNode
}

/** The picture of an entry: its own, where it happens, or on its stage the car that it is about or a drawing. */
export function EntryMedia(props: EntryMediaProps) {
  const { entry, site, sizes, widths, eager = false, children } = props
  const shown = { sizes, eager, ...(widths && { widths }) }
  const { image, place, car } = entry
  const staged = car ? mainPicture(car, site.look.scene) : entry.drawing
  if (!image && !place && !staged) return null
  return (
    <div className="entry-media">
      {image ? (
        <Picture path={image.url} alt={image.alt} width={960} height={640} {...shown} />
      ) : place ? (
        <DealerPlace place={place} site={site} sizes={sizes} eager={eager} />
      ) : (
        staged && <Stage picture={staged} {...shown} />
      )}
      {children}
    </div>
  )
}
