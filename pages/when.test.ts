import { describe, expect, it } from 'vitest'
import { anonymous, type Visitor } from '#domain/account/visitor.ts'
import { flagsSchema } from '#domain/site/flags-schema.ts'
import type { When } from './page.ts'
import { type Circumstances, isForVisitor, isShown } from './when.ts'

const now: Circumstances = {
  flags: flagsSchema.parse({ finance: true, garage: false }),
  today: '2026-06-05',
  carTypes: ['used'],
}

const rows: [
  sentence: string,
  when: When | undefined,
  change: Partial<Circumstances>,
  is: boolean,
][] = [
  ['without a condition', undefined, {}, true],
  ['with its flag on', { flag: 'finance' }, {}, true],
  ['with its flag off', { flag: 'garage' }, {}, false],
  ['with a car of its type', { carTypes: ['demo', 'used'] }, {}, true],
  ['with a car of another type', { carTypes: ['new'] }, {}, false],
  ['for car types on a page without a car', { carTypes: ['used'] }, { carTypes: undefined }, false],
  [
    'for used cars where used ones are searched',
    { carTypes: ['used'] },
    { carTypes: ['demo', 'used'] },
    true,
  ],
  [
    'for used cars where new ones are searched',
    { carTypes: ['used'] },
    { carTypes: ['new'] },
    false,
  ],
  ['for used cars where any type is searched', { carTypes: ['used'] }, { carTypes: [] }, true],
  [
    'for exactly used cars where only those are searched',
    { carTypes: ['used'], exactCarTypes: true },
    { carTypes: ['used'] },
    true,
  ],
  [
    'for exactly used cars where demo cars are searched, too',
    { carTypes: ['used'], exactCarTypes: true },
    { carTypes: ['demo', 'used'] },
    false,
  ],
  [
    'for exactly used cars where any type is searched',
    { carTypes: ['used'], exactCarTypes: true },
    { carTypes: [] },
    false,
  ],
  ['the day before its first', { from: '2026-06-06' }, {}, false],
  ['on its first day', { from: '2026-06-05' }, {}, true],
  ['on its last day', { until: '2026-06-05' }, {}, true],
  ['the day after its last', { until: '2026-06-04' }, {}, false],
  ['for signed-in visitors: part of the page for every visitor', { signedIn: true }, {}, true],
  ['for one kind of screen, which the stylesheet judges', { viewport: 'narrow' }, {}, true],
  ['with one of two conditions missed', { flag: 'finance', until: '2026-06-04' }, {}, false],
]

describe('a block (D3, D5, Spec 4.29)', () => {
  it.each(rows)('%s', (_, when, change, is) => {
    expect(isShown(when, { ...now, ...change })).toBe(is)
  })

  const buyer: Visitor = { kind: 'buyer', user: { phone: '+61400000001' }, account: 'ada' }
  it.each<[sentence: string, when: When | undefined, visitor: Visitor, is: boolean]>([
    ['without a condition is for a buyer', undefined, buyer, true],
    ['with another condition is for a buyer', { flag: 'garage' }, buyer, true],
    ['for those signed in is not for anybody', { signedIn: true }, anonymous, false],
    ['for those signed in is for a buyer', { signedIn: true }, buyer, true],
    ['for those not signed in is for anybody', { signedIn: false }, anonymous, true],
    ['for those not signed in is not for a buyer', { signedIn: false }, buyer, false],
  ])('%s', (_, when, visitor, is) => {
    expect(isForVisitor(when, visitor)).toBe(is)
  })
})
