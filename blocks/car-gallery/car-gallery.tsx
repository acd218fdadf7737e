import { isAvailable, isSold } from '#domain/car/status.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { VariantOf } from '#domain/site/look-axes.ts'
import { hasPage } from '#parts/links/has-page.ts'
import { carDimensions } from '#parts/pictures/car-dimensions.ts'
import { type CarPictures, carPictures } from '#parts/pictures/car-pictures.ts'
import { galleryWidths, thumbnailWidths } from '#parts/pictures/picture-widths.ts'
import { Scripted } from '#parts/rendering.tsx'
import { Button } from '#ui/button/button.tsx'
import { VARIANT } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { Stage } from '#ui/stage/stage.tsx'
import type { ViewOf } from '../define-block.ts'
import gallery from './gallery.island.ts'
import type block from './schema.ts'
import { VideoSlide } from './video-slide.tsx'
import { Viewer } from './viewer.tsx'

type Variant = VariantOf<'gallery'>
type View = ViewOf<typeof block>

/** The `sizes` of the large picture and of the small ones. */
const sizes: Readonly<Record<Variant, { large: string; small: string }>> = {
  hall: { large: '(min-width: 62rem) 60vw, 100vw', small: '10vw' },
  album: {
    large: '(min-width: 48rem) min(66vw, 50rem), 100vw',
    small: '(min-width: 48rem) min(31vw, 24rem), 20vw',
  },
  plate: { large: '(min-width: 62rem) 65vw, 100vw', small: '15vw' },
  theatre: { large: '100vw', small: '7rem' },
  bill: { large: '(min-width: 62rem) 57vw, 100vw', small: '10vw' },
}

/**
 * A car's pictures: a strip to swipe, thumbnails that link to its pictures and a dialog that fills the
 * screen, all without script; the script opens it at the picture that is shown, and leaves the history as
 * it is. Spec 2.44, 3.11.
 */
export default function CarGallery(view: View) {
  const { id, props, car, site } = view
  const { pictures, drawn } = carPictures(car, site.look.scene)
  const label = `Pictures of the ${car.name}`
  const shown = { ...view, pictures, viewerId: `${id}-viewer` }
  return (
    <section
      aria-label={label}
      className="gallery"
      {...{ [VARIANT]: props.variant ?? site.look.gallery }}
    >
      <Scripted script={gallery} name="script" className="gallery-parts">
        <div className="gallery-main">
          <Strip {...shown} />
          <Opener {...shown} />
        </div>
        {drawn && <DrawnNote {...view} />}
        <Thumbnails {...shown} />
        <Viewer id={shown.viewerId} label={label} pictures={pictures} site={site} />
      </Scripted>
    </section>
  )
}

/** A drawing says that it is one, and where photos can be asked for. Spec 3.11, 5.10, D19. */
function DrawnNote({ car, site: { words }, page }: View) {
  const asked = `/cars/${car.slug}/request-photos`
  return (
    <p className="gallery-note">
      {words.drawnNote}{' '}
      {isAvailable(car) && hasPage(page, asked) && <Link href={asked}>{words.requestPhotos}</Link>}
    </p>
  )
}

type Shown = View & Pick<CarPictures, 'pictures'> & { readonly viewerId: string }

/** Props of a button that opens the viewer. */
const opens = (viewerId: string) =>
  ({
    popoverTarget: viewerId,
    popoverTargetAction: 'show',
    'aria-haspopup': 'dialog',
  }) as const

const slideId = (id: string, index: number) => `${id}-${index + 1}`

function Strip({ id, props, car, site, pictures, viewerId }: Shown) {
  const { length, height } = carDimensions(car, site.locale)
  const { large } = sizes[props.variant ?? site.look.gallery]
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll the strip
      tabIndex={0}
      aria-label="Pictures"
      className="gallery-strip"
    >
      {pictures.map((picture, index) => (
        <li key={slideId(id, index)} id={slideId(id, index)} className="gallery-slide">
          {/* One button for all of them, below, is enough for the tabulator. */}
          <button type="button" tabIndex={-1} className="gallery-picture" {...opens(viewerId)}>
            <Stage
              picture={picture}
              sizes={large}
              widths={galleryWidths}
              eager={index === 0}
              sold={isSold(car)}
              length={length}
              height={height}
            />
          </button>
        </li>
      ))}
      <VideoSlide car={car} site={site} poster={pictures[0]} sizes={large} />
    </ul>
  )
}

function Opener({ site: { words }, pictures: { length }, viewerId }: Shown) {
  return (
    <Button
      variant="outline"
      size="sm"
      className="gallery-viewer border-transparent print:hidden"
      {...opens(viewerId)}
    >
      <Icon name={length > 1 ? 'images' : 'maximize'} size="sm" />
      {length > 1
        ? fillPlaceholders(words.viewPictures, { count: String(length) })
        : words.viewPicture}
    </Button>
  )
}

function Thumbnails({ id, props, car, site, pictures }: Shown) {
  const shown = pictures.length > 1 ? pictures.slice(0, props.thumbnails) : []
  if (shown.length === 0) return null
  return (
    <ul aria-label="All pictures" className="gallery-thumbs">
      {shown.map(({ small, ...picture }, index) => (
        <li key={slideId(id, index)}>
          <a href={`#${slideId(id, index)}`} className="gallery-thumb">
            <Stage
              picture={{ ...picture, path: small ?? picture.path, alt: `Picture ${index + 1}` }}
              sizes={sizes[props.variant ?? site.look.gallery].small}
              widths={thumbnailWidths}
              sold={isSold(car)}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
