import { countryOf } from '#domain/contact/country-of.ts'
import { displayPhone } from '#domain/contact/phone.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatCents, formatDate } from '#domain/format.ts'
import { type AskedPayment, paymentName } from '#domain/payment/asked-payment.ts'
import { paymentPath } from '#parts/reservation-state/payment-view.ts'
import type { LetterContext } from '../checkout/letter-context.ts'
import { type AnyLetter, linkTo, signed } from '../checkout/letter-texts.ts'
import { referenceOfReservation } from '../checkout/reservation-view.ts'
import type { MessageContent } from '../messages/message.ts'

/** What the buyer is told of a payment that the dealer asked for: a receipt, or that nothing is paid. Spec 2.12. */
export function buyersPaymentLetter(
  letter: AnyLetter,
  asked: AskedPayment,
  context: LetterContext,
): MessageContent | undefined {
  const { site, reservation, now } = context
  const { words, locale, timeZone } = site
  const values = valuesOf(asked, context)
  const fill = (text: string) => fillPlaceholders(text, values)
  const mail = (subject: string, ...parts: readonly string[]): MessageContent => ({
    subject: fill(subject),
    text: [...parts.map(fill), ...signed(context)].join('\n\n'),
  })
  switch (letter) {
    case 'captured':
      return mail(
        words.paymentMailReceipt,
        `${words.paymentPaidTitle}. ${words.paymentPaidText}`,
        [
          `${words.reservationReference}: {reference}`,
          `${words.paymentDate}: ${formatDate(now.toISOString(), locale, timeZone)}`,
          `${words.paymentOfAmount}: {amount} ${reservation.attempt.currency}`,
        ].join('\n'),
        words.paymentReceiptNote,
        ...linkTo(paymentPath(reservation.id), words.paymentMailSee, context),
      )
    case 'failed':
      return mail(words.paymentMailFailed, `{what}: ${words.paymentFailedText}`)
    case 'released':
      return mail(words.paymentMailBack, `{what}: ${words.paymentGoesBack}`)
    case 'refunded':
      return mail(words.paymentMailBack, `{what}: ${words.paymentBack}`)
    default:
      return undefined
  }
}

/** What the dealer is told: who has paid what. */
export function dealersPaymentLetter(
  letter: AnyLetter,
  asked: AskedPayment,
  context: LetterContext,
): MessageContent | undefined {
  if (letter !== 'captured') return undefined
  const { site, account } = context
  const phone = account && displayPhone(account.phone, countryOf(site.locale))
  const who = [account?.name, phone, account?.email].filter((part) => part !== undefined)
  const said = (text: string) => fillPlaceholders(text, valuesOf(asked, context))
  return {
    subject: said('Payment {reference}: {amount} for {what}'),
    text: [said('{what} was paid online: {amount}. Reference {reference}.'), who.join(', ')].join(
      '\n\n',
    ),
  }
}

const valuesOf = (asked: AskedPayment, { site, reservation }: LetterContext) => ({
  amount: formatCents(asked.cents, site.locale),
  what: paymentName(asked, site.words),
  name: site.legalName ?? site.name,
  reference: referenceOfReservation(reservation),
})
