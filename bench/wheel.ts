import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { readRegistry } from '#blocks/registry.node.ts'
import { drawPrize, RANDOM_DIGITS } from '#domain/prize/draw.ts'
import { prizesOf } from '#domain/prize/prize-table.ts'
import { loadTenants } from '#server/tenants/load-tenants.ts'

const DRAWS = 1_000_000
const SLUG = 'harbour'
/** What chi-square of 18 degrees of freedom exceeds once in a thousand runs. */
const ONCE_IN_1000 = 42.31
const folderOfTenants = join(import.meta.dirname, '../tenants')

/** Draws of a demo wheel with all of its prizes, and compares them with the shown chances (D32). */
export async function wheelBench(): Promise<void> {
  const { tenants } = await loadTenants(folderOfTenants, await readRegistry())
  const [wheel] = tenants.get(SLUG)?.content.wheels ?? []
  if (!wheel) throw new Error(`The demo site ${SLUG} has no wheel`)
  const prizes = prizesOf(wheel.segments, new Map())
  const counts = new Map<string, number>()
  const random = () => randomBytes(RANDOM_DIGITS / 2).toString('hex')
  const start = performance.now()
  for (let draw = 0; draw < DRAWS; draw++) {
    const id = drawPrize(prizes, random)?.segment ?? ''
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const seconds = (performance.now() - start) / 1000
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
  let chiSquare = 0
  console.log(`${DRAWS.toLocaleString('en')} draws of ${wheel.id} in ${seconds.toFixed(1)} s`)
  for (const { id, weight } of prizes) {
    const expected = (DRAWS * weight) / total
    const found = counts.get(id) ?? 0
    chiSquare += (found - expected) ** 2 / expected
    console.log(`${id.padEnd(18)} expected ${expected.toFixed(0).padStart(7)}  drawn ${found}`)
  }
  console.log(
    `chi-square ${chiSquare.toFixed(2)}, ${prizes.length - 1} degrees of freedom; above ${ONCE_IN_1000} once in 1,000 runs`,
  )
}
