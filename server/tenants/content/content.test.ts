import { describe, expect, it, test } from 'vitest'
import { formatProblem } from '../file-problem.ts'
import { loadTenants } from '../load-tenants.ts'
import { linesOf } from '../mistakes.fixture.ts'
import { fixtureRegistry, fixtureSite, fixtureTenants } from '../tenants.fixture.ts'
import { directory, kiwi, page, site } from '../update.fixture.ts'

const offer = (id: string, more: object = {}) => ({ id, name: `Offer ${id}`, ...more })
const offers = (...entries: object[]) => ({ 'harbour/content/offers.json': { entries } })

describe('a mistake in content is reported with line, column and correction (Spec 3.21)', () => {
  it.each([
    {
      name: 'a field that offers do not have',
      files: offers(offer('a', { expires: '2027-01-01' })),
      says: [
        'content/offers.json:6:7 entries[0].expires: unknown name "expires"; did you mean "expiry"?',
      ],
    },
    {
      name: 'a day that is none',
      files: offers(offer('a', { expiry: '30/06/2027' })),
      says: [
        'content/offers.json:6:17 entries[0].expiry: expected a day such as 2026-05-31, found "30/06/2027"',
      ],
    },
    {
      name: 'a price without conditions',
      files: offers(offer('a', { summary: 'From $29,990.' })),
      says: [
        'content/offers.json:3:5 entries[0].disclaimer: missing: an offer that names a price or a rate needs its conditions',
      ],
    },
    {
      name: 'one id twice',
      files: offers(offer('a'), offer('a')),
      says: ['content/offers.json:8:13 entries[1].id: another entry of this file has the id "a"'],
    },
    {
      name: 'a model and a location that the site does not have',
      files: {
        'harbour/content/models.json': {
          entries: [{ id: 'm', name: 'Corolla', slug: 'corolla' }],
        },
        ...offers(offer('a', { model: 'Corola', dealership_ids: ['moon'] })),
      },
      says: [
        'content/offers.json:6:16 entries[0].model: expected the name of a model of this site, found "Corola"; did you mean "Corolla"?',
        'content/offers.json:8:9 entries[0].dealership_ids[0]: expected the id of a location or dealership of this site, found "moon"',
      ],
    },
    {
      name: 'models that follow each other in a circle',
      files: {
        'harbour/content/models.json': {
          entries: [
            { id: 'a', name: 'A', slug: 'a', new_slug: 'b' },
            { id: 'b', name: 'B', slug: 'b', new_slug: 'a' },
          ],
        },
      },
      says: [
        'content/models.json:7:19 entries[0].new_slug: expected the model that follows this one, found a circle: a → b → a',
        'content/models.json:13:19 entries[1].new_slug: expected the model that follows this one, found a circle: b → a → b',
      ],
    },
    {
      name: 'a script in a text of a file of its own',
      files: {
        'harbour/content/texts.json': {
          entries: [{ id: 'terms', title: 'Terms', text: { file: 'terms.md' } }],
        },
        'harbour/content/terms.md': '## Terms\n\nOne.\n\n<script>alert(1)</script>\n\n{abn}\n',
      },
      says: [
        'content/terms.md:5:1 HTML is not shown: expected Markdown, found "<script>alert(1)</script>"',
        expect.stringMatching(
          /^content\/terms\.md:7:1 \{abn\} names nothing of a site; known are dealer, company/,
        ),
      ],
    },
    {
      name: 'a picture without words for those who cannot see it, in a text',
      files: {
        'harbour/content/questions.json': {
          entries: [{ id: 'q', question: 'Why?', answer: 'So. ![](/media/site/a.jpg)' }],
        },
      },
      says: [
        expect.stringMatching(
          /^content\/questions\.json:6:22 entries\[0\]\.answer: the picture needs a text/,
        ),
        'content/questions.json:6:26 entries[0].answer: there is no picture media/a.jpg',
      ],
    },
    {
      name: 'a text file that is not there, and one that no entry names',
      files: {
        'harbour/content/texts.json': {
          entries: [{ id: 'terms', title: 'Terms', text: { file: 'term.md' } }],
        },
        'harbour/content/terms.md': 'One.',
      },
      says: [
        'content/texts.json:7:17 entries[0].text.file: there is no file content/term.md; did you mean "terms.md"?',
        'content/terms.md:1:1 no entry of this folder names it',
      ],
    },
    {
      name: 'text files that are too long, empty and of another encoding',
      files: {
        'harbour/content/texts.json': {
          entries: ['long', 'empty', 'other'].map((id) => ({
            id,
            title: 'Terms',
            text: { file: `${id}.md` },
          })),
        },
        'harbour/content/long.md': `One.\n\n${'word '.repeat(50_000)}`,
        'harbour/content/empty.md': '\n',
        'harbour/content/other.md': Buffer.from('One.\n\nA café.\n', 'latin1'),
      },
      says: [
        'content/long.md:3:199995 this text has 250006 characters; expected at most 200000: divide it',
        'content/empty.md:1:1 the file is empty; expected a text',
        'content/other.md:3:6 the byte 0xe9 is not UTF-8; save the file in the encoding UTF-8',
      ],
    },
    {
      name: 'pictures that are not there, in texts',
      files: {
        'harbour/content/texts.json': {
          entries: [
            { id: 'terms', title: 'Terms', text: { file: 'terms.md' } },
            { id: 'fees', title: 'Fees', text: 'See ![a ute](/media/site/a.jpg).' },
          ],
        },
        'harbour/content/terms.md': 'One.\n\n![a car](/media/b.jpg)\n',
      },
      says: [
        'content/terms.md:3:10 expected an address below /media/site/, found "/media/b.jpg"; write "/media/site/b.jpg"',
        'content/texts.json:13:29 entries[1].text: there is no picture media/a.jpg',
      ],
    },
    {
      name: 'a file of no collection',
      files: { 'harbour/content/offer.json': { entries: [] } },
      says: ['content/offer.json:1:1 no collection has this name; did you mean "offers"?'],
    },
    {
      name: 'a picture that is not there',
      files: offers(
        offer('a', { image_or_model_image: { url: '/media/site/a.jpg', alt: 'A ute' } }),
      ),
      says: [
        'content/offers.json:7:16 entries[0].image_or_model_image.url: there is no picture media/a.jpg',
      ],
    },
  ])('$name', async ({ files, says }) => {
    expect(await linesOf({ 'harbour/site.json': fixtureSite, ...files })).toEqual(says)
  })
})

