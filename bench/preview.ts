import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { get } from '../e2e/http/get.ts'
import { startPreview } from '../e2e/server-process.ts'
import { median, percentile } from './statistics.ts'

const tenant = 'harbour'
const host = `${tenant}.localhost`
const pages = join(import.meta.dirname, '../tenants/_templates/meridian/pages')
/** Rounds in which V8 optimises the code. */
const warmRounds = 20
const rounds = 100
const goalMs = 50

/**
 * Prints the response time of previews of unsaved pages: reading, validating and rendering the file,
 * from the request to the last byte of the response.
 */
export async function previewBench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-preview-'))
  const draft = join(folder, 'draft.json')
  await writeFile(draft, await readFile(join(pages, 'home.json')))
  const server = await startPreview(folder, tenant, draft)
  try {
    const car = await carPath(server.port)
    for (const [file, path] of [
      ['home.json', '/'],
      ['search.json', '/search?make=Toyota'],
      ['car.json', car],
    ] as const) {
      const text = await readFile(join(pages, file), 'utf8')
      print(path, await times(text, draft, server.port, path))
    }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function carPath(port: number): Promise<string> {
  const body: unknown = JSON.parse(await get(port, host, '/api/search'))
  const { hits } = body as { hits: { slug: string }[] }
  return `/cars/${hits[0]?.slug}`
}

/** Response times of a page whose title changes each time, ms. */
async function times(text: string, draft: string, port: number, path: string): Promise<number[]> {
  const taken: number[] = []
  for (let round = 0; round < warmRounds + rounds; round++) {
    const title = `Draft ${round}`
    await writeFile(draft, JSON.stringify({ ...JSON.parse(text), title }))
    const started = performance.now()
    const html = await get(port, host, path)
    if (!html.includes(`<title>${title}<`)) throw new Error(`${path}: the draft was not shown`)
    if (round >= warmRounds) taken.push(performance.now() - started)
  }
  return taken
}

function print(path: string, taken: readonly number[]): void {
  const [p50, p95] = [median(taken), percentile(taken, 0.95)].map((ms) => ms.toFixed(1))
  console.log(`preview of ${path.padEnd(32)} p50 ${p50} ms   p95 ${p95} ms   (goal ${goalMs} ms)`)
}
