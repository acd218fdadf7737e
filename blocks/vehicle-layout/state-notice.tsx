import type { Car } from '#domain/car/car.ts'
import { awaited } from '#domain/car/status.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { similarPath } from '#parts/search/similar-to.ts'
import type { SiteView } from '#parts/view-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'

interface StateNoticeProps {
  readonly car: Car
  readonly site: SiteView
}

/** Spec 8.17, 8.18: the way to similar cars is the only solid button of a sold one. */
export function SoldNotice({ car, site: { words } }: StateNoticeProps) {
  const type = words[car.item_type]
  return (
    <Notice tone="warning" className="vehicle-notice">
      <p className="font-semibold">{fillPlaceholders(words.soldNotice, { vehicleType: type })}</p>
      <p>{fillPlaceholders(words.soldComfort, { type })}</p>
      <Button href={similarPath(car)} className="mt-2">
        {words.findSimilar}
      </Button>
    </Notice>
  )
}

const notices = {
  reserved: { said: 'reservedNotice', advice: 'reservedAdvice' },
  coming_soon: { said: 'comingSoonNotice', advice: 'comingSoonAdvice' },
  preorder: { said: 'preorderNotice', advice: 'preorderAdvice' },
} as const

/**
 * Why a buyer cannot drive away in the car today, whatever its tag says: a fuel goes before `reserved`
 * there. Spec 2.44, 4.04.
 */
export function AwaitedNotice({ car, site: { words } }: StateNoticeProps) {
  const state = awaited(car)
  if (state === undefined) return null
  const { said, advice } = notices[state]
  const vehicleType = words[car.item_type]
  return (
    <Notice className="vehicle-notice">
      <p className="font-semibold">{fillPlaceholders(words[said], { vehicleType })}</p>
      <p>
        {words[advice]} <Link href={similarPath(car)}>{words.findSimilar}</Link>
      </p>
    </Notice>
  )
}
