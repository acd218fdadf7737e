import { Button, buttonVariants } from '#ui/button/button.tsx'
import { cn } from '#ui/cn.ts'
import { CAR, REVEALS } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import type { SiteView } from '../view-context.ts'

interface PhoneLinkProps {
  readonly phone: string
  readonly site: SiteView
  /** The car that a call is about, for sites that count calls. */
  readonly carId: string
  readonly className?: string
}

/** A link that calls the dealer; on sites that hide numbers it must be revealed first. Spec 4.15, 8.15. */
export function PhoneLink({ phone, site, carId, className }: PhoneLinkProps) {
  const link = (
    <Button
      variant="outline"
      href={telHref(phone)}
      className={cn('figures', className)}
      {...{ [CAR]: carId }}
    >
      <Icon name="phone" />
      {phone}
      <span className="sr-only">: {site.words.callDealer}</span>
    </Button>
  )
  if (!site.flags.revealPhone) return link
  return (
    <details className={cn('group/phone', className)} {...{ [REVEALS]: '', [CAR]: carId }}>
      <summary
        className={cn(buttonVariants({ variant: 'outline' }), 'w-full group-open/phone:hidden')}
      >
        <Icon name="phone" />
        {site.words.revealPhone}
      </summary>
      <div className="grid">{link}</div>
    </details>
  )
}
