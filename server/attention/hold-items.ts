import { nextDayStart } from '#domain/calendar.ts'
import { formatMoney } from '#domain/format.ts'
import { timeText } from '#domain/reservation/moment-text.ts'
import type { AttentionItem } from '#domain/staff/attention-calls.ts'
import { referenceOfReservation } from '../checkout/reservation-view.ts'
import type { Reservation } from '../store/reservation-store.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Cars that buyers hold: to be confirmed, soon where they lapse today by the site's clock. Spec 9.19, D31. */
export function holdItems(
  { slug, site }: Pick<Tenant, 'slug' | 'site'>,
  reservations: readonly Reservation[],
  nameOf: ReadonlyMap<string, string>,
  now: Date,
): AttentionItem[] {
  const tomorrow = nextDayStart(now, site.timeZone) ?? now
  return reservations.flatMap((reservation) => {
    const { id, stage, car, deposit, heldAt, heldUntil } = reservation
    if (stage !== 'held' || heldAt === undefined || heldUntil === undefined) return []
    const isSoon = new Date(heldUntil) < tomorrow
    const name = nameOf.get(car) ?? 'a car'
    const money = formatMoney(deposit, site.locale)
    const item = {
      id: `hold ${id}`,
      kind: 'hold' as const,
      since: heldAt,
      until: heldUntil,
      is_late: false,
      to: `/staff/${slug}/reservations?reservation=${id}`,
      action: 'Confirm',
    }
    return isSoon
      ? {
          ...item,
          group: 'soon' as const,
          subject: `Hold on ${name} lapses at ${timeText(heldUntil, site)}`,
          text: `the ${money} goes back by itself unless you confirm it`,
        }
      : {
          ...item,
          group: 'answer' as const,
          subject: `Reservation ${referenceOfReservation(reservation)}`,
          text: `${money} paid for the ${name}: confirm the hold`,
        }
  })
}
