import { describe, expect, test } from 'vitest'
import { codeInput, emailInput, newPasswordInput } from './texts.ts'

const messageOf = (
  schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues[0]?.message

describe('a mail', () => {
  test.each(['sam.bligh@example.com', ' Sam.Bligh@Example.COM ', 'SAM.BLIGH@EXAMPLE.COM\n'])(
    '%j is one account, however it is written (Spec 6.03)',
    (typed) => {
      expect(emailInput.parse(typed)).toBe('sam.bligh@example.com')
    },
  )

  test('that is none is told so (Spec 6.03)', () => {
    expect(messageOf(emailInput, 'sam')).toBe(
      'Please enter a full email address, such as name@example.com.',
    )
  })
})

describe('a code', () => {
  test.each([
    ['482917', '482917'],
    ['482 917', '482917'],
    ['ABCDE-fgh27', 'abcdefgh27'],
  ])('%j is read as %j (Spec 6.03)', (typed, code) => {
    expect(codeInput.parse(typed)).toBe(code)
  })

  test.each(['', '48291', '4829170', 'abcde-fgh18', 'abcdefgh277'])(
    '%j is none (Spec 6.03)',
    (typed) => {
      expect(messageOf(codeInput, typed)).toBe(
        'Please enter the 6 digits of the app, or a recovery code.',
      )
    },
  )
})

test.each([
  ['a'.repeat(11), 'Please choose a password of at least 12 characters.'],
  ['a'.repeat(12), undefined],
  ['a'.repeat(200), undefined],
  ['a'.repeat(201), 'A password has at most 200 characters.'],
])('a new password %s (Spec 6.03)', (password, message) => {
  expect(messageOf(newPasswordInput, password)).toBe(message)
})
