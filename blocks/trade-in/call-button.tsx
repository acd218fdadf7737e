import { carPhone } from '#domain/location/car-phone.ts'
import { Button, type ButtonProps } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import type { StepProps } from './step-props.ts'

/** Whom to call about it, unless the site reveals its number only when asked. Spec 8.08, 8.10. */
export function CallButton({
  wished,
  site: { words, contact, flags },
  size,
  variant = 'outline',
}: Pick<StepProps, 'wished' | 'site'> & Pick<ButtonProps, 'size' | 'variant'>) {
  if (flags.revealPhone) return null
  const phone = (wished && carPhone(wished, contact)?.phone) ?? contact.phoneUsed ?? contact.phone
  return (
    <Button variant={variant} size={size} href={telHref(phone)} className="figures">
      <Icon name="phone" />
      {phone}
      <span className="sr-only">: {words.callDealer}</span>
    </Button>
  )
}
