import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'
import { isAvailable } from '#domain/car/status.ts'
import { CarStrip } from '#parts/car-strip/car-strip.tsx'
import { vehicleFacts } from '#parts/facts/vehicle-facts.ts'
import type { PageView, SiteView } from '#parts/view-context.ts'
import { cn } from '#ui/cn.ts'

interface AskedAboutProps {
  readonly car: Car
  /** Where that one cannot be had any more. */
  readonly similar?: readonly Car[] | undefined
  /** Large on all screens, with what is measured of it, or its usual facts. */
  readonly isSheet?: boolean
  readonly site: SiteView
  readonly page: PageView
}

/** Of a sheet: rows of two and of three are whole. */
const FACTS = 6

/**
 * Beside the form on wide screens, above it on phones: the car that it is about and what it costs; for one
 * that is gone, cars like it. Spec 5.14, 8.18.
 */
export function AskedAbout(props: AskedAboutProps) {
  const { car, similar = [], isSheet = false, site, page } = props
  return (
    <aside
      className={cn('lead-form-about', isSheet && 'lead-form-sheet')}
      aria-label={carName(car)}
    >
      <CarStrip
        car={car}
        site={site}
        page={page}
        picture={isSheet ? 'whole' : 'large'}
        className="lead-form-car"
      />
      {isSheet && isAvailable(car) && (
        <dl className="lead-form-facts">
          {vehicleFacts(site.look.vehicle, car, site, page.now)
            .slice(0, FACTS)
            .map(({ key, label, value, unit }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>
                  {value} {unit !== undefined && <small>{unit}</small>}
                </dd>
              </div>
            ))}
        </dl>
      )}
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
