import sharp from 'sharp'
import { expect, test } from 'vitest'
import { artwork, artworkBodies } from '#artwork/artwork.ts'
import { kitWordsOf } from '#artwork/kit.ts'
import { aCar } from '#parts/fixture-cars.ts'
import { inTurn } from '../../scripts/test-extent.ts'
import { drawnFacts } from './drawn-facts.ts'
import { drawnHeight } from './drawn-height.ts'

/** Drawings are 1,200 units wide at 72 dots an inch; a third of that is precise enough, and nine times faster. */
const density = 24
/** Of the 540 units of a cut-out, 460 are above the ground. */
const canvas = { width: 1200, ground: 460 } as const

/** The height of what is not transparent in a drawing, as a share of its width. */
async function measured(body: string, kit: string): Promise<number> {
  const svg = artwork({ body, kit, colour: 'red', view: 'side', bare: true })
  const drawing = sharp(Buffer.from(svg), { density })
  const { info } = await drawing.trim().toBuffer({ resolveWithObject: true })
  return (canvas.ground + ((info.trimOffsetTop ?? 0) * 72) / density) / canvas.width
}

const drawings = artworkBodies.flatMap((body) =>
  ['', ...kitWordsOf(body)].map((kit) => ({ body, kit })),
)

test.each(inTurn(drawings, 0, 3))(
  'a $body with the kit "$kit" is no higher than stated, so that text above it is not covered',
  async ({ body, kit }) => {
    const height = await measured(body, kit)
    expect(drawnHeight({ body, kit })).toBeGreaterThanOrEqual(height)
    expect(drawnHeight({ body, kit })).toBeLessThan(height + 0.06)
  },
)

test('a car with a roof rack needs more room above it than the same car without', () => {
  const plain = aCar({ id: 'jm-4001', make: 'Toyota', model: 'LandCruiser', simple_body: 'SUV' })
  const racked = { ...plain, standardEquipment: ['Roof rack', 'Bull bar'] }
  const [low, high] = [plain, racked].map((car) => drawnHeight(drawnFacts(car)))
  expect(high).toBeGreaterThan(Number(low) + 0.01)
})
