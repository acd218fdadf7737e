import { expect, test } from 'vitest'
import { blocks } from '#pages/render/registry.ts'
import { storiesHtml } from '#pages/render/story-html.fixture.tsx'
import { artworkPath, mediaUrl } from '#ui/picture/media-url.ts'
import { drawingAt } from './drawn-media.ts'

test('the URL of a drawn car gives its drawing', () => {
  const path = artworkPath({ body: 'SUV', colour: 'Glacier White', view: 'side' })
  expect(drawingAt(mediaUrl(path, { width: 640 }))).toMatch(/^<svg/)
})

test('the URL of a kit without shadow gives another drawing', () => {
  const car = { body: 'SUV', colour: 'Red', view: 'side' } as const
  const plain = drawingAt(artworkPath(car))
  const kit = drawingAt(artworkPath({ ...car, kit: 'rails' }))
  const bare = drawingAt(artworkPath({ ...car, kit: 'rails', bare: true }))
  expect(new Set([plain, kit, bare]).size).toBe(3)
})

test('other URLs give no drawing', () => {
  expect(drawingAt('/media/photos/1.jpg?w=640')).toBeUndefined()
  expect(drawingAt('https://photos.example.com/1.jpg')).toBeUndefined()
})

// `/media/none/` is for the stories of a photo that does not come.
test('no picture of a block’s story is missing where no server answers', () => {
  const pictures = [...blocks.keys()].flatMap((name) =>
    storiesHtml(name).flatMap((html) =>
      Array.from(html.matchAll(/ src="(\/media\/(?!none\/)[^"]*)"/g), ([, url = '']) => url),
    ),
  )
  expect([...new Set(pictures)].filter((url) => drawingAt(url) === undefined)).toEqual([])
})
