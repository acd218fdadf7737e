import { expect, test } from 'vitest'
import { z } from 'zod'
import { e164, email } from './contact-schema.ts'
import { readEmail } from './email.ts'

test.each([
  ['plain', 'sam@example.com'],
  ['with a tag', 'sam+cars@example.com'],
  ['with dots', 's.a.m@mail.example.com'],
  ['with an apostrophe', "o'neil@example.com"],
  ['with capitals', 'Sam@Example.COM'],
  ['of one letter', 's@example.com'],
])('an e-mail address %s (%s) is read, as zod reads it (Spec 3.38)', (_what, text) => {
  expect(readEmail(` ${text} `)).toEqual({ valid: true, value: text })
  expect(email('Mail').safeParse(text).success).toBe(true)
  expect(z.email().safeParse(text).success).toBe(true)
})

test.each([
  ['no @', 'sam.example.com'],
  ['two @', 'sam@home@example.com'],
  ['no host', 'sam@'],
  ['no name', '@example.com'],
  ['no dot in its host', 'sam@example'],
  ['two dots', 'sam..b@example.com'],
  ['a dot at its start', '.sam@example.com'],
  ['a space', 'sam b@example.com'],
  ['a line break', 'sam@example.com\nbcc: all@example.com'],
  ['a name before it', 'Sam <sam@example.com>'],
])('an e-mail address with %s (%j) is refused, as zod refuses it (Spec 3.38)', (_what, text) => {
  expect(readEmail(text)).toMatchObject({ valid: false, reason: 'not_an_address' })
  expect(email('Mail').safeParse(text).success).toBe(false)
  expect(z.email().safeParse(text).success).toBe(false)
})

test.each(['', ' ', 'null'])('without an e-mail address (%j) we ask for it (Spec 3.38)', (text) => {
  expect(readEmail(text)).toMatchObject({ reason: 'missing' })
})

test.each([
  [253, true],
  [254, true],
  [255, false],
])('an address of %d characters is taken: %s (Spec 3.38)', (length, valid) => {
  const text = `${'s'.repeat(length - '@example.com'.length)}@example.com`
  expect(readEmail(text).valid).toBe(valid)
  expect(email('Mail').safeParse(text).success).toBe(valid)
})

test('of a phone number only E.164 is stored (Spec 3.36)', () => {
  const phone = e164('Phone')
  expect(phone.safeParse('+61491570006').success).toBe(true)
  expect(phone.safeParse('0491 570 006').error?.issues[0]?.message).toBe(
    'expected a phone number such as +61491570006',
  )
})
