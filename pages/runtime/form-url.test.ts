import { describe, expect, it } from 'vitest'
import { searchStateOf } from '#domain/stock-query/url.ts'
import { queryOf } from './form-url.ts'

describe('the query of a form', () => {
  it.each<[string, [string, string][], string]>([
    [
      'nothing is filled in',
      [
        ['query', ''],
        ['make', ''],
      ],
      '',
    ],
    ['one value is chosen', [['make', 'Kia']], '?make=Kia'],
    [
      'a facet has several values',
      [
        ['make', 'Kia'],
        ['make', 'Ford'],
      ],
      '?make=Kia&make=Ford',
    ],
    [
      'fields stay in the order of the form',
      [
        ['year', '2020'],
        ['make', 'Kia'],
      ],
      '?year=2020&make=Kia',
    ],
    [
      'both ends of a range are given',
      [
        ['price.min', '10000'],
        ['price.max', '30000'],
      ],
      '?price=10000:30000',
    ],
    [
      'only the lower end is given',
      [
        ['price.min', '10000'],
        ['price.max', ''],
      ],
      '?price=10000:',
    ],
    [
      'only the upper end is given',
      [
        ['price.min', ''],
        ['price.max', '30000'],
      ],
      '?price=:30000',
    ],
    [
      'an odometer is asked for in miles (D6)',
      [
        ['miles.min', '10000'],
        ['miles.max', '30000'],
      ],
      '?km=16093:48280',
    ],
    [
      'an odometer in miles is short for thousands (Spec 5.02)',
      [
        ['miles.min', '$10k'],
        ['miles.max', '30,000'],
      ],
      '?km=16093:48280',
    ],
    [
      'what is typed is no amount (Spec 5.02)',
      [
        ['miles.max', 'a lot: 9'],
        ['price.min', '-5'],
      ],
      '?km=:a+lot++9&price=-5:',
    ],
    [
      'a range stands where its first end stands',
      [
        ['km.max', '9000'],
        ['make', 'Kia'],
        ['km.min', '5'],
      ],
      '?km=5:9000&make=Kia',
    ],
    [
      'two ranges are apart',
      [
        ['price.min', '1'],
        ['km.max', '2'],
      ],
      '?price=1:&km=:2',
    ],
    [
      'the order and page are the assumed ones',
      [
        ['sortBy', 'relevance'],
        ['page', '1'],
      ],
      '',
    ],
    [
      'the order and page are others',
      [
        ['sortBy', 'price_asc'],
        ['page', '2'],
      ],
      '?sortBy=price_asc&page=2',
    ],
    ['text has blanks around it', [['query', '  hilux ute ']], '?query=hilux+ute'],
    ['text has signs of its own', [['query', 'a&b=c:d,é']], '?query=a%26b%3Dc:d,%C3%A9'],
  ])('when %s (D7)', (_, fields, expected) => {
    expect(queryOf(fields)).toBe(expected)
  })

  it('means the same to the server as the fields that a browser sends without script (D7)', () => {
    const fields: [string, string][] = [
      ['query', 'tow bar'],
      ['make', 'Kia'],
      ['make', 'Land Rover'],
      ['price.min', ''],
      ['price.max', '30000'],
      ['km.min', '10'],
      ['km.max', '90000'],
      ['sortBy', 'relevance'],
    ]
    expect(searchStateOf(queryOf(fields))).toEqual(searchStateOf(new URLSearchParams(fields)))
  })

  it('leaves files out', () => {
    expect(queryOf([['photo', new File([], 'a.jpg')]])).toBe('')
  })
})
