import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { simpleBodies } from '#domain/car/kinds.ts'
import { artwork } from '#ui/artwork/artwork.ts'
import { drawnSize } from './drawn-size.ts'

/** Of the 540 pixels of a cut-out, 460 are above the ground. */
const canvas = { width: 1200, ground: 460 } as const

/** The part of a drawing that is not transparent, as shares of its width. */
async function measured(body: string) {
  const svg = artwork({ body, colour: 'red', view: 'side', bare: true })
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true })
  const top = -(info.trimOffsetTop ?? 0)
  return { length: info.width / canvas.width, height: (canvas.ground - top) / canvas.width }
}

describe.each(simpleBodies)('the drawing of a %s', (body) => {
  it('is no higher than stated, so that text above it is not covered', async () => {
    const { height } = await measured(body)
    expect(drawnSize(body).height).toBeGreaterThanOrEqual(height)
    expect(drawnSize(body).height).toBeLessThan(height + 0.03)
  })

  it('is as long as stated, so that its dimension line ends where it does', async () => {
    const { length } = await measured(body)
    expect(Math.abs(drawnSize(body).length - length)).toBeLessThan(0.02)
  })
})
