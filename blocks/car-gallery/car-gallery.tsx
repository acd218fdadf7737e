import { carPictures } from '#parts/pictures/car-pictures.ts'
import { Island } from '#parts/rendering.tsx'
import { Stage } from '#ui/stage/stage.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'
import Viewer from './viewer.island.tsx'

const sizes = '(min-width: 1200px) 56rem, (min-width: 992px) 65vw, 100vw'

/**
 * A car's pictures: a strip to swipe and thumbnails that link to its pictures, both without script,
 * and a full-screen viewer. Spec 2.44, 3.11.
 */
export default function CarGallery({ id, props, car, site }: ViewOf<typeof block>) {
  const { pictures, drawn } = carPictures(car, site.look.scene)
  const thumbnails = pictures.length > 1 ? pictures.slice(0, props.thumbnails) : []
  const slideId = (index: number) => `${id}-${index + 1}`
  return (
    <section aria-label={`Pictures of the ${car.name}`} className="grid gap-2">
      <div className="relative overflow-hidden rounded-card">
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll the strip
          tabIndex={0}
          aria-label="Pictures"
          className="scroll-row snap-mandatory -outline-offset-3"
        >
          {pictures.map((picture, index) => (
            <li
              key={slideId(index)}
              id={slideId(index)}
              className="w-full shrink-0 scroll-mt-24 snap-start"
            >
              <Stage
                picture={picture}
                sizes={sizes}
                widths={[480, 640, 960, 1280, 1920]}
                eager={index === 0}
              />
            </li>
          ))}
        </ul>
        {drawn && (
          <p className="absolute inset-s-3 top-3 rounded-pill bg-surface/90 px-3 py-1 text-sm">
            Illustration – photos coming soon
          </p>
        )}
        <Island
          view={Viewer}
          name="viewer"
          className="absolute inset-e-3 bottom-3 noscript:hidden"
          props={{ pictures, title: car.name }}
        />
      </div>
      {thumbnails.length > 0 && (
        <ul aria-label="All pictures" className="scroll-row -mx-1 gap-2 p-1">
          {thumbnails.map((picture, index) => (
            <li key={slideId(index)} className="w-24 shrink-0 snap-start md:w-28">
              <a
                href={`#${slideId(index)}`}
                className="block overflow-hidden rounded-card border border-line hover:border-brand-ink"
              >
                <Stage
                  picture={{ ...picture, alt: `Picture ${index + 1}` }}
                  sizes="7rem"
                  widths={[160, 320, 640]}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