test('an offer that is over is a warning of the check, by the day at the dealer’s (Spec 4.29, D5)', async () => {
  await using tenants = await fixtureTenants(
    offers(offer('a', { expiry: '2026-11-24' }), offer('b')),
  )
  const now = new Date('2026-11-24T15:00:00Z')
  const { problems } = await loadTenants(tenants.root, fixtureRegistry, { now })
  expect(problems.map(({ level, message }) => [level, message])).toEqual([
    ['warning', 'this ended on 2026-11-24 and is not shown any more'],
  ])
})

test('a gap and a clash of promotions are warnings of the check, at the entries that mend them (Spec 2.42, 4.29)', async () => {
  const promo = (id: string, more: object) => ({ id, name: `Promo ${id}`, ...more })
  const entries = [
    promo('a', { places: ['banner'], expiry: '2026-11-30' }),
    promo('b', { places: ['banner'], start: '2026-12-05' }),
    promo('c', { places: ['results'], position: 1 }),
    promo('d', { places: ['results'], position: 1, expiry: '2026-11-26' }),
    promo('e', { places: ['results'] }),
  ]
  await using tenants = await fixtureTenants({ 'harbour/content/promotions.json': { entries } })
  const now = new Date('2026-11-24T15:00:00Z')
  const { problems } = await loadTenants(tenants.root, fixtureRegistry, { now })
  expect(problems.map(({ message }) => message)).toEqual([
    'nothing shows as a banner from Tue 1 Dec to Fri 4 Dec, until “Promo b” begins; to close the gap, extend this to Fri 4 Dec',
    'from Wed 25 Nov to Thu 26 Nov this has the same turn among the cars of a search as “Promo c”, and comes after',
    'from Wed 25 Nov to Thu 26 Nov this does not show among the cars of a search: “Promo c” and “Promo d” come before it',
  ])
})

