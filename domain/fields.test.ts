import { expect, test } from 'vitest'
import { phone } from './fields.ts'

const { safeParse } = phone('Phone', 'The number to call.')

test.each(['(07) 5550 0100', '1300 555 010', '13 55 50', '+61 7 5550 0100', '09 555 0142'])(
  'a site may name the telephone number %s (Spec 3.30)',
  (number) => {
    expect(safeParse(number).success).toBe(true)
  },
)

test.each(['5550', '5550 0100', '05 5550 0100', '(07) 5550 01', '+44 20 7946 0958'])(
  'a site may not name %s, which is no number of its countries (Spec 3.30)',
  (number) => {
    expect(safeParse(number).error?.issues.map(({ message }) => message)).toEqual([
      'expected a telephone number such as 07 5550 0100',
    ])
  },
)
