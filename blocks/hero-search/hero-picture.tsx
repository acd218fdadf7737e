import { artworkPath } from '#ui/picture/media-url.ts'
import { Picture } from '#ui/picture/picture.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

interface Props {
  image: ViewOf<typeof block>['props']['image']
  sizes: string
  className: string
}

/** The size of drawings, in pixels. */
const drawn = { width: 1200, height: 750 }

/** A photo or a drawn car; decorative, so without alternative text. */
export function HeroPicture({ image, sizes, className }: Props) {
  const { path, width, height } =
    'path' in image
      ? image
      : {
          path: artworkPath({ body: image.body, colour: image.colour, view: 'side' }),
          ...drawn,
        }
  return (
    <Picture
      path={path}
      alt=""
      width={width}
      height={height}
      sizes={sizes}
      eager
      className={className}
    />
  )
}
