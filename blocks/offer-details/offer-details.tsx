import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { calendarDay, formatDate, formatNumber } from '#domain/format.ts'
import { dayWindow } from '#domain/promotion/day-window.ts'
import { thingsOf } from '#domain/stock-query/counted.ts'
import { CarRow } from '#parts/car-row/car-row.tsx'
import { offerItem } from '#parts/entries/entry-item.ts'
import { EntryPage } from '#parts/entry-page/entry-page.tsx'
import { Prose } from '#parts/prose/prose.tsx'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { ViewOf } from '../define-block.ts'
import type { OfferData } from './load.ts'
import type block from './schema.ts'

/** An offer by itself, with its conditions and the cars that it is about. Spec 2.11, 3.21. */
export default function OfferDetails(view: ViewOf<typeof block, OfferData | undefined>) {
  const { id, offer, data, site, page } = view
  const { words, timeZone, locale } = site
  const { expiry, description, disclaimer } = offer
  const today = calendarDay(new Date(page.now), timeZone)
  const isOver = !dayWindow({ last: expiry }, today).eligible
  const entry = offerItem(offer, data?.cars[0], site)
  const ask = page.answers('/contact-us')
  return (
    <div className="offer">
      <EntryPage
        entry={isOver ? { ...entry, facts: [] } : entry}
        site={site}
        page={page}
        aside={
          disclaimer && (
            <section aria-labelledby={`${id}-conditions`} className="offer-conditions">
              <h2 id={`${id}-conditions`}>{words.offerConditions}</h2>
              <Prose text={disclaimer} site={site} level={3} />
            </section>
          )
        }
      >
        {isOver && expiry !== undefined && (
          <Notice>
            {fillPlaceholders(words.offerEnded, { day: formatDate(expiry, locale, timeZone) })}
          </Notice>
        )}
        {description && <Prose text={description} site={site} />}
        {!isOver && ask && (
          <p className="mt-2">
            <Button href="/contact-us">{words.offerAsk}</Button>
          </p>
        )}
      </EntryPage>
      {!isOver && data && data.cars.length > 0 && (
        <CarRow
          id={id}
          heading={fillPlaceholders(words.offerCars, { cars: thingsOf('car', words) })}
          searchHref={data.searchHref}
          linkText={fillPlaceholders(words.offerSearch, {
            count: formatNumber(data.count, locale),
          })}
          cars={data.cars}
          best={data.best}
          site={site}
          page={page}
        />
      )}
    </div>
  )
}
