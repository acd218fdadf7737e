import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  artworkPath,
  defaultQuality,
  mediaQualities,
  mediaUrl,
  qualityStep,
  srcSet,
} from './media-url.ts'
import { Picture } from './picture.tsx'

describe('mediaUrl', () => {
  it('requests a width step at the default quality of 80 (Spec 7.18)', () => {
    expect(mediaUrl('/media/site/yard.jpg', { width: 500 })).toBe('/media/site/yard.jpg?w=640&q=80')
  })

  it('keeps the version in the query of a path', () => {
    expect(mediaUrl('/media/a/b.jpg?v=3f', { width: 5000, quality: 90 })).toBe(
      '/media/a/b.jpg?v=3f&w=1920&q=90',
    )
  })

  it("does not change another host's photo", () => {
    const photo = 'https://photos.example.com/1.jpg?size=l'
    expect(mediaUrl(photo, { width: 640 })).toBe(photo)
    expect(srcSet(photo, [320, 640])).toBe('')
  })
})

describe('qualityStep', () => {
  it.each([
    [1, 50],
    [57, 50],
    [58, 65],
    [72, 65],
    [73, 80],
    [85, 90],
    [100, 90],
  ])('rounds a quality of %i to %i', (quality, step) => {
    expect(qualityStep(quality)).toBe(step)
    expect(mediaUrl('/media/a/b.jpg', { width: 320, quality })).toContain(`q=${step}`)
  })

  it('does not change the default (Spec 7.18)', () => {
    expect(mediaQualities).toContain(defaultQuality)
  })
})

describe('srcSet', () => {
  it('offers each width step once, smallest first', () => {
    expect(srcSet('/media/a/b.jpg', [640, 300, 320])).toBe(
      '/media/a/b.jpg?w=320&q=80 320w, /media/a/b.jpg?w=640&q=80 640w',
    )
  })
})

describe('artworkPath', () => {
  it.each([
    ['SUV', 'Glacier White', 'suv/glacier-white/side'],
    [
      'People Mover',
      "  Kingfisher's Blue (Metallic) ",
      'people-mover/kingfisher-s-blue-metallic/side',
    ],
    ['', '—', 'any/any/side'],
  ])('makes slugs of the body and colour "%s" and "%s"', (body, colour, expected) => {
    const [path] = artworkPath({ body, colour, view: 'side' }).split('?')
    expect(path).toBe(`/media/artwork/${expected}`)
  })

  it.each([
    [{ kit: 'electric-rails' }, 'side/electric-rails'],
    [{ bare: true }, 'side/bare'],
    [{ kit: 'tray', bare: true }, 'side/tray-bare'],
  ])('ends in the kit and in "bare": %j', (details, expected) => {
    const [path] = artworkPath({ body: 'ute', colour: 'red', view: 'side', ...details }).split('?')
    expect(path).toBe(`/media/artwork/ute/red/${expected}`)
  })

  it('has the version of the drawings, so that it may be cached permanently', () => {
    expect(artworkPath({ body: 'ute', colour: 'red', view: 'rear' })).toMatch(/\?v=[0-9a-f]{8}$/)
  })
})

describe('Picture', () => {
  const props = { path: '/media/a/b.jpg', alt: 'Red ute', width: 640, height: 400, sizes: '100vw' }

  it('reserves its space, decodes asynchronously and loads lazily', () => {
    expect(renderToStaticMarkup(<Picture {...props} widths={[320]} className="w-full" />)).toBe(
      '<img src="/media/a/b.jpg?w=640&amp;q=80" srcSet="/media/a/b.jpg?w=320&amp;q=80 320w" sizes="100vw" ' +
        'alt="Red ute" width="640" height="400" decoding="async" loading="lazy" class="w-full" data-slot="picture"/>',
    )
  })

  it('is fetched first when it is eager', () => {
    const html = renderToStaticMarkup(<Picture {...props} eager />)
    expect(html).toContain('fetchPriority="high"')
    expect(html).not.toContain('loading=')
  })

  it('is cropped around what its path says (Spec 6.04)', () => {
    const html = renderToStaticMarkup(<Picture {...props} path="/media/a/b.jpg?v=3f&at=64-58" />)
    expect(html).toContain('style="object-position:64% 58%"')
  })

  it("shows another host's photo without srcset", () => {
    const html = renderToStaticMarkup(
      <Picture {...props} path="https://photos.example.com/1.jpg" />,
    )
    expect(html).toContain('src="https://photos.example.com/1.jpg"')
    expect(html).not.toMatch(/srcset/i)
  })
})
