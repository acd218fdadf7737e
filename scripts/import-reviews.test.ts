import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appWith, ask } from '#server/app.fixture.ts'
import { directoryOf, sitesIn } from '#server/site/site.fixture.ts'
import { importReviews } from './import-reviews.ts'

const demos = join(import.meta.dirname, '../tenants')
const folder = await mkdtemp(join(tmpdir(), 'reviews-'))
const tenants = join(folder, 'tenants')
beforeAll(async () => {
  for (const name of ['_templates', 'kiwi']) {
    await cp(join(demos, name), join(tenants, name), { recursive: true })
  }
})
afterAll(() => rm(folder, { recursive: true }))

async function run(csv: string, ...options: string[]) {
  const file = join(folder, 'reviews.csv')
  await writeFile(file, csv)
  const said: string[] = []
  const say = (line: string) => void said.push(line.replaceAll(folder, ''))
  const args = [file, '--tenant', 'kiwi', ...options]
  const code = await importReviews(args, { tenants, out: say, err: say })
  return { code, said }
}

const csv = `\uFEFFReviewer name,Star rating,Comment,Create time
"Moana, Ōtāhuhu",FIVE,"They said ""no"" to my trade-in,
and why.",2026-11-24T09:00:00Z
Gary,9/10,Fine,2026-11-23
Sione,★★★★☆,Straight answers,23/11/2026
`

test('reviews of another site’s file are on the pages, with their day and where they were written (Spec 1.10, 3.31, 3.34, 9.22)', async () => {
  const first = await run(csv, '--source', 'Google')
  expect(first).toEqual({
    code: 1,
    said: [
      '/reviews.csv:4 left out: rating cannot be read: "9/10"',
      '2 of 3 reviews read, 10 in /tenants/kiwi/content/reviews.json',
    ],
  })
  const written = await readFile(join(tenants, 'kiwi/content/reviews.json'), 'utf8')
  // The same file again changes nothing.
  await run(csv, '--source', 'Google')
  expect(await readFile(join(tenants, 'kiwi/content/reviews.json'), 'utf8')).toBe(written)

  const sites = await sitesIn(tenants)
  expect(sites.problems).toEqual([])
  const directory = directoryOf([...sites.tenants.values()])
  const { app } = await appWith({ directory })
  const { text } = await ask(app, '/dealerships', {}, 'kiwi.localhost')
  const [, said = ''] = text.split('data-block="reviews"')
  expect(said).toContain('10 reviews')
  expect(said).toMatch(/to my trade-in,\nand why\..*<b>Moana, .*24 November 2026, on Google/)
})

test('a file without a place where they were written is refused row by row, and nothing is written (Spec 9.22)', async () => {
  const before = await readFile(join(tenants, 'kiwi/content/reviews.json'), 'utf8')
  const { code, said } = await run('name,stars,text,date\nAna,5,Good,2026-11-20\n')
  expect([code, said[0]]).toEqual([1, '/reviews.csv:2 left out: no source'])
  expect(await readFile(join(tenants, 'kiwi/content/reviews.json'), 'utf8')).toBe(before)
})

test.each([['name,stars\n"Ana', /reviews\.csv: .*quote/i]])(
  '%j is no table (Spec 3.34)',
  async (text, message) => {
    const { code, said } = await run(text)
    expect([code, said]).toEqual([1, [expect.stringMatching(message)]])
  },
)
