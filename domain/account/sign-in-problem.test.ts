import { describe, expect, test } from 'vitest'
import { wordsOf } from '../site/interface-texts.ts'
import { readMobile } from './mobile.ts'
import { isCodeOver, type SignInProblem, secondsUntil, signInSentence } from './sign-in-problem.ts'

const now = new Date('2026-11-26T00:00:00.000Z')
const site = (locale: 'en-AU' | 'en-NZ' | 'en-US') => ({
  words: wordsOf({ locale, wording: {} }),
  locale,
  timeZone: 'Australia/Brisbane',
  now,
})

describe('a number to text', () => {
  test.each([
    ['0491 570 006', 'AU', '+61491570006'],
    ['+61 (0)491 570 006', 'US', '+61491570006'],
    ['021 555 0142', 'NZ', '+64215550142'],
    ['(212) 555-0123', 'US', '+12125550123'],
  ] as const)('%s in %s is %s (D25)', (text, country, e164) => {
    expect(readMobile(text, country)).toEqual({ valid: true, e164 })
  })

  test.each([
    ['', 'AU', 'missing'],
    ['07 5550 0142', 'AU', 'not_mobile'],
    ['1300 975 707', 'AU', 'not_mobile'],
    ['09 555 0142', 'NZ', 'not_mobile'],
    ['800-555-0199', 'US', 'not_mobile'],
    ['0491 570', 'AU', 'incomplete'],
    ['call me', 'AU', 'not_a_number'],
  ] as const)('"%s" in %s is none: %s (D25)', (text, country, reason) => {
    expect(readMobile(text, country)).toMatchObject({ valid: false, reason })
  })
})

describe('a problem in words', () => {
  const of = (reason: 'missing' | 'not_mobile' | 'incomplete'): SignInProblem => ({
    code: 'invalid_phone',
    phone: { valid: false, reason },
  })
  test.each<[SignInProblem, string]>([
    [of('missing'), 'Please enter your mobile number.'],
    [of('not_mobile'), 'We can only text a mobile. Please enter a number that begins with 04.'],
    [of('incomplete'), 'Please check this number: we need all of its digits.'],
    [
      {
        code: 'invalid_phone',
        phone: { valid: false, reason: 'not_a_number', message: 'Digits!' },
      },
      'Digits!',
    ],
    [{ code: 'malformed_code' }, 'Please enter the 6 digits of the code.'],
    [{ code: 'wrong_code', triesLeft: 3 }, 'That code is not right. You have 3 tries left.'],
    [{ code: 'wrong_code', triesLeft: 1 }, 'That code is not right. You have 1 try left.'],
  ])('%j stands at its field: %s (D25)', (problem, text) => {
    const field = problem.code === 'invalid_phone' ? 'phone' : 'code'
    expect(signInSentence(problem, site('en-AU'))).toEqual({ field, text })
  })

  test.each([
    ['2026-11-26T00:25:00.000Z', '10.25am'],
    // The clock shows the minute before until then.
    ['2026-11-26T00:25:00.001Z', '10.26am'],
  ])('a limit until %s says %s, by the site’s clock (D25)', (retryAt, time) => {
    const said = signInSentence({ code: 'too_many_codes', of: 'number', retryAt }, site('en-AU'))
    expect(said.title).toBe('That is enough codes for now')
    expect(said.text).toContain(`You can ask for the next one at ${time}.`)
    const here = { code: 'too_many_codes', of: 'address', retryAt } as const
    expect(signInSentence(here, site('en-AU')).text).toContain('20 codes an hour')
  })

  test.each([
    [{ code: 'not_sent' }, 'We could not send the text'],
    [{ code: 'not_checked' }, 'We could not check the code'],
    [{ code: 'expired_code' }, 'That code has expired'],
    [{ code: 'spent_code' }, 'That code no longer works'],
  ] as const)('%j has a title: %s (D25)', (problem, title) => {
    expect(signInSentence(problem, site('en-AU'))).toMatchObject({ title })
  })

  test('a code that was sent a moment ago says how long to wait (D25)', () => {
    const problem = { code: 'too_soon', retryAt: '2026-11-26T00:00:11.500Z' } as const
    expect(signInSentence(problem, site('en-AU')).text).toContain('12 seconds')
    expect(secondsUntil('2026-11-25T00:00:00.000Z', now)).toBe(1)
  })

  test.each([
    ['en-NZ', '02'],
    ['en-US', 'texts'],
  ] as const)('the number is said as %s has it (Spec 1.11)', (locale, part) => {
    expect(signInSentence(of('not_mobile'), site(locale)).text).toContain(part)
  })
})

test('only a new code helps after one that has expired or is spent (FLOWS 6, D25)', () => {
  expect(isCodeOver({ code: 'expired_code' })).toBe(true)
  expect(isCodeOver({ code: 'spent_code' })).toBe(true)
  expect(isCodeOver({ code: 'wrong_code', triesLeft: 2 })).toBe(false)
  expect(isCodeOver(undefined)).toBe(false)
})
