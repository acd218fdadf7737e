import { expect, test } from 'vitest'
import { aboutFindings, pageFindings } from './page-findings.ts'
import { readPage } from './read-page.ts'

const block = (id: string, html: string, more = '') =>
  `<section id="${id}" data-block="x"${more}>${html}</section>`
const h1 = block('top', '<h1>Cars</h1>')

const found = (...blocks: readonly string[]) =>
  pageFindings(readPage(`<body>${blocks.join('')}</body>`), {
    locale: 'en-AU',
    pathname: '/here',
    hasPage: (path) => path === '/search' || path === '/here',
  }).map(({ check, level, block, message }) => `${check} ${level} ${block}: ${message}`)

test.each([
  [
    'no first heading',
    [block('a', '<h2>Cars</h2>')],
    [
      'headings error undefined: the page has no heading of the first level, which says what it is about',
    ],
  ],
  [
    'two of them',
    [h1, block('b', '<h1>Utes</h1>')],
    ['headings error b: “Utes” is a second heading of the first level, and a page has one'],
  ],
  [
    'one for each kind of screen',
    [
      block('n', '<h1>Cars</h1>', ' data-viewport="narrow"'),
      block('w', '<h1>Cars</h1>', ' data-viewport="wide"'),
    ],
    [],
  ],
  [
    'one for narrow screens alone',
    [block('n', '<h1>Cars</h1>', ' data-viewport="narrow"')],
    [
      'headings error undefined: the page has no heading of the first level, which says what it is about',
    ],
  ],
  [
    'a level that is left out',
    [h1, block('b', '<h2>Utes</h2><h4>New</h4>')],
    ['headings warning b: “New” is a heading of level 4 below one of level 2'],
  ],
  ['a heading in a closed dialog', [h1, block('b', '<dialog><h1>Menu</h1></dialog>')], []],
])('headings: %s (Spec 6.04, WCAG 1.3.1)', (_, blocks, findings) => {
  expect(found(...blocks)).toEqual(findings)
})

test.each([
  ['<a href="/search?make=Kia#list">All</a> <a href="https://example.com/none">Out</a>', []],
  [
    '<a href="/none">More</a> <a href="/none?again">More</a>',
    ['links warning b: no page of this site answers /none'],
  ],
  ['<a href="/media/site/list.pdf">Prices</a> <a href="tel:+61755500100">Call</a>', []],
  ['<a href="#b">Up</a> <a href="/here#b">Up</a> <a href="#top">Top</a>', []],
  [
    '<a href="#gone">Prices</a>',
    ['links warning b: “Prices” leads to #gone, which this page does not have'],
  ],
  [
    '<a href="/search"><img src="/x" alt=""></a>',
    ['links error b: the link to /search has no words: its picture needs them'],
  ],
  [
    '<a href="/search"><img src="/x" alt="All cars"></a> <a href="/search" aria-label="All"></a>',
    [],
  ],
])('links: %s (Spec 6.04, WCAG 2.4.4)', (html, findings) => {
  expect(found(h1, block('b', html))).toEqual(findings)
})

test.each([
  [
    '<img src="/media/site/ute.jpg?w=9">',
    ['pictures error b: /media/site/ute.jpg does not say what it shows'],
  ],
  ['<img src="/media/site/ute.jpg" alt="A ute">', []],
  ['<img src="/media/site/line.svg" alt="">', []],
  [
    '<figure><img src="/media/site/ute.jpg" alt=""></figure>',
    [
      'pictures warning b: /media/site/ute.jpg says nothing to those who cannot see it: right for an ornament alone',
    ],
  ],
  ['<figure><img src="/media/artwork/suv" alt=""></figure>', []],
])('pictures: %s (Spec 6.04, WCAG 1.1.1)', (html, findings) => {
  expect(found(h1, block('b', html))).toEqual(findings)
})

test('words: a block that states a price or a repayment without what the law wants beside it (D40)', () => {
  const form = '<form><label>Price from $20,000</label></form>'
  expect(
    found(h1, block('b', `<div id="c" data-block="y">Utes from $29,990</div>${form}`)),
  ).toEqual([
    'words warning b: “from $29,990” is stated without whether it is drive away or excludes government charges',
  ])
  expect(
    found(h1, block('b', 'From $99 a week'), block('c', 'Comparison rate warning: it is')),
  ).toEqual([])
  expect(found(h1, block('b', 'Only $99 a week'))).toEqual([
    'words warning b: “$99 a week” is stated without the comparison rate and its warning',
  ])
})

const about = {
  title: 'Utes',
  description: 'All of ours.',
  access: 'public',
  robots: 'index',
} as const

test.each([
  ['title and description', about, []],
  ['no title', { ...about, title: '' }, ['title']],
  ['no description', { ...about, description: '' }, ['description']],
  ['none that search engines could show', { ...about, description: '', robots: 'noindex' }, []],
  ['none behind a sign-in', { ...about, description: '', access: 'signed-in' }, []],
] as const)(
  'about itself a page with %s is warned of what it lacks (Spec 6.04)',
  (_, page, fields) => {
    const warned = aboutFindings(page).map(({ level, path }) => `${level} ${path}`)
    expect(warned).toEqual(fields.map((field) => `warning ${field}`))
  },
)
