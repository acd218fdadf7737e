import { isSold } from '#domain/car/status.ts'
import type { VariantOf } from '#domain/site/look-axes.ts'
import { carDimensions } from '#parts/pictures/car-dimensions.ts'
import { type CarPictures, carPictures } from '#parts/pictures/car-pictures.ts'
import { Island } from '#parts/rendering.tsx'
import { VARIANT } from '#ui/data-attributes.ts'
import { Stage } from '#ui/stage/stage.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'
import Viewer from './viewer.island.tsx'

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
 * A car's pictures: a strip to swipe and thumbnails that link to its pictures, both without script,
 * and a full-screen viewer. Spec 2.44, 3.11.
 */
export default function CarGallery(view: View) {
  const { props, car, site } = view
  const { pictures, drawn } = carPictures(car, site.look.scene)
  return (
    <section
      aria-label={`Pictures of the ${car.name}`}
      className="gallery"
      {...{ [VARIANT]: props.variant ?? site.look.gallery }}
    >
      <div className="gallery-main">
        <Strip {...view} pictures={pictures} />
        <Island
          view={Viewer}
          name="viewer"
          className="gallery-viewer noscript:hidden print:hidden"
          props={{ pictures, title: car.name }}
        />
      </div>
      {drawn && (
        <p className="gallery-note">Drawn from its description: there are no photos of it yet.</p>
      )}
      <Thumbnails {...view} pictures={pictures} />
    </section>
  )
}

type Shown = View & Pick<CarPictures, 'pictures'>

const slideId = (id: string, index: number) => `${id}-${index + 1}`

function Strip({ id, props, car, site, pictures }: Shown) {
  const { length, height } = carDimensions(car, site.locale)
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll the strip
      tabIndex={0}
      aria-label="Pictures"
      className="gallery-strip"
    >
      {pictures.map((picture, index) => (
        <li key={slideId(id, index)} id={slideId(id, index)} className="gallery-slide">
          <Stage
            picture={picture}
            sizes={sizes[props.variant ?? site.look.gallery].large}
            widths={[480, 640, 960, 1280, 1920]}
            eager={index === 0}
            sold={isSold(car)}
            length={length}
            height={height}
          />
        </li>
      ))}
    </ul>
  )
}

function Thumbnails({ id, props, site, pictures }: Shown) {
  const shown = pictures.length > 1 ? pictures.slice(0, props.thumbnails) : []
  if (shown.length === 0) return null
  return (
    <ul aria-label="All pictures" className="gallery-thumbs">
      {shown.map((picture, index) => (
        <li key={slideId(id, index)}>
          <a href={`#${slideId(id, index)}`} className="gallery-thumb">
            <Stage
              picture={{ ...picture, alt: `Picture ${index + 1}` }}
              sizes={sizes[props.variant ?? site.look.gallery].small}
              widths={[160, 320, 640]}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
