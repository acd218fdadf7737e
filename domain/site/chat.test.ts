import { expect, test } from 'vitest'
import { chatSchema } from './chat.ts'
import { chatHref } from './chat-href.ts'

test.each([
  ['wa.me/61755500100', 'https://wa.me/61755500100'],
  ['https://wa.me/61755500100', 'https://wa.me/61755500100'],
  ['https://chat.example.com/harbour?from=site', 'https://chat.example.com/harbour?from=site'],
])('a chat at %s is opened at %s (Spec 1.09)', (written, href) => {
  expect(chatHref(chatSchema.parse(written))).toBe(href)
})

test('a site that names no chat has none (Spec 1.09)', () => {
  expect(chatHref(undefined)).toBeUndefined()
})

test.each(['http://chat.example.com', 'javascript:alert(1)', '//chat', 'wa.me/', 'wa.me/x', ''])(
  'a chat at %j is refused (Spec 1.09)',
  (written) => {
    expect(chatSchema.safeParse(written).success).toBe(false)
  },
)
