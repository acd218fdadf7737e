import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonLimits, limitFault } from './json-limits.ts'
import { parseJson, valueInBroken } from './source.ts'

const { depth, values, text } = jsonLimits

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
/** A list is a value too, and each member but the last brings a comma. */
const list = (members: number) => `[${'1,'.repeat(members - 1)}1]`

describe('a file is read up to its limits', () => {
  it.each([
    ['lists in each other', nested(depth), undefined],
    ['a list too deep', nested(depth + 1), depth],
    ['brackets in a text', `["${'['.repeat(depth + 1)}"]`, undefined],
    ['brackets after an escaped quote', `["\\"${'['.repeat(depth + 1)}"]`, undefined],
    [
      'brackets after a text that ends with a backslash',
      `["\\\\",${nested(depth)}]`,
      6 + depth - 1,
    ],
    ['lists beside each other', `[${`${nested(depth - 1)},`.repeat(9)}1]`, undefined],
    ['as many values as there may be', list(values), undefined],
    ['one more', list(values + 1), 2 * values],
    ['the longest text', `"${'x'.repeat(text - 1)}"`, undefined],
    ['a longer one', `["${'x'.repeat(text + 1)}"]`, 1],
    ['a text without an end', `["${'x'.repeat(text + 1)}`, 1],
  ])('%s', (_, written, offset) => {
    expect(limitFault(written)?.offset).toBe(offset)
  })

  it('and within them is what JSON says', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), (written) => {
        expect(parseJson(written)).toEqual({ ok: true, value: JSON.parse(written) })
      }),
    )
  })

  it('and not beyond them, be it JSON or not, in linear time', () => {
    for (const sign of ['[', '{"a":', '[{', '{"a":[']) {
      const written = sign.repeat(200_000)
      expect(parseJson(written)).toMatchObject({ ok: false })
      expect(valueInBroken(written, ['a'])).toBeUndefined()
    }
  })
})

describe('a text that is not JSON', () => {
  it.each([
    ['{ "route": "/a", ', ['route'], '/a'],
    ['{ "hosts": ["a.example", "b.example"', ['hosts'], ['a.example', 'b.example']],
    ['{ "contact": { "phone": "07 5550 0100" ', ['contact', 'phone'], '07 5550 0100'],
    ['{ "route" }', ['route'], undefined],
  ])('%s what stands there is read', (written, path, value) => {
    expect(valueInBroken(written, path)).toEqual(value)
  })
})
