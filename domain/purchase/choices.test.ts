import { describe, expect, test } from 'vitest'
import { agreedPurchase } from './agreed-purchase.ts'
import { type Choices, openQuestion, type PurchaseOptions, readAnswer } from './choices.ts'
import { purchaseOfLead } from './purchase-of-lead.ts'
import { MAX_ADDRESS_CHARACTERS } from './thresholds.ts'

const valuation = {
  id: 'v1',
  lead: 'lead-of-v1',
  vehicle: '2019 Toyota Corolla',
  figure: '$21,500 to $24,000',
  validity: 'Valid until 1 December 2026',
}
const loan = {
  eligible: true,
  interestRate: 8.49,
  comparisonRate: 9.12,
  termMonths: 60,
  weekly: 150,
  monthly: 650,
  deposit: 4_000,
  balloon: undefined,
} as const
const options: PurchaseOptions = {
  valuations: [valuation],
  loans: [loan],
  places: [{ slug: 'newstead', name: 'Newstead' }],
  delivers: true,
}
const read = (
  question: Parameters<typeof readAnswer>[0],
  answer: string,
  address = '',
  of = options,
) => readAnswer(question, { answer, address }, of)

describe('an answer of a purchase', () => {
  test.each([
    ['no trade-in', 'trade-in', 'none', { tradeIn: 'none' }],
    ['a valuation of the buyer', 'trade-in', 'v1', { tradeIn: { valuation: 'v1' } }],
    ['a valuation of another', 'trade-in', 'v2', undefined],
    ['cash', 'payment', 'cash', { payment: 'cash' }],
    ['a loan that is offered', 'payment', '60', { payment: { months: 60 } }],
    ['a loan that is not', 'payment', '61', undefined],
    ['no loan at all', 'payment', 'free', undefined],
    ['a place that sells', 'delivery', 'newstead', { delivery: { place: 'newstead' } }],
    ['a place of somebody else', 'delivery', 'elsewhere', undefined],
    ['nothing', 'delivery', '', undefined],
  ] as const)('is read: %s (Spec 2.06)', (_, question, answer, found) => {
    expect(read(question, answer)).toEqual(found)
  })

  test('an address is one line of a length, and none where the dealer does not deliver (Spec 2.06)', () => {
    expect(read('delivery', ':address', ' 4 Quay St\nNewstead ')).toEqual({
      delivery: { address: '4 Quay St Newstead' },
    })
    const long = read('delivery', ':address', 'a'.repeat(400))
    expect(long).toEqual({ delivery: { address: 'a'.repeat(MAX_ADDRESS_CHARACTERS) } })
    expect(read('delivery', ':address', ' ')).toBeUndefined()
    expect(read('delivery', ':address', '4 Quay St', { ...options, delivers: false })).toBe(
      undefined,
    )
  })
})

const all: Choices = {
  tradeIn: { valuation: 'v1' },
  payment: { months: 60 },
  delivery: { address: '4 Quay St' },
}

test.each([
  ['nothing is answered', {}, options, 'trade-in'],
  ['the car that is traded in is answered', { tradeIn: 'none' }, options, 'payment'],
  ['the place alone is left', { ...all, delivery: undefined }, options, 'delivery'],
  ['all is answered', all, options, undefined],
  [
    'all is answered, without trade-in and loan',
    { ...all, tradeIn: 'none', payment: 'cash' },
    options,
    undefined,
  ],
  ['the valuation has ended', all, { ...options, valuations: [] }, 'trade-in'],
  ['the loan is no longer offered', all, { ...options, loans: [] }, 'payment'],
  ['the dealer no longer delivers', all, { ...options, delivers: false }, 'delivery'],
  ['the place is closed', { ...all, delivery: { place: 'old' } }, options, 'delivery'],
] as const)('the next question where %s (Spec 2.06)', (_, choices, of, question) => {
  expect(openQuestion(choices, of)).toBe(question)
  expect(agreedPurchase(choices, of) === undefined).toBe(question !== undefined)
})

test('what is agreed has the figures that were offered, as a lead can have them (Spec 2.06, D40)', () => {
  const { id: _id, ...tradeIn } = valuation
  const agreed = agreedPurchase(all, options)
  expect(agreed).toEqual({
    trade_in: tradeIn,
    finance: {
      months: 60,
      weekly: 150,
      monthly: 650,
      interest_rate: 8.49,
      comparison_rate: 9.12,
      deposit: 4_000,
    },
    deliver_to: '4 Quay St',
  })
  const plain = { tradeIn: 'none', payment: 'cash', delivery: { place: 'newstead' } } as const
  expect(agreedPurchase(plain, options)).toEqual({ collect_at: 'newstead' })
  for (const each of [agreed, agreedPurchase(plain, options)]) {
    expect(purchaseOfLead.safeParse(each).success).toBe(true)
  }
})
