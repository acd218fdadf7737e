import type { MetadataJson } from 'libphonenumber-js/core'

// The package writes 131114, Australia 13 11 14.
const thirteen = ['(\\d{2})(\\d{2})(\\d{2})', '$1 $2 $3', ['13']]

/**
 * The part of libphonenumber-js's metadata that reads and writes the numbers of our countries: with
 * `core` it is a third of the size of the package's own `min` build. A test compares it with the package's
 * own.
 * In the order of its columns: calling code, prefix to dial abroad, national number, lengths, formats
 * (groups, written, beginning, with the national prefix, optional prefix), national prefix, its
 * replacement, how it is recognised.
 */
export const phonePlans: MetadataJson = {
  version: 4,
  country_calling_codes: { 1: ['US'], 61: ['AU'], 64: ['NZ'] },
  nonGeographic: {},
  countries: {
    AU: [
      '61',
      '001[14-689]|14(?:1[14]|34|4[17]|[56]6|7[47]|88)0011',
      '1(?:[0-79]\\d{7}(?:\\d(?:\\d{2})?)?|8[0-24-9]\\d{7})|[2-478]\\d{8}|1\\d{4,7}',
      [5, 6, 7, 8, 9, 10, 12],
      [
        ['(\\d{2})(\\d{3,4})', '$1 $2', ['16'], '0$1'],
        ['(\\d{2})(\\d{3})(\\d{2,4})', '$1 $2 $3', ['16'], '0$1'],
        ['(\\d{3})(\\d{3})(\\d{3})', '$1 $2 $3', ['14|4'], '0$1'],
        ['(\\d)(\\d{4})(\\d{4})', '$1 $2 $3', ['[2378]'], '(0$1)'],
        ['(\\d{4})(\\d{3})(\\d{3})', '$1 $2 $3', ['1(?:30|[89])']],
        thirteen,
      ],
      '0',
      0,
      '(183[12])|0',
      0,
      0,
      0,
    ],
    NZ: [
      '64',
      '0(?:0|161)',
      '[1289]\\d{9}|50\\d{5}(?:\\d{2,3})?|[27-9]\\d{7,8}|(?:[34]\\d|6[0-35-9])\\d{6}|8\\d{4,6}',
      [5, 6, 7, 8, 9, 10],
      [
        ['(\\d{2})(\\d{3,8})', '$1 $2', ['8[1-79]'], '0$1'],
        [
          '(\\d{3})(\\d{2})(\\d{2,3})',
          '$1 $2 $3',
          ['50[036-8]|8|90', '50(?:[0367]|88)|8|90'],
          '0$1',
        ],
        ['(\\d)(\\d{3})(\\d{4})', '$1 $2 $3', ['24|[346]|7[2-57-9]|9[2-9]'], '0$1'],
        ['(\\d{3})(\\d{3})(\\d{3,4})', '$1 $2 $3', ['2(?:10|74)|[589]'], '0$1'],
        ['(\\d{2})(\\d{3,4})(\\d{4})', '$1 $2 $3', ['1|2[028]'], '0$1'],
        ['(\\d{2})(\\d{3})(\\d{3,5})', '$1 $2 $3', ['2(?:[169]|7[0-35-9])|7'], '0$1'],
      ],
      '0',
      0,
      0,
      0,
      0,
      0,
    ],
    US: [
      '1',
      '011',
      '[2-9]\\d{9}|3\\d{6}',
      [10],
      [
        ['(\\d{3})(\\d{4})', '$1-$2', ['310'], 0, 1],
        ['(\\d{3})(\\d{3})(\\d{4})', '($1) $2-$3', ['[2-9]'], 0, 1, '$1-$2-$3'],
      ],
      '1',
      0,
      0,
      0,
      0,
      0,
    ],
  },
}
