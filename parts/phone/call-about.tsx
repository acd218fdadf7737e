import type { Car } from '#domain/car/car.ts'
import { carPhone } from '#domain/location/car-phone.ts'
import { Button, type ButtonProps } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import type { SiteView } from '../view-context.ts'

interface CallAboutProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly car: Car | undefined
  readonly site: SiteView
}

/** Whom to call about a car, unless the site reveals its number only when asked. Spec 8.08, 8.10. */
export function CallAbout({ car, site, variant = 'outline', size }: CallAboutProps) {
  const { words, contact, flags } = site
  if (flags.revealPhone) return null
  const phone = (car && carPhone(car, contact)?.phone) ?? contact.phoneUsed ?? contact.phone
  return (
    <Button variant={variant} size={size} href={telHref(phone)} className="figures">
      <Icon name="phone" />
      {phone}
      <span className="sr-only">: {words.callDealer}</span>
    </Button>
  )
}
