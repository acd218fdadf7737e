import type { Car } from '#domain/car/car.ts'
import { Scripted } from '#parts/rendering.tsx'
import { Button } from '#ui/button/button.tsx'
import { cn } from '#ui/cn.ts'
import { CAR, REVEALS } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import type { SiteView } from '../view-context.ts'
import revealPhone from './phone-reveal.island.ts'

interface PhoneLinkProps {
  /** The number of `carPhone`; on a site that hides numbers it is not written. */
  readonly phone: string
  readonly site: SiteView
  /** The car that a call is about, for sites that count calls. */
  readonly car: Pick<Car, 'id' | 'dealership_id'>
  readonly className?: string
}

/** A link that calls the dealer; on sites that hide numbers, the button that asks for it. Spec 4.15, 8.15. */
export function PhoneLink({ phone, site, car, className }: PhoneLinkProps) {
  if (site.flags.revealPhone) return <RevealPhone site={site} car={car} className={className} />
  return (
    <Button
      variant="outline"
      href={telHref(phone)}
      className={cn('figures', className)}
      {...{ [CAR]: car.id }}
    >
      <Icon name="phone" />
      {phone}
      <CallDealer site={site} />
    </Button>
  )
}

const CallDealer = ({ site: { words } }: Pick<PhoneLinkProps, 'site'>) => (
  <span className="sr-only">: {words.callDealer}</span>
)

/**
 * A form, so that it works without script: the server leads it to a page with the number. The script
 * puts the number in its place. Spec 7.06, 8.02.
 */
function RevealPhone({
  site,
  car,
  className,
}: Omit<PhoneLinkProps, 'phone' | 'className'> & {
  readonly className: string | undefined
}) {
  return (
    <Scripted script={revealPhone} name="phone" className={cn('grid', className)}>
      <form
        method="post"
        action="/api/phone-reveals"
        className="grid"
        {...{ [REVEALS]: '', [CAR]: car.id }}
      >
        <input type="hidden" name="car_id" value={car.id} />
        {car.dealership_id !== undefined && (
          <input type="hidden" name="dealership_id" value={car.dealership_id} />
        )}
        <input type="hidden" name="website_id" value={site.slug} />
        <Button type="submit" variant="outline" className="figures print:hidden">
          <Icon name="phone" />
          <span>{site.words.revealPhone}</span>
          <template>
            <CallDealer site={site} />
          </template>
        </Button>
      </form>
    </Scripted>
  )
}
