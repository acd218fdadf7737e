import { expect, test } from 'vitest'
import { rateWarning } from './disclaimers.ts'
import { missingWords } from './missing-words.ts'

const { title } = rateWarning('en-AU')

test.each([
  ['Yours for $99 a week', '', ['rate: $99 a week']],
  ['Yours for $99.50 per fortnight', '', ['rate: $99.50 per fortnight']],
  ['From $120/month', '', ['rate: $120/month']],
  ['$99pw', '', ['rate: $99pw']],
  ['2.9% p.a. on every ute', '', ['rate: 2.9% p.a']],
  ['0% finance this week', '', ['rate: 0% finance']],
  ['2.9% p.a., comparison rate 3.4%', '', []],
  ['2.9% p.a. on every ute', `${title}: it is based on a loan`, []],
  ['Utes from $29,990', '', ['charges: from $29,990']],
  ['Utes from $29,990 drive away', '', []],
  ['Now $29990 + on-road costs', '', []],
  ['Save up to $4,000', '', []],
  ['Now $1,000 off', '', []],
  ['Just $500 to hold it', '', []],
  ['Cars under $30,000, and 10% off a service', '', []],
])('%s, on a page that says "%s", lacks %j (D40)', (text, page, lacking) => {
  const found = missingWords({ text, page, locale: 'en-AU' })
  expect(found.map(({ lacks, amount }) => `${lacks}: ${amount}`)).toEqual(lacking)
})

test('in the United States a rate is the APR, and prices leave charges out (D40)', () => {
  const lacks = (text: string) =>
    missingWords({ text, page: '', locale: 'en-US' }).map(({ lacks }) => lacks)
  expect(lacks('$299 a month')).toEqual(['rate'])
  expect(lacks('$299 a month, 4.9% APR')).toEqual([])
  expect(lacks('Trucks from $29,990')).toEqual([])
})
