import { gzipSync } from 'node:zlib'

/** A feed that a broken or malicious supplier might send; `size` scales its hostile part. */
export type HostileFeed = {
  title: string
  make(size: number): string | Buffer
  /** The outcome: cars accepted, rows quarantined, or the error code. */
  ends: { added: number } | { quarantined: string } | { code: string }
}

const header = 'stock_no,condition,year,make,model,price,badge,description_html,images\n'
const car = (stock: string, more = ',,') => `${stock},used,2021,Kia,Rio,19990,${more}\n`
const described = (text: string) => `${header}${car('A', `,"${text.replaceAll('"', '""')}",`)}`
const jsonCar = { stock_no: 'A', condition: 'used', year: 2021, make: 'Kia', model: 'Rio' }
const jsonLines = ['A', 'B']
  .map((stock_no) => `${JSON.stringify({ ...jsonCar, stock_no })}\n`)
  .join('')
const nested = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`
const accepted = { added: 1 }

// A size of 1 is some tenths of a megabyte: below the limit of a record, unless that is what is tested.
export const hostileFeeds: HostileFeed[] = [
  {
    title: 'a comment of nothing but <',
    make: (size) => described('<'.repeat(200_000 * size)),
    ends: accepted,
  },
  {
    title: 'a comment of opened scripts',
    make: (size) => described('<script '.repeat(25_000 * size)),
    ends: accepted,
  },
  {
    title: 'deeply nested HTML, closed in another order',
    make: (size) => described('<b>'.repeat(20_000 * size) + '</i>'.repeat(20_000 * size)),
    ends: accepted,
  },
  {
    title: 'a comment of entities',
    make: (size) => described('&amp;&#8217;&'.repeat(15_000 * size)),
    ends: accepted,
  },
  {
    title: 'a price of blanks',
    make: (size) => `${header}A,used,2021,Kia,Rio,1${' '.repeat(200_000 * size)}x,,,\n`,
    ends: { quarantined: 'unusable_value' },
  },
  {
    title: 'a fuel that is named again and again',
    make: (size) =>
      `${header.replace('badge', 'fuel')}${car('A', `${'diesel '.repeat(30_000 * size)},,`)}`,
    ends: accepted,
  },
  {
    title: 'a quote that never closes',
    make: (size) => `${header}${car('A')}B,used,2021,Kia,"Rio\n${car('C').repeat(20_000 * size)}`,
    ends: { code: 'file_malformed' },
  },
  {
    title: 'one record of many megabytes',
    make: (size) => described('x'.repeat(1_300_000 * size)) + car('B'),
    ends: { quarantined: 'record_too_large' },
  },
  {
    title: 'values full of NUL bytes',
    make: (size) => header + car('A\0', `S\0,${'plain words\0'.repeat(20_000 * size)},`),
    ends: accepted,
  },
  {
    title: 'bytes that are no UTF-8',
    make: (size) =>
      Buffer.from(header + car('A', `${'\xc3\x28\xff '.repeat(50_000 * size)},,`), 'latin1'),
    ends: accepted,
  },
  {
    title: 'UTF-16 with an odd byte at its end',
    make: (size) => {
      const text = Buffer.from(
        `\ufeff${header}${car('A', `${'é'.repeat(60_000 * size)},,`)}`,
        'utf16le',
      )
      return text.subarray(0, -1)
    },
    ends: accepted,
  },
  {
    title: 'a gzip bomb',
    make: (size) =>
      gzipSync(`${header}${car('A')}B,used,2021,Kia,"${'0'.repeat(2_000_000 * size)}`),
    ends: { code: 'file_malformed' },
  },
  {
    title: 'gzip that breaks off',
    make: (size) => gzipSync(header + car('A').repeat(5000 * size)).subarray(0, -20),
    ends: { code: 'file_malformed' },
  },
  {
    title: 'deeply nested JSON',
    make: (size) => `[{"a":${nested(50_000 * size)}},${JSON.stringify(jsonCar)}]`,
    ends: { quarantined: 'record_too_deep' },
  },
  {
    title: 'a JSON number of many digits',
    make: (size) => `[{"price":${'9'.repeat(200_000 * size)},${JSON.stringify(jsonCar).slice(1)}]`,
    ends: { quarantined: 'unusable_value' },
  },
  {
    title: 'a JSON list of scalars',
    make: (size) => `[${'1,"a",null,true,'.repeat(3000 * size)}2]`,
    ends: { quarantined: 'empty_row' },
  },
  {
    title: 'a header of many thousand columns',
    make: (size) => {
      const names = Array.from({ length: 25_000 * size }, (_, index) => `c${index}`)
      return `${header.trim()},${names}\n${car('A').trim()}${','.repeat(names.length)}\n`
    },
    ends: accepted,
  },
  {
    title: 'hundreds of thousands of empty lines',
    make: (size) => header + '\n'.repeat(250_000 * size) + car('A'),
    ends: accepted,
  },
  {
    title: 'rows of delimiters only',
    make: (size) => header + `${','.repeat(8)}\n`.repeat(20_000 * size) + car('A'),
    ends: { quarantined: 'empty_row' },
  },
  {
    title: 'two byte-order marks',
    make: (size) => `\ufeff\ufeff${header}${car('A', `${'x'.repeat(200_000 * size)},,`)}`,
    ends: accepted,
  },
  {
    title: 'lone carriage returns',
    make: (size) => `${header}${car('A')}${car('').repeat(2500 * size)}`.replaceAll('\n', '\r'),
    ends: { added: 2501 },
  },
  {
    title: 'line ends of three kinds',
    make: (size) =>
      `${header.trim()}\r\n${car('A').trim()}\r${car('A').repeat(5000 * size)}${car('A').trim()}\r\n`,
    ends: { quarantined: 'duplicate_id' },
  },
  {
    title: 'columns with the names of prototypes',
    make: (size) =>
      `__proto__,constructor,toString,${header}${`x,y,z,${car('A')}`.repeat(5000 * size)}`,
    ends: { quarantined: 'duplicate_id' },
  },
  {
    title: 'columns that come twice',
    make: (size) => `price,price,${header}${`1,2,${car('A')}`.repeat(5000 * size)}`,
    ends: { quarantined: 'duplicate_id' },
  },
  {
    title: 'JSON Lines with a line that has no end',
    make: (size) => `${jsonLines}{"a":"${'x'.repeat(1_100_000 * size)}`,
    ends: { quarantined: 'record_too_large' },
  },
  {
    title: 'JSON Lines of deeply nested records',
    make: (size) => [jsonLines, `{"a":${nested(500)}}\n`.repeat(100 * size)].join(''),
    ends: { quarantined: 'record_too_deep' },
  },
  {
    title: 'lenders as deeply nested JSON',
    make: (size) =>
      `${header.replace('badge', 'finance_lenders')}${car('A', `${nested(50_000 * size)},,`)}`,
    ends: accepted,
  },
  {
    title: 'a list of a hundred thousand pictures',
    make: (size) => header + car('A', `,,/1.jpg${'|ftp://x'.repeat(25_000 * size)}`),
    ends: accepted,
  },
]
