import { describe, expect, test } from 'vitest'
import { minimal, parsed } from './parsed-mapping.fixture.ts'
import { UnusableValue } from './step.ts'
import { type StepRule, stepFinder, stepTexts } from './steps.ts'

const read = (step: StepRule, value: string) => {
  const result = stepFinder()(step)(value)
  return result instanceof UnusableValue ? 'unusable' : result
}

describe('steps', () => {
  test.each<[StepRule, string, unknown]>([
    ['words', ' a\n b ', 'a b'],
    ['paragraphs', 'a  b \r\n\r\n\r\n c', 'a b\n\nc'],
    [
      'html',
      '<p>Tidy &amp; clean</p><ul><li>Tow bar</li></ul><script>x</script>',
      'Tidy & clean\n\n• Tow bar',
    ],
    ['html', 'It&#8217;s new &ndash; &eacute;lan &bogus; R&D', 'It’s new – élan &bogus; R&D'],
    ['html', '5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
    ['html', 'a<style>p { x }</style>b<SCRIPT src="x">if (a < b) "</p>"</SCRIPT>c', 'abc'],
    ['html', '<b>Great car', 'Great car'],
    ['html', 'a&#7;b\u0000&#x81;c', 'abc'],
    ['title-case', 'TOYOTA  LANDCRUISER GXL 4WD', 'Toyota Landcruiser GXL 4WD'],
    ['title-case', 'bmw X-TRAIL', 'Bmw X-Trail'],
    ['title-case', 'MERCEDES-BENZ', 'Mercedes-Benz'],
    ['lower', 'A\nB', 'a b'],
    ['plate', '123-ab c', '123ABC'],
    ['list', 'ABS| Cruise ||', ['ABS', 'Cruise']],
    ['addresses', '/1.jpg| //cdn.example/2.jpg', ['/1.jpg', 'https://cdn.example/2.jpg']],
    [
      'addresses',
      'https://a.example/1,w_9.jpg, http://a.example/2.jpg;//a.example/3.jpg',
      ['https://a.example/1,w_9.jpg', 'https://a.example/2.jpg', 'https://a.example/3.jpg'],
    ],
    ['addresses', 'HTTP://cdn.example/3.jpg', ['https://cdn.example/3.jpg']],
    ['yes-no', 'Y', true],
    ['yes-no', 'no', false],
    ['yes-no', 'maybe', 'unusable'],
    ['make', 'land rover', 'Land Rover'],
    ['money', '$24,990', 24_990],
    ['money', ' £8,000', 8000],
    ['money', 'AUD 24990.00', 24_990],
    ['money', '24,99', 'unusable'],
    ['money', 'POA', 'unusable'],
    ['km', '41,250 km', 41_250],
    ['km', '£145', 'unusable'],
    ['km', 'Petrol', 'unusable'],
    ['miles', '10,000', 16_093],
    ['pounds', '7,600 lbs', 3447],
    ['pounds', '3,500 kg', 'unusable'],
    ['mpg', '21 mpg', 11.2],
    ['mpg', '0', 0],
    ['mpg', '8.1 L/100 km', 'unusable'],
    ['litres', '1998 cc', 2],
    ['litres', '1.5', 1.5],
    ['litres', '£145', 'unusable'],
    ['litres', '2.0 L. ', 2],
    ['decimal', '8.7', 8.7],
    ['whole', '5 Doors', 'unusable'],
    ['day', '31/03/2026', '2026-03-31'],
    ['day', '2026-3-1', '2026-03-01'],
    ['day', '31/02/2026', 'unusable'],
    ['us-date', '3/31/2026', '2026-03-31'],
    ['us-date', '03-31-2026', '2026-03-31'],
    ['us-date', '12/01/2026', '2026-12-01'],
    ['us-date', '3/31/2026 4:05 PM', '2026-03-31 16:05'],
    ['us-date', '3/31/2026, 12:05:59 am', '2026-03-31 00:05'],
    ['us-date', '3/31/2026 12:00 p.m.', '2026-03-31 12:00'],
    ['us-date', '3/31/2026 16:05', '2026-03-31 16:05'],
    ['us-date', '2026-03-31', '2026-03-31'],
    ['us-date', '31/03/2026', 'unusable'],
    ['us-date', '2/30/2026', 'unusable'],
    ['us-date', '3/31/2026 13:05 PM', 'unusable'],
    ['us-date', '3/31/2026 9:75', 'unusable'],
    ['us-date', '3/31/26', 'unusable'],
    ['month', '07/2024', '2024-07'],
    ['month', '2024-07-15', '2024-07'],
    ['month', '13/2024', 'unusable'],
    ['timestamp', '2026-03-31 09:30:00', '2026-03-31T09:30:00.000Z'],
    ['timestamp', 'yesterday', 'unusable'],
    ['timestamp', '31/03/2026 9:30', '2026-03-31T09:30:00.000Z'],
    ['timestamp', '03/04/2026', '2026-04-03T00:00:00.000Z'],
    ['timestamp', '2026-03-31T09:30:00+10:00', '2026-03-30T23:30:00.000Z'],
    ['timestamp', '2026-03-31 25:00', 'unusable'],
    ['seconds', '2026-03-31', 1_774_915_200],
    ['seconds', '1774915200', 1_774_915_200],
    ['seconds', '1774915200123', 1_774_915_200],
    ['seconds', '31.02.2026', 'unusable'],
    ['dollars', '$106.49', 106.49],
    ['mpg-uk', '55.4 mpg', 5.1],
    ['mpg-uk', '0', 0],
    ['percent', '8.49 % p.a.', 8.49],
    ['percent', '8.49%', 8.49],
    ['percent', '8.49', 8.49],
    ['percent', 'high', 'unusable'],
    ['address', 'http://h.example/1.pdf', 'https://h.example/1.pdf'],
    ['json', '{"4": {"paymentWeek": 99}}', { 4: { paymentWeek: 99 } }],
    ['json', '{"4": ', 'unusable'],
    ['suburb', "O'Connor, WA", "O'Connor"],
    ['state', 'Caringbah, nsw', 'NSW'],
    ['state', 'Warrenheip, AU-VIC', 'unusable'],
    ['title-model', '2021 Hyundai Santa Fe Elite', 'Santa Fe'],
    [{ split: '/', part: 2 }, 'White / Black', 'Black'],
    [{ match: '(\\d+) cyl' }, '4 cyl, 2.2 L', '4'],
    [{ match: '(\\d+) cyl' }, 'electric', 'unusable'],
    [{ lookup: { NEW: 'new' }, otherwise: 'unusable' }, 'new', 'new'],
    [{ lookup: { NEW: 'new' }, otherwise: 'unusable' }, 'old', 'unusable'],
    [{ lookup: { NEW: 'new' }, otherwise: 'absent' }, 'old', undefined],
    [{ lookup: { NEW: 'new' }, otherwise: 'keep' }, 'old', 'old'],
  ])('%j reads %j as %j', (step, value, expected) => {
    expect(read(step, value)).toEqual(expected)
  })

  test.each<[StepRule]>([
    [{ match: '^(a+)*b' }],
    [{ split: '/', part: 1 }],
    [{ lookup: { a: 'b' }, otherwise: 'keep' }],
    ['km'],
    ['day'],
    ['title-make'],
  ])('%j rejects a text over 1,000 characters without reading it', (step) => {
    expect(read(step, 'a'.repeat(1001))).toBe('unusable')
  })

  test('titles are cached per mapping', () => {
    const [one, other] = [stepFinder(), stepFinder()]
    expect(one('title-model')('2020 Kia Rio')).toBe('Rio')
    expect(other('title-model')('2021 Mazda CX-5')).toBe('CX-5')
    expect(one('title-year')('2020 Kia Rio')).toBe(2020)
  })

  test('each named step can be used in a mapping', () => {
    for (const name of stepTexts.keys()) {
      expect(() => parsed({ ...minimal, badge: { from: 'x', steps: [name] } })).not.toThrow()
    }
  })
})
