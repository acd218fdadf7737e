import type { Car } from '#domain/car/car.ts'
import { leadEvent } from '#domain/enquiry/lead-event.ts'
import { isPlaceOf } from '#domain/location/location-block.ts'
import type { Site } from '#domain/site/site.ts'
import type { Tools } from '../capability.ts'
import { mailOfPlace } from '../delivery/destinations.ts'
import { type MessageContent, sealedContent } from '../messages/message.ts'
import { buyersPaymentLetter, dealersPaymentLetter } from '../online-payment/payment-letters.ts'
import { type Letters, messageId, type Posted } from '../reservations/letters.ts'
import type { Reservation } from '../store/reservation-store.ts'
import type { NewMessage } from '../store/stored-message.ts'
import type { TenantDirectory } from '../tenants/directory.ts'
import { tenantOf } from '../tenants/tenant-of.ts'
import { today } from '../today.ts'
import type { LetterContext } from './letter-context.ts'
import { type AnyLetter, buyersLetter, dealersLetter } from './letter-texts.ts'
import { reservationLead } from './reservation-lead.ts'

/** Writes what buyer and dealer get of a reservation: nothing for a dealer who has left. D23, D31. */
export function reservationLetters(
  tools: Pick<Tools, 'open' | 'keyring'> & {
    readonly services: { readonly directory: Pick<TenantDirectory, 'ofHost'> }
  },
): Letters {
  const contextOf = async (
    slug: string,
    reservation: Reservation,
    now: Date,
  ): Promise<LetterContext | undefined> => {
    const tenant = await tenantOf(tools.services.directory, slug)
    if (!tenant) return undefined
    const store = await tools.open()
    const [car, account] = await Promise.all([
      store.stock(slug).car(reservation.car),
      reservation.account === undefined
        ? undefined
        : store.accounts(slug).account(reservation.account),
    ])
    return { site: tenant.site, car, account, reservation, now }
  }
  const write = async (
    tenant: string,
    reservation: Reservation,
    now: Date,
    letter: AnyLetter,
  ): Promise<Posted> => {
    const context = await contextOf(tenant, reservation, now)
    if (!context) return { messages: [] }
    const kind = letter === 'cancelled' ? 'released' : letter
    const mail = (
      to: 'buyer' | 'dealer',
      address: string | undefined,
      content: MessageContent | undefined,
    ): NewMessage[] =>
      address === undefined || content === undefined
        ? []
        : [
            {
              tenant,
              id: messageId(reservation, kind, to),
              created: now.toISOString(),
              to: { kind: 'mail', address },
              content: sealedContent(tools.keyring, content),
            },
          ]
    const { asked } = reservation
    const [toBuyer, toDealer] = asked
      ? [buyersPaymentLetter(letter, asked, context), dealersPaymentLetter(letter, asked, context)]
      : [buyersLetter(letter, context), dealersLetter(letter, context)]
    return {
      ...(letter === 'captured' && !asked && leadOf(context)),
      messages: [
        ...mail('buyer', context.account?.email, toBuyer),
        ...mail('dealer', dealersAddress(context), toDealer),
      ],
    }
  }
  const of = (letter: Exclude<AnyLetter, 'cancelled'>) => {
    return (tenant: string, reservation: Reservation, now: Date) =>
      write(tenant, reservation, now, letter)
  }
  return {
    captured: of('captured'),
    reminder: of('reminder'),
    lapsed: of('lapsed'),
    released: (tenant, reservation, now, by) =>
      write(tenant, reservation, now, by === 'buyer' ? 'cancelled' : 'released'),
    failed: of('failed'),
    refunded: of('refunded'),
  }
}

/** The lead, and its event of the dealer's day. */
function leadOf(context: LetterContext): Pick<Posted, 'lead' | 'event'> {
  const { site, reservation, now } = context
  const lead = reservationLead(context)
  const day = today(now, site.timeZone)
  return { lead, event: { day, event: leadEvent(lead.body), carId: reservation.car, count: 1 } }
}

/** Where the dealer reads of cars at a place. */
function dealersAddress({ site, car }: LetterContext): string {
  const place = car && placeOf(car, site)
  return mailOfPlace({ category: 'Reserve Online', ...(place && { location: place }) }, site)
}

const placeOf = (car: Car, site: Pick<Site, 'locations'>): string | undefined =>
  site.locations.find((location) => isPlaceOf(car, location))?.slug
