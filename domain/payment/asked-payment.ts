import { isAbsent } from '../absence.ts'
import { cleanLine } from '../clean-text.ts'
import { fillPlaceholders } from '../fill-placeholders.ts'
import { type FormatLocale, formatMoney } from '../format.ts'
import type { Words } from '../site/interface-texts.ts'

export const paymentPurposes = ['invoice', 'deposit'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]

/** What a dealer has asked a buyer for, and what the buyer pays of it. Spec 2.12. */
export interface AskedPayment {
  readonly purpose: PaymentPurpose
  /** As it stands on the invoice, or as the dealer gave it for the deposit, in capitals. */
  readonly number: string
  readonly cents: number
}

export type AskedField = 'purpose' | 'number' | 'amount'

/** What was typed, or a sentence for each field that cannot be accepted. */
export type ReadAskedPayment =
  | { readonly valid: true; readonly asked: AskedPayment }
  | { readonly valid: false; readonly faults: Readonly<Partial<Record<AskedField, string>>> }

interface Rules {
  readonly words: Pick<
    Words,
    | 'purchaseChoose'
    | 'paymentNumberMissing'
    | 'paymentNumberWrong'
    | 'paymentAmountWrong'
    | 'paymentAmountBounds'
  >
  readonly locale: FormatLocale
  /** Whole dollars, both included. */
  readonly bounds: { readonly least: number; readonly greatest: number }
}

/** The most characters of a number. */
export const MAX_NUMBER_CHARACTERS = 30
const NUMBER = /^[A-Z0-9][A-Z0-9 ./#-]*$/
/** Dollars with or without their sign, commas and cents. */
const AMOUNT = /^\$? ?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/
const CENTS = 100
const CENT_DIGITS = 2

/** Reads what a buyer wants to pay, within the site's bounds. Spec 2.12. */
export function readAskedPayment(
  typed: Readonly<Record<AskedField, string>>,
  { words, locale, bounds }: Rules,
): ReadAskedPayment {
  const purpose = paymentPurposes.find((each) => each === typed.purpose)
  const number = cleanLine(typed.number).toUpperCase()
  const cents = readCents(typed.amount)
  const isNumber = number.length <= MAX_NUMBER_CHARACTERS && NUMBER.test(number)
  const isInBounds =
    cents !== undefined && cents >= bounds.least * CENTS && cents <= bounds.greatest * CENTS
  if (purpose && isNumber && isInBounds) return { valid: true, asked: { purpose, number, cents } }
  const values = {
    count: MAX_NUMBER_CHARACTERS,
    least: formatMoney(bounds.least, locale),
    greatest: formatMoney(bounds.greatest, locale),
  }
  const fill = (text: string) => fillPlaceholders(text, values)
  return {
    valid: false,
    faults: {
      ...(!purpose && { purpose: words.purchaseChoose }),
      ...(!isNumber && {
        number: isAbsent(number) ? words.paymentNumberMissing : fill(words.paymentNumberWrong),
      }),
      ...(!isInBounds && {
        amount: cents === undefined ? words.paymentAmountWrong : fill(words.paymentAmountBounds),
      }),
    },
  }
}

function readCents(typed: string): number | undefined {
  const [, dollars, cents = ''] = AMOUNT.exec(typed.trim()) ?? []
  if (dollars === undefined) return undefined
  return Number(dollars.replaceAll(',', '')) * CENTS + Number(cents.padEnd(CENT_DIGITS, '0'))
}

/** `Invoice INV-204`. */
export const paymentName = (
  { purpose, number }: Pick<AskedPayment, 'purpose' | 'number'>,
  words: Pick<Words, 'paymentOfInvoice' | 'paymentOfDeposit'>,
): string =>
  fillPlaceholders(purpose === 'invoice' ? words.paymentOfInvoice : words.paymentOfDeposit, {
    number,
  })

/** As a form has it: `1250.00`. */
export const amountTyped = ({ cents }: Pick<AskedPayment, 'cents'>): string =>
  (cents / CENTS).toFixed(CENT_DIGITS)
