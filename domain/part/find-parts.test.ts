import { describe, expect, test } from 'vitest'
import { partSchema } from '../content/entries.ts'
import { findParts, type PartQuery, partChoices } from './find-parts.ts'

const part = (id: string, more: object) =>
  partSchema.parse({ id, name: id, category: 'Towing', ...more })
const parts = [
  part('bar', {
    name: 'Heavy-duty tow bar',
    number: 'PT949-48190',
    manufacturer_name: 'Toyota',
    models: ['HiLux', 'LandCruiser Prado'],
  }),
  part('mats', { name: 'Rubber mats', category: 'Interior', manufacturer_name: 'Toyota' }),
  part('lights', {
    name: 'Driving lights',
    category: 'Electrical',
    description: 'A pair, in LED.',
  }),
  part('rack', {
    name: 'Roof rack',
    category: 'Touring',
    manufacturer_name: 'Kia',
    models: ['Sorento'],
  }),
]

describe('parts are found', () => {
  test.each<[string, PartQuery, string[]]>([
    ['without any choice: all', {}, ['bar', 'mats', 'lights', 'rack']],
    ['by the beginning of each word', { words: 'tow hea' }, ['bar']],
    ['by words of their description', { words: 'led' }, ['lights']],
    ['by make, with those that fit any', { make: 'toyota' }, ['bar', 'mats', 'lights']],
    [
      'by model, with those that fit any',
      { make: 'toyota', model: 'landcruiser-prado' },
      ['bar', 'mats', 'lights'],
    ],
    ['by kind', { kind: 'interior' }, ['mats']],
    ['by number', { words: 'PT949-48190' }, ['bar']],
    ['by number without its signs', { words: 'pt94948190' }, ['bar']],
    ['by number with other signs', { words: 'pt 949 48190' }, ['bar']],
    ['not where one word is missing', { words: 'tow boat' }, []],
    ['not of a kind that there is not', { kind: 'boats' }, []],
  ])('%s (Spec 2.18)', (_, query, ids) => {
    expect(findParts(parts, query).map(({ id }) => id)).toEqual(ids)
  })
})

test('models can be chosen of the chosen make (Spec 2.18)', () => {
  expect(partChoices(parts).makes.map(({ name }) => name)).toEqual(['Kia', 'Toyota'])
  expect(partChoices(parts, 'kia').models).toEqual([{ name: 'Sorento', slug: 'sorento' }])
  expect(partChoices(parts).models).toHaveLength(3)
})

test('one of two thousand parts is found by its name and number (Spec 2.18)', () => {
  const many = Array.from({ length: 2000 }, (_, at) => part(`p${at}`, { name: `Bracket ${at}` }))
  expect(findParts(many, { words: 'bracket 1999' })).toHaveLength(1)
  expect(findParts(many, { words: 'bracket' })).toHaveLength(2000)
})
