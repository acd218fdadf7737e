import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'
import { CAR_PARAMETER } from '#domain/stock-query/chosen-cars.ts'
import { cn } from '#ui/cn.ts'
import { CAR_NAME, CAR_PICTURE } from '#ui/data-attributes.ts'
import { mediaUrl } from '#ui/picture/media-url.ts'
import { mainPicture } from '../pictures/car-pictures.ts'
import { Decided } from '../rendering.tsx'
import type { SiteView } from '../view-context.ts'
import { compareTick } from './compare-tick-shown.ts'

/** The id of the form that the ticks of a page belong to: that of the tray at its foot. */
export const COMPARE_FORM = 'compare-tray'

interface CompareTickProps {
  readonly car: Car
  readonly site: SiteView
  readonly className?: string | undefined
}

/**
 * Chooses a car to compare. Without script, the tray's form sends those that are ticked on the page; with
 * it, the choice is kept from page to page. Spec 1.04, 5.06-5.08.
 */
export function CompareTick({ car, site, className }: CompareTickProps) {
  return (
    <Decided thing="compare" car={car}>
      {compareTick(car, site) && <Tick car={car} site={site} className={className} />}
    </Decided>
  )
}

function Tick({ car, site: { words, look }, className }: CompareTickProps) {
  const name = carName(car)
  const picture = mediaUrl(mainPicture(car, look.scene).path, { width: 160 })
  return (
    <label className={cn('compare-tick print:hidden', className)}>
      <input
        type="checkbox"
        name={CAR_PARAMETER}
        value={car.id}
        form={COMPARE_FORM}
        {...{ [CAR_NAME]: name, [CAR_PICTURE]: picture }}
      />
      <span>
        {words.compare}
        <span className="sr-only"> {name}</span>
      </span>
    </label>
  )
}
