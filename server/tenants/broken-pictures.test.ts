import { execFileSync } from 'node:child_process'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { brokenPictures } from './broken-pictures.ts'
import { formatProblem } from './file-problem.ts'
import { fixtureTenants } from './tenants.fixture.ts'

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
const photo = sharp({ create: { width: 90, height: 60, channels: 3, background: '#246', noise } })
const jpeg = await photo.clone().jpeg().toBuffer()
const png = await photo.clone().png().toBuffer()

/** The problems of these files, a line each, in a folder that `change` may add to. */
async function linesOf(
  files: Readonly<Record<string, Uint8Array | string>>,
  change?: (root: string) => Promise<void> | void,
): Promise<string[]> {
  await using tenants = await fixtureTenants()
  for (const [path, bytes] of Object.entries(files)) {
    const file = join(tenants.root, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
  await change?.(tenants.root)
  return (await brokenPictures(tenants.root, ['harbour', 'kiwi'])).map(formatProblem)
}

it('valid pictures and other files are not reported', async () => {
  const files = {
    'harbour/media/yard.jpg': jpeg,
    'harbour/media/staff/anna.png': png,
    'harbour/media/png-inside.jpg': png,
    'harbour/media/notes.txt': 'not a picture',
    'kiwi/media/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
  }
  expect(await linesOf(files)).toEqual([])
})

it('each picture that cannot be shown is reported with its reason', async () => {
  const files = {
    'kiwi/media/logo.svg': '<html></html>',
    'harbour/media/yard.jpg': jpeg.subarray(0, jpeg.length / 2),
    'harbour/media/staff/anna.png': 'not a picture',
    'harbour/media/staff/ben.webp': '',
  }
  expect(await linesOf(files)).toEqual([
    'tenants/harbour/media/staff/anna.png:1:1 this picture cannot be shown: expected a JPEG, PNG, WebP, AVIF or GIF',
    'tenants/harbour/media/staff/ben.webp:1:1 this picture cannot be shown: the file is empty',
    expect.stringMatching(/^tenants\/harbour\/media\/yard\.jpg:1:1 .*damaged: .*premature end/),
    'tenants/kiwi/media/logo.svg:1:1 this picture cannot be shown: expected an SVG',
  ])
})

it('pipes, folders and links with the name of a picture are skipped', async () => {
  const lines = await linesOf({ 'harbour/media/folder.jpg/notes.txt': '' }, async (root) => {
    const media = join(root, 'harbour/media')
    execFileSync('mkfifo', [join(media, 'pipe.jpg')])
    await symlink(join(media, 'nowhere'), join(media, 'link.jpg'))
    await symlink(media, join(media, 'loop.jpg'))
  })
  expect(lines).toEqual([])
})
