import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { closeUpOf } from './close-up.ts'
import { comparePictures } from './compare-pictures.ts'
import { reportHtml } from './report.ts'

const folder = mkdtempSync(join(tmpdir(), 'forecourt-visual-test-'))
const [before, after, differences] = ['before', 'after', 'differences'].map((name) =>
  join(folder, name),
) as [string, string, string]
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a grey picture, with one pixel of another grey if `spot` says which. */
async function draw(path: string, height: number, spot?: number): Promise<void> {
  const width = 20
  const pixels = new Uint8Array(width * height * 3).fill(200)
  if (spot !== undefined) pixels.fill(199, spot * 3, spot * 3 + 3)
  mkdirSync(dirname(path), { recursive: true })
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(path)
}

const compare = (...ids: string[]) => comparePictures(before, after, differences, new Set(ids))

test('one pixel of one picture is found, in the faintest difference, and no other picture', async () => {
  for (const name of ['card--typical/volt-phone.png', 'card--longest/volt-phone.png']) {
    await draw(join(before, name), 10)
    await draw(join(after, name), 10, name.includes('typical') ? 57 : undefined)
  }
  const { same, changes } = await compare('card--typical', 'card--longest')
  expect({ same, changes }).toEqual({
    same: 1,
    changes: [
      {
        path: 'card--typical/volt-phone.png',
        kind: 'changed',
        pixels: 1,
        // Column 17 of 20 in row 2 of 10.
        area: { left: 0.85, top: 0.2, width: 0.05, height: 0.1 },
        size: { width: 20, height: 10 },
      },
    ],
  })
  expect(existsSync(join(differences, 'card--typical/volt-phone.png'))).toBe(true)
})

test('a picture that became higher differs where only one has pixels', async () => {
  await draw(join(before, 'card--typical/a.png'), 10)
  await draw(join(after, 'card--typical/a.png'), 12)
  const { changes } = await compare('card--typical')
  expect(changes).toMatchObject([{ path: 'card--typical/a.png', kind: 'changed', pixels: 40 }])
})

test('pictures of other stories are left alone, such as those that an earlier run kept', async () => {
  await draw(join(before, 'card--typical/a.png'), 10)
  await draw(join(before, 'card--longest/a.png'), 10)
  await draw(join(after, 'card--typical/a.png'), 10)
  expect(await compare('card--typical')).toEqual({ same: 1, changes: [] })
})

test('new and removed pictures are named, and the report links what there is of each', async () => {
  await draw(join(before, 'card--old/a.png'), 10)
  await draw(join(after, 'card--new/a.png'), 10)
  const result = await compare('card--old', 'card--new')
  expect(result.changes.map(({ path, kind }) => `${kind} ${path}`)).toEqual([
    'added card--new/a.png',
    'removed card--old/a.png',
  ])
  const titles = new Map([['card--new', 'Primitives/Card: New']])
  const html = reportHtml(result, 'abc', titles, {
    before: 'old',
    after: 'now',
    differences: 'diff',
  })
  expect(html).toContain('2 of 2 pictures differ from abc, in 2 stories')
  expect(html).toContain('src="now/pictures/card--new/a.png"')
  expect(html).not.toContain('src="old/pictures/card--new/a.png"')
  expect(html).toContain('>Primitives/Card: New</h2>')
  expect(html).toContain('href="now/storybook/index.html?path=/story/card--new"')
  expect(html).not.toContain('now/storybook/index.html?path=/story/card--old"')
  expect(html).toContain('href="old/storybook/index.html?path=/story/card--old"')
})

test('where nothing differs the report says so', () => {
  const html = reportHtml({ same: 9, changes: [] }, 'abc', new Map(), {
    before: 'b',
    after: 'a',
    differences: 'd',
  })
  expect(html).toContain('0 of 9 pictures differ from abc')
  expect(html).toContain('No picture differs.')
})

test.each([
  {
    what: 'one pixel at a corner',
    area: { left: 0, top: 0, width: 0.001, height: 0.001 },
    closeUp: { left: 0, top: 0, width: 360, height: 120 },
  },
  {
    what: 'one pixel in the middle',
    area: { left: 0.5, top: 0.5, width: 0, height: 0 },
    closeUp: { left: 320, top: 440, width: 360, height: 120 },
  },
  {
    what: 'a wide area at the end',
    area: { left: 0.2, top: 0.9, width: 0.8, height: 0.1 },
    closeUp: { left: 136, top: 836, width: 864, height: 164 },
  },
  {
    what: 'all of it',
    area: { left: 0, top: 0, width: 1, height: 1 },
    closeUp: { left: 0, top: 0, width: 1000, height: 1000 },
  },
])('a close-up of $what is in the picture and shows what is around', ({ area, closeUp }) => {
  expect(closeUpOf(area, { width: 1000, height: 1000 })).toEqual(closeUp)
})
