import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'
import { CarStrip } from '#parts/car-strip/car-strip.tsx'
import type { PageView, SiteView } from '#parts/view-context.ts'

interface AskedAboutProps {
  readonly car: Car
  /** Where that one cannot be had any more. */
  readonly similar?: readonly Car[] | undefined
  readonly site: SiteView
  readonly page: PageView
}

/**
 * Beside the form on wide screens, above it on phones: the car that it is about and what it costs; for one
 * that is gone, cars like it. Spec 5.14, 8.18.
 */
export function AskedAbout({ car, similar = [], site, page }: AskedAboutProps) {
  return (
    <aside className="lead-form-about" aria-label={carName(car)}>
      <CarStrip car={car} site={site} page={page} isLarge className="lead-form-car" />
      {similar.length > 0 && (
        <div className="lead-form-stock">
          <p className="lead-form-name">{site.words.formInStock}</p>
          {similar.map((each) => (
            <CarStrip
              key={each.id}
              car={each}
              site={site}
              page={page}
              href={`/cars/${each.slug}`}
            />
          ))}
        </div>
      )}
    </aside>
  )
}
