import { expect, test } from 'vitest'
import { wordsOf } from '../site/interface-texts.ts'
import { amountTyped, paymentName, readAskedPayment } from './asked-payment.ts'

const words = wordsOf({ locale: 'en-AU', wording: {} })
const typed = { purpose: 'invoice', number: 'inv-204', amount: '50' }
const read = (given: Partial<typeof typed>) =>
  readAskedPayment(
    { ...typed, ...given },
    { words, locale: 'en-AU', bounds: { least: 10, greatest: 2_000 } },
  )
const fault = (given: Partial<typeof typed>) => {
  const answer = read(given)
  return answer.valid ? undefined : answer.faults
}

test.each([
  ['50', 5_000],
  [' $1,250.5 ', 125_050],
  ['1250.05', 125_005],
  ['10', 1_000],
  ['2,000.00', 200_000],
])('an amount %j is read to the cent (Spec 2.12)', (amount, cents) => {
  expect(read({ amount })).toEqual({
    valid: true,
    asked: { purpose: 'invoice', number: 'INV-204', cents },
  })
})

test.each(['9.99', '2,000.01'])(
  'an amount %s is out of the bounds of the site (Spec 2.12)',
  (amount) => {
    expect(fault({ amount })).toEqual({
      amount: 'Please enter an amount from $10 to $2,000. For another amount, please call us.',
    })
  },
)

test.each(['', 'ten', '1.250,00', '-50', '1e3', '50.001', '12,50'])(
  'an amount %j is none (Spec 2.12)',
  (amount) => {
    expect(fault({ amount })).toEqual({ amount: words.paymentAmountWrong })
  },
)

test.each([
  ['', 'Please enter the number.'],
  ['A'.repeat(31), expect.stringContaining('at most 30 letters and digits')],
  ['<b>1</b>', expect.stringContaining('at most 30 letters and digits')],
  ['-1', expect.stringContaining('at most 30 letters and digits')],
])('a number %j is refused (Spec 2.12)', (number, message) => {
  expect(fault({ number })).toEqual({ number: message })
})

test('a number of 30 characters is taken in capitals, on one line; what it is of is chosen (Spec 2.12)', () => {
  expect(read({ number: ` a 1/2\n#${'3'.repeat(23)}` })).toMatchObject({
    asked: { number: `A 1/2 #${'3'.repeat(23)}` },
  })
  expect(fault({ purpose: 'gift' })).toEqual({ purpose: 'Please choose one.' })
})

test('is named and written as a form has it (Spec 2.12)', () => {
  expect(paymentName({ purpose: 'invoice', number: 'A1' }, words)).toBe('Invoice A1')
  expect(paymentName({ purpose: 'deposit', number: 'A1' }, words)).toBe('Deposit A1')
  expect(amountTyped({ cents: 125_050 })).toBe('1250.50')
})
