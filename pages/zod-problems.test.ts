import { expect, it } from 'vitest'
import { z } from 'zod'
import { pathText } from './problem.ts'
import { problemsOf } from './zod-problems.ts'

const link = z.strictObject({ text: z.string(), href: z.string(), label: z.string().optional() })
const schema = z.strictObject({
  format: z.literal(1).optional(),
  text: z.union([
    z.string(),
    z.array(z.union([z.string(), link, z.strictObject({ strong: z.string() })])),
  ]),
})

const linesOf = (value: unknown): string[] => {
  const { error } = schema.safeParse(value)
  if (!error) return []
  return problemsOf(error, schema, value).map(
    ({ path, message }) => `${pathText(path)}: ${message}`,
  )
}

it.each([
  [{ text: 'Ask us' }, []],
  [{ text: ['Ask ', { strong: 'us' }] }, []],
  [{ text: 7 }, ['text: expected text or a list, found 7']],
  [
    { text: ['Ask ', { bold: 'us' }] },
    [
      'text[1]: expected text or an object of text, href or an object of strong, found {"bold":"us"}',
    ],
  ],
  [
    { text: ['Ask ', { text: 'us', herf: '/contact-us' }] },
    ['text[1].herf: unknown name "herf"; did you mean "href"?'],
  ],
])('in a union the problem is reported at its own place: %j (D3)', (value, says) => {
  expect(linesOf(value)).toEqual(says)
})

it('a number written as text is reported as such, without a hint to write the same (D3)', () => {
  expect(linesOf({ format: '1', text: '' })).toEqual(['format: expected 1, found "1"'])
})
