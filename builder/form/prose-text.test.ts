import { expect, test } from 'vitest'
import { proseOf, proseText } from './prose-text.ts'

test.each<[string, unknown, string]>([
  ['plain words', 'Open on Saturdays.', 'Open on Saturdays.'],
  [
    'a link between words',
    ['Read', { text: 'what we check', href: '/about-us' }, 'or come and watch.'],
    'Read [what we check](/about-us) or come and watch.',
  ],
  [
    'bold words',
    [{ strong: 'The price is the price.' }, 'Nothing is added.'],
    '**The price is the price.** Nothing is added.',
  ],
  [
    'a full stop after a link',
    [{ text: 'Ring', href: 'tel:0755500100' }, '.'],
    '[Ring](tel:0755500100).',
  ],
])('running text is edited as one line, and back: %s (Spec 6.04)', (_, value, text) => {
  expect(proseText(value)).toBe(text)
  expect(proseOf(text)).toEqual(value)
})

test('an emptied text is none, and marks without words are words', () => {
  expect(proseOf('  ')).toBeUndefined()
  expect(proseOf('** and []()')).toBe('** and []()')
})
