import { countryOf } from '#domain/contact/country-of.ts'
import { displayPhone } from '#domain/contact/phone.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { rateWarning } from '#domain/finance/disclaimers.ts'
import { isWithoutCharges, withoutChargesText } from '#domain/finance/market-terms.ts'
import { formatMoney } from '#domain/format.ts'
import type { PurchaseOfLead } from '#domain/purchase/purchase-of-lead.ts'
import { momentText } from '#domain/reservation/moment-text.ts'
import { moneyBackTerms } from '#domain/reservation/money-back.ts'
import { reservationValues } from '#domain/reservation/reservation-terms.ts'
import { purchaseLines } from '#parts/reservation-state/purchase-lines.ts'
import { reservationPath } from '#parts/reservation-state/reservation-view.ts'
import type { MessageContent } from '../messages/message.ts'
import type { LetterContext } from './letter-context.ts'
import { referenceOfReservation } from './reservation-view.ts'

/** What a letter tells: `cancelled` by the buyer, `released` by the dealer. */
export type AnyLetter =
  | 'captured'
  | 'reminder'
  | 'lapsed'
  | 'cancelled'
  | 'released'
  | 'failed'
  | 'refunded'

/** Fills the texts of a letter. */
function fillerOf({ site, car, reservation, account }: LetterContext) {
  const { words, locale, name, timeZone } = site
  const itemType = car?.item_type ?? 'car'
  const until = reservation.heldUntil
  const values = {
    ...reservationValues({ name, locale, words, itemType, deposit: reservation.deposit }),
    reference: referenceOfReservation(reservation),
    car: car?.name ?? words[itemType],
    model: car?.model ?? words[itemType],
    phone: account ? displayPhone(account.phone, countryOf(locale)) : '',
    time: until === undefined ? '' : momentText(until, { locale, timeZone }),
  }
  return (text: string) => fillPlaceholders(text, values)
}

/** What the buyer is told, as a mail; the receipt has what was paid, by which terms, to whom. Spec 5.40, 9.19. */
export function buyersLetter(letter: AnyLetter, context: LetterContext): MessageContent {
  const { words } = context.site
  const fill = fillerOf(context)
  const back = hasPaid(context) ? [fill(words.reservationGoesBack)] : []
  const mail = (subject: string, ...parts: readonly string[]): MessageContent => ({
    subject: fill(subject),
    text: [...parts, ...signed(context)].join('\n\n'),
  })
  switch (letter) {
    case 'captured':
      return mail(words.reservationMailReceipt, ...receipt(context))
    case 'reminder':
      return mail(
        words.reservationMailReminder,
        fill(words.reservationMailReminderText),
        ...link(context),
      )
    case 'lapsed':
      return mail(words.reservationMailEnded, fill(words.reservationLapsedText), ...back)
    case 'cancelled':
      return mail(words.reservationMailEnded, fill(words.reservationCancelledTitle), ...back)
    case 'released':
      return mail(
        words.reservationMailEnded,
        fill(words.reservationReleasedTitle),
        fill(words.reservationReleasedText),
        ...back,
      )
    case 'failed':
      return mail(words.reservationMailFailed, fill(words.reservationFailedText))
    case 'refunded':
      return mail(words.reservationMailBack, fill(words.reservationBack))
  }
}

const hasPaid = ({ reservation: { attempt } }: LetterContext): boolean =>
  attempt.state === 'captured'

/** What was paid for what, and by which terms. */
function receipt(context: LetterContext): string[] {
  const { site, car, reservation } = context
  const { words, locale } = site
  const fill = fillerOf(context)
  const money = (dollars: number) =>
    `${formatMoney(dollars, locale)} ${reservation.attempt.currency}`
  const { priceSeen, deposit, terms, purchase } = reservation
  const own = car && moneyBackTerms(car.car_type, site)
  const stock = car?.stocknum === undefined ? '' : ` (${car.stocknum})`
  return [
    fill(words.reservationPaid),
    [
      `${words.reservationReference}: ${referenceOfReservation(reservation)}`,
      `${fill('{car}')}${stock}`,
      `${words.checkoutPrice}: ${money(priceSeen)}`,
      `${words.reservationDepositPaid}: ${money(deposit)}`,
      `${words.checkoutLeft}: ${money(priceSeen - deposit)}`,
    ].join('\n'),
    ...(purchase ? [chosen(purchase, context)] : []),
    fill(words.reservationNextCall),
    ...link(context),
    ...(own && !terms.includes(own.text) ? [`${own.title}: ${own.text}`] : []),
    terms,
  ]
}

/** What was chosen beside the car; a repayment never without its warning. D40. */
function chosen(purchase: PurchaseOfLead, { site, car }: LetterContext): string {
  const isWithout = car !== undefined && isWithoutCharges(car, site.locale)
  const { title, text } = rateWarning(site.locale)
  return [
    `${site.words.purchaseYours}:`,
    ...purchaseLines(purchase, site).map(({ name, value }) => `${name}: ${value}`),
    ...(purchase.finance ? [`${title}: ${text}`] : []),
    ...(purchase.finance && isWithout ? [withoutChargesText(site.locale)] : []),
  ].join('\n')
}

/** Where the reservation is, on a site that has a host of its own. */
const link = (context: LetterContext): string[] =>
  linkTo(reservationPath(context.reservation.id), context.site.words.reservationMailSee, context)

/** A page of a site that has a host of its own, and what is there. */
export function linkTo(path: string, words: string, { site }: LetterContext): string[] {
  const [host] = site.hosts
  return host === undefined ? [] : [`${words}\nhttps://${host}${path}`]
}

/** Who writes. */
export function signed({ site: { name, legalName, legal, contact } }: LetterContext): string[] {
  const lines = [legalName ?? name, legal.companyNumber, contact.phone]
  return [lines.filter((line) => line !== undefined).join('\n')]
}

/** What the dealer is told beside the lead: how it went on. */
export function dealersLetter(
  letter: AnyLetter,
  context: LetterContext,
): MessageContent | undefined {
  const { site, account } = context
  const fill = fillerOf(context)
  const person = [account?.name, account && displayPhone(account.phone, countryOf(site.locale))]
  const who = person.filter((part) => part !== undefined).join(', ')
  const said = dealersSentences[letter]
  if (said === undefined) return undefined
  const subject = fill(`Reservation {reference} ${said.subject}: {car}`)
  return { subject, text: [fill(said.text), who].filter((part) => part !== '').join('\n\n') }
}

const dealersSentences: Readonly<
  Partial<Record<AnyLetter, { readonly subject: string; readonly text: string }>>
> = {
  reminder: {
    subject: 'ends soon',
    text: 'It ends by itself on {time}, and the {deposit} goes back to the buyer. Call before.',
  },
  lapsed: {
    subject: 'has lapsed',
    text: 'The {hours} hours are over. The {vehicle} is on sale again, and the {deposit} goes back to the buyer.',
  },
  cancelled: {
    subject: 'was cancelled',
    text: 'The buyer cancelled it. The {vehicle} is on sale again, and the {deposit} goes back to the buyer.',
  },
}
