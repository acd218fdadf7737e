import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { scaledSizes } from './sizes.ts'
import { Stage, type StagePicture } from './stage.tsx'

const path = '/media/artwork/suv/white/side?v=1'
const cutOut: StagePicture = { path, alt: 'White SUV', isCutOut: true }
const photo: StagePicture = { path: '/media/site/a.jpg', alt: 'Red ute', isCutOut: false }
const htmlOf = (picture: StagePicture, more = {}) =>
  renderToStaticMarkup(<Stage picture={picture} sizes="20rem" {...more} />)

describe('Stage', () => {
  it('puts a cut-out on a scene, and reserves its space at 20:9', () => {
    const html = htmlOf(cutOut)
    expect(html).toMatch(/^<span class="stage" data-slot="stage"><span class="stage-scene"/)
    expect(html).toContain('width="1200" height="540"')
    expect(html).toContain('class="stage-car"')
  })

  it('fills itself with a photo, without a scene', () => {
    const html = htmlOf(photo)
    expect(html).toContain('class="stage-photo"')
    expect(html).not.toContain('stage-scene')
  })

  it('asks for a larger file where a part of the picture is enlarged', () => {
    expect(htmlOf({ ...cutOut, crop: 'wheel' })).toMatch(
      /data-crop="wheel".* sizes="calc\(3\.8 \* 20rem\)"/,
    )
    expect(htmlOf({ ...photo, crop: 'wheel' })).toContain('sizes="20rem"')
  })

  it('marks a sold car', () => {
    expect(htmlOf(cutOut, { sold: true })).toContain('data-state="sold"')
    expect(htmlOf(cutOut)).not.toContain('data-state')
  })

  it('has lines for the real length and height of a whole cut-out only', () => {
    const lengths = {
      length: { text: '4.9 m', share: 0.86 },
      height: { text: '1.7 m', share: 0.3 },
    }
    const html = htmlOf(cutOut, lengths)
    expect(html).toContain('data-axis="length" style="--extent:0.86"><b>4.9 m</b>')
    expect(html).toContain('data-axis="height" style="--extent:0.3"><b>1.7 m</b>')
    expect(htmlOf({ ...cutOut, crop: 'nose' }, lengths)).not.toContain('stage-dimension')
    expect(htmlOf(photo, lengths)).not.toContain('stage-dimension')
  })
})

describe('scaledSizes', () => {
  it.each([
    ['7rem', 'calc(2 * 7rem)'],
    ['(min-width: 40rem) 20rem, 100vw', '(min-width: 40rem) calc(2 * 20rem), calc(2 * 100vw)'],
    [
      '(width > 1px) and (width < 2px) min(1px, 2vw)',
      '(width > 1px) and (width < 2px) calc(2 * min(1px, 2vw))',
    ],
  ])('multiplies the lengths of %s', (sizes, expected) => {
    expect(scaledSizes(sizes, 2)).toBe(expected)
  })

  it('does not change sizes by a factor of 1', () => {
    expect(scaledSizes('50vw, 3px', 1)).toBe('50vw, 3px')
  })
})
