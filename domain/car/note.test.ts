import { expect, test } from 'vitest'
import { noteOf } from './note.ts'
import { NOTE_CHARACTERS } from './thresholds.ts'

test.each([
  ['two sentences', 'One owner. It has two keys.', 'One owner.'],
  ['a question', 'Looking for a ute? Drive this one.', 'Looking for a ute?'],
  ['a decimal', 'It uses 4.4 litres. Really.', 'It uses 4.4 litres.'],
  ['an abbreviation within', 'Has approx. 300 km on it. Sold.', 'Has approx. 300 km on it.'],
  ['a figure after it', 'One owner. 41,250 km so far.', 'One owner.'],
  ['a quotation', 'She said “keep it.” We did not.', 'She said “keep it.”'],
  ['no full stop', 'Just arrived', 'Just arrived'],
  ['a heading', 'JUST ARRIVED\n\nOne owner. Two keys.', 'JUST ARRIVED'],
  ['blanks around it', '\n  One owner.  \n', 'One owner.'],
])('comments with %s give their first sentence (Spec 3.10)', (_, dealercomments, text) => {
  expect(noteOf({ dealercomments })).toEqual({ text })
})

test.each([undefined, '', '  ', 'null'])('comments that are %j give none (Spec 5.35)', (absent) => {
  expect(noteOf({ ...(absent !== undefined && { dealercomments: absent }) })).toBeUndefined()
})

test('the author is named where the comments have one (Spec 5.35)', () => {
  const dealercomments = 'One owner.'
  expect(noteOf({ dealercomments, dealercomments_author: 'Tama, Penrose' })).toEqual({
    text: 'One owner.',
    author: 'Tama, Penrose',
  })
  expect(noteOf({ dealercomments, dealercomments_author: ' ' })).toEqual({ text: 'One owner.' })
})

test('a sentence that is too long ends at a word', () => {
  const note = noteOf({ dealercomments: `It has ${'many '.repeat(100)}owners.` })
  expect(note?.text).toMatch(/many…$/)
  expect(note?.text.length).toBeLessThanOrEqual(NOTE_CHARACTERS + 1)
})
