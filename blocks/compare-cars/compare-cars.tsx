import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { MAX_COMPARED } from '#domain/stock-query/chosen-cars.ts'
import { thingsOf } from '#domain/stock-query/counted.ts'
import { CarRow } from '#parts/car-row/car-row.tsx'
import { EmptyStage } from '#parts/empty-stage/empty-stage.tsx'
import { ListHead } from '#parts/list-head/list-head.tsx'
import { Scripted } from '#parts/rendering.tsx'
import { FinanceWarning, warningId } from '#parts/repayment/finance-warning.tsx'
import { repaymentsIn } from '#parts/repayment/repayment.ts'
import { COMPARED_KEY } from '#state/compared.ts'
import { Button } from '#ui/button/button.tsx'
import { VARIANT } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Choose, savedPath } from './choose.tsx'
import forgetRemoved from './compare-cars.island.ts'
import { OneCar } from './one-car.tsx'
import { SideBySide } from './side-by-side.tsx'
import { type CompareCarsView, variantOf } from './view.ts'

/**
 * Cars side by side: price and repayment, what differs, then what is the same; of one its facts, and which to
 * set beside it. The address names the cars, so it can be sent, and removing one is a link. Spec 1.04.
 */
export default function CompareCars(view: CompareCarsView) {
  const { id, props, data, site, page } = view
  const { cars } = data
  if (cars.length === 0) return <None {...view} />
  const repayments = repaymentsIn(cars, site, page.now)
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="page-width py-section compare-cars"
      {...{ [VARIANT]: variantOf(view) }}
    >
      <ListHead id={`${id}-title`} heading={props.heading} site={site}>
        {cars.length > 1 && cars.length < MAX_COMPARED && (
          <Button variant="outline" href={savedPath(view) ?? '/search'}>
            <Icon name="plus" size="sm" />
            {site.words.compareAdd}
          </Button>
        )}
      </ListHead>
      <Scripted script={forgetRemoved} name="table" stored={COMPARED_KEY}>
        {cars.length === 1 ? <OneCar {...view} /> : <SideBySide {...view} />}
      </Scripted>
      {repayments && (
        <FinanceWarning id={warningId(id)} site={site} {...repayments} mark="*" className="mt-8" />
      )}
    </section>
  )
}

function None(view: CompareCarsView) {
  const { id, props, data, site, page } = view
  const { words } = site
  const cars = `${MAX_COMPARED} ${thingsOf('car', words)}`
  return (
    <div>
      <EmptyStage
        id={`${id}-title`}
        eyebrow={props.heading}
        heading={words.compareNone}
        lead={fillPlaceholders(words.compareNoneAdvice, { cars })}
        ways={<Choose {...view} />}
        site={site}
      />
      {data.row && <CarRow {...data.row} site={site} page={page} id={`${id}-latest`} />}
    </div>
  )
}