describe('the content of a site', () => {
  const question = (id: string, answer: string) => ({ id, question: `${id}?`, answer })
  const file = (...entries: object[]) => ({ entries })

  it('is that of every template, its template, its group and its own; each may replace or hide an entry by id (D2)', async () => {
    const { tenant } = await directory({
      '_templates/_base/content/questions.json': file(question('a', 'base'), question('b', 'base')),
      '_templates/plain/content/questions.json': file(question('b', 'template')),
      '_groups/south/content/questions.json': file(question('c', 'group'), question('d', 'group')),
      'kiwi/site.json': site('kiwi', { group: 'south' }),
      'kiwi/content/questions.json': { hide: ['d'], entries: [question('a', 'own')] },
      'harbour/site.json': site('harbour'),
    })
    const answers = (slug: string) =>
      tenant(slug)?.content.questions.map(({ id, answer }) => `${id} ${answer}`)
    expect(answers('kiwi')).toEqual(['a own', 'b template', 'c group'])
    expect(answers('harbour')).toEqual(['a base', 'b template'])
  })

  it('keeps its last good version when a file breaks, and drops a faulty entry at the start (D2)', async () => {
    const folder = await directory({
      ...kiwi,
      'kiwi/content/questions.json': file(question('a', 'A')),
    })
    const ids = () => folder.tenant()?.content.questions.map(({ id }) => id)
    folder.source.write('kiwi/content/questions.json', '{ "entries": [')
    await folder.settled('kiwi')
    expect(ids()).toEqual(['a'])
    folder.source.write('kiwi/content/questions.json', file(question('a', 'A'), { id: 'b' }))
    await folder.settled('kiwi')
    expect(ids()).toEqual(['a'])
    const fresh = await directory({
      ...kiwi,
      'kiwi/content/questions.json': file({ id: 'b' }, question('c', 'C')),
    })
    expect(fresh.tenant()?.content.questions.map(({ id }) => id)).toEqual(['c'])
  })

  it('has entries that stay the same objects while their file does not change (D2)', async () => {
    const folder = await directory({
      ...kiwi,
      'kiwi/content/questions.json': file(question('a', 'A')),
    })
    const [before] = folder.tenant()?.content.questions ?? []
    folder.source.write('kiwi/pages/about.json', page('/about', 'Now'))
    await folder.settled('kiwi')
    expect(folder.titleAt('/about')).toBe('Now')
    expect(folder.tenant()?.content.questions[0]).toBe(before)
  })

  it('decides which addresses with a record its site answers (D3)', async () => {
    const { tenant } = await directory({
      ...kiwi,
      'kiwi/pages/offer.json': page('/offers/:offer', '{offer.name}'),
      'kiwi/pages/post.json': page('/blog/:category/:post', '{post.title}'),
      'kiwi/content/offers.json': file(offer('spring')),
      'kiwi/content/posts.json': file({
        id: 'first',
        title: 'First',
        category: 'Vehicle reviews',
        date: '2026-11-01',
        summary: 'A drive.',
        text: 'It drives.',
      }),
    })
    const answers = (path: string) => Array.from(tenant()?.match(path) ?? []).length > 0
    expect(answers('/offers/spring')).toBe(true)
    expect(answers('/offers/winter')).toBe(false)
    expect(answers('/blog/vehicle-reviews/first')).toBe(true)
    expect(answers('/blog/news/first')).toBe(false)
  })
})

test('a long file is read in a moment, and each fault of it has its line (Spec 3.34)', async () => {
  const review = (id: string) => ({
    id,
    customer_name: 'Ann',
    text: 'Good.',
    rating: 5,
    review_date: '2026-01-01',
    source: 'Google',
  })
  const entries = Array.from({ length: 10_000 }, (_, index) => review(`r${index}`))
  await using tenants = await fixtureTenants({
    'harbour/content/reviews.json': JSON.stringify({ entries: [...entries, { id: 'x' }] }),
  })
  const { tenants: loaded, problems } = await loadTenants(tenants.root, fixtureRegistry)
  expect(loaded.get('harbour')?.content.reviews).toHaveLength(10_000)
  expect(
    problems.map((problem) => formatProblem(problem).replace(/.*(entries\S+) .*/, '$1')),
  ).toEqual(
    ['customer_name', 'text', 'rating', 'review_date', 'source'].map(
      (name) => `entries[10000].${name}:`,
    ),
  )
})
