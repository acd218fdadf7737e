import type { Destination } from '../delivery-store.ts'
import type { DeliveryRow } from './tables.ts'

/** In place of the lead of a delivery that is a message's, which has its id. */
export const NO_LEAD = ''

/** A delivery that is due at once, or at `next_at`. */
export const newDelivery = ({
  destination,
  ...row
}: Pick<DeliveryRow, 'tenant' | 'id' | 'lead' | 'created'> &
  Partial<Pick<DeliveryRow, 'next_at'>> & {
    readonly destination: Destination
  }): DeliveryRow => ({
  next_at: row.created,
  ...row,
  kind: destination.kind,
  receiver: receiverOf(destination),
  destination: JSON.stringify(destination),
  state: 'waiting',
  worker: null,
  lease_until: null,
  tries: 0,
  refusals: 0,
})

/** One text for each receiver: it is sent a few deliveries at a time. */
export function receiverOf(destination: Destination): string {
  if (destination.kind === 'webhook') return destination.url
  if (destination.kind === 'mail') return `mail to ${destination.to.join(', ')}`
  return `sms to ${destination.to}`
}
