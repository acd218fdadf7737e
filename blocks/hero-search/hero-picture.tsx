import { artworkPath } from '#ui/picture/media-url.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { hasOwnShadow } from '#ui/stage/scene.ts'
import { Stage } from '#ui/stage/stage.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

interface Props {
  image: ViewOf<typeof block>['props']['image']
  site: ViewOf<typeof block>['site']
  sizes: string
  className: string
}

/** A photo, or a drawn car on the site's scene; decorative, so without alternative text. */
export function HeroPicture({ image, site, sizes, className }: Props) {
  if ('body' in image) {
    const path = artworkPath({ ...image, view: 'side', bare: hasOwnShadow(site.look.scene) })
    return (
      <Stage
        picture={{ path, alt: '', isCutOut: true }}
        sizes={sizes}
        eager
        className={className}
      />
    )
  }
  const { path, width, height } = image
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
