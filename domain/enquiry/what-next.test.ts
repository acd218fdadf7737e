import { describe, expect, test } from 'vitest'
import { baseWords } from '../site/interface-texts.ts'
import { formKinds } from './form/kinds/form-kinds.ts'
import { type NextContext, whatNext } from './what-next.ts'

const open = (weekday: number) => ({
  weekday,
  status: 'Open' as const,
  open: '08:30',
  close: '17:00',
})
const hours = {
  opening_hours: [{ weekday: 0, status: 'Closed' as const }, ...[1, 2, 3, 4, 5].map(open)],
  special_hours: [],
}
const context: NextContext = {
  hours,
  timeZone: 'Australia/Brisbane',
  locale: 'en-AU',
  words: baseWords,
  now: new Date('2026-11-23T01:00:00Z'),
}
const first = (over: Partial<NextContext>) => whatNext('contact', { ...context, ...over })[0]
const at = (time: string) => ({ now: new Date(`2026-11-${time}:00Z`) })

describe('to whom it goes, and when they are open', () => {
  test.each<[string, Partial<NextContext>, string]>([
    ['open', {}, 'Our team gets it. We are open until 5pm.'],
    [
      'open, by a person who is known',
      { who: 'Lyn Castle' },
      'Lyn Castle gets it. We are open until 5pm.',
    ],
    ['not open yet', at('22T22:00'), 'Our team gets it. We open today at 8.30am.'],
    [
      'closed for the day',
      at('23T08:00'),
      'Our team gets it. We open again on Tue 24 Nov at 8.30am.',
    ],
    [
      'open without end',
      {
        hours: {
          opening_hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
            ...open(weekday),
            open: '00:00',
            close: '24:00',
          })),
          special_hours: [],
        },
      },
      'Our team gets it.',
    ],
    ['a day without hours', at('27T22:00'), 'Our team gets it.'],
    ['no hours', { hours: undefined }, 'Our team gets it.'],
  ])('%s: %s (Spec 2.09, 3.32)', (_what, over, line) => {
    expect(first(over)).toBe(line)
  })
})

test('an answer is promised within a time only where the dealer states one (Spec 2.09, D43)', () => {
  expect(whatNext('contact', context)[1]).toBe('You get a call or an email.')
  expect(whatNext('contact', { ...context, answerWithinMinutes: 120 })[1]).toBe(
    'You get a call or an email. Within 2 hours, in opening hours.',
  )
})

test.each([
  ['test_drive', 'We confirm your time, or call you to find one. Bring your driver licence.'],
  ['service', 'The workshop calls you to agree on the time. Nothing is booked until then.'],
  ['enquiry', 'You owe nothing. This is a question, not an order.'],
  ['finance', 'You get a call or an email.'],
  ['call_back', 'We call you on the number that you gave.'],
  ['careers', 'We read it and write back. A CV can follow by email.'],
  ['sell_my_car', 'We look at what you sent and call you about it.'],
  ['request_photos', 'We send the photos to you.'],
] as const)('then, for %s: %s (Spec 2.09, D27)', (kind, line) => {
  expect(whatNext(kind, context)).toContain(line)
})

test('nobody drives a caravan, nor needs a licence to look at one (Spec 2.09, 5.09)', () => {
  const caravan = { ...context, itemType: 'caravan' as const }
  expect(whatNext('test_drive', caravan)[1]).toBe('We confirm your time, or call you to find one.')
  expect(whatNext('test_drive', { ...caravan, isBooked: true })[1]).toBe(
    'If something comes up, call us.',
  )
  expect(whatNext('enquiry', caravan)).toEqual(whatNext('enquiry', context))
})

test('every form has two lines at least, and a booked drive needs a licence (Spec 2.09, 5.09)', () => {
  for (const kind of formKinds) expect(whatNext(kind, context).length).toBeGreaterThan(1)
  expect(whatNext('test_drive', { ...context, isBooked: true })[1]).toBe(
    'Bring your driver licence. If something comes up, call us.',
  )
})
