import { carName } from '#domain/car/name.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { CarRow } from '#parts/car-row/car-row.tsx'
import { EmptyStage } from '#parts/empty-stage/empty-stage.tsx'
import { ListHead } from '#parts/list-head/list-head.tsx'
import { Scripted } from '#parts/rendering.tsx'
import { warningId } from '#parts/repayment/finance-warning.tsx'
import { repaymentsIn } from '#parts/repayment/repayment.ts'
import { VIEWED_KEY } from '#state/recently-viewed.ts'
import { Button } from '#ui/button/button.tsx'
import { cn } from '#ui/cn.ts'
import { VARIANT, VIEWED } from '#ui/data-attributes.ts'
import type { ViewedCarsView } from './view.ts'
import leadToViewed from './viewed-cars.island.ts'
import { ViewedList } from './viewed-list.tsx'

/** The cars of its address: a script leads to those that this browser showed last, and clears them. Spec 2.47. */
export default function ViewedCars(view: ViewedCarsView) {
  const { id, data, site, page } = view
  const { cars, row } = data
  const isTold = repaymentsIn(cars, site, page.now) !== undefined
  return (
    <div>
      <Scripted script={leadToViewed} name="cars" stored={VIEWED_KEY}>
        {cars.length > 0 ? <Viewed {...view} /> : <NoneViewed {...view} />}
      </Scripted>
      <CarRow
        {...row}
        site={site}
        page={page}
        id={`${id}-more`}
        {...(isTold && { warning: warningId(id) })}
        {...(cars.length > 0 && { heading: site.words.similarCars })}
      />
    </div>
  )
}

function Viewed(view: ViewedCarsView) {
  const { id, props, data, site } = view
  const { words } = site
  const variant = props.variant ?? site.look.card
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={cn(
        'page-width py-section viewed-cars',
        variant !== 'note' && 'is-beside',
        data.cars.length === 2 && 'is-pair',
      )}
      {...{ [VARIANT]: variant }}
    >
      <ListHead
        id={`${id}-title`}
        heading={props.heading ?? words.recentlyViewed}
        text={fillPlaceholders(words.viewedNoneAdvice, { car: words.car })}
        site={site}
      >
        <div className="viewed-ways">
          {data.cars.slice(0, 1).map((car) => (
            <Button key={car.id} href={`/cars/${car.slug}`}>
              {fillPlaceholders(words.viewedBack, { car: carName(car) })}
            </Button>
          ))}
          <Button variant="outline" href="/search">
            {words.viewedMore}
          </Button>
          <Button
            variant="link"
            aria-controls={`${id}-cars`}
            className="noscript:hidden"
            {...{ [VIEWED]: 'clear' }}
          >
            {words.viewedClear}
          </Button>
        </div>
      </ListHead>
      <ViewedList {...view} />
    </section>
  )
}

function NoneViewed({ id, props, site }: ViewedCarsView) {
  const { words } = site
  return (
    <EmptyStage
      id={`${id}-title`}
      eyebrow={props.heading ?? words.recentlyViewed}
      heading={words.viewedNone}
      lead={fillPlaceholders(words.viewedNoneAdvice, { car: words.car })}
      site={site}
      ways={<Button href="/search">{words.searchStock}</Button>}
      isLookedFor
    />
  )
}
