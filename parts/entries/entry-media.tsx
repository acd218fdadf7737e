import { Picture } from '#ui/picture/picture.tsx'
import { Stage } from '#ui/stage/stage.tsx'
import { mainPicture } from '../pictures/car-pictures.ts'
import type { SiteView } from '../view-context.ts'
import type { EntryItem } from './entry-item.ts'

interface EntryMediaProps {
  readonly entry: Pick<EntryItem, 'image' | 'car'>
  readonly site: SiteView
  /** The `sizes` attribute. */
  readonly sizes: string
  /** For the page's largest picture: loaded first instead of lazily. */
  readonly eager?: boolean
}

/** The picture of an entry: its own, or the car that it is about on its stage; nothing without either. */
export function EntryMedia({ entry: { image, car }, site, sizes, eager = false }: EntryMediaProps) {
  if (!image && !car) return null
  return (
    <div className="entry-media">
      {image ? (
        <Picture
          path={image.url}
          alt={image.alt}
          width={960}
          height={640}
          sizes={sizes}
          eager={eager}
        />
      ) : (
        car && <Stage picture={mainPicture(car, site.look.scene)} sizes={sizes} eager={eager} />
      )}
    </div>
  )
}
