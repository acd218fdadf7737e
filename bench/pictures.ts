import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { artworkBodies, artworkColours, artworkViews } from '#artwork/artwork.ts'
import { mediaQualities, mediaWidths } from '#ui/picture/media-url.ts'
import { startServer } from '../e2e/server-process.ts'
import { seededRandom } from './seeded-random.ts'
import { median } from './statistics.ts'

const floodSize = 600
const floodMs = 20_000
const minFloodWidth = 640
/** All of 127.0.0.0/8 is this machine: the server sees distinct clients. */
const floodClients = Array.from({ length: 12 }, (_, index) => `127.0.0.${index + 2}`)
const visitor = '127.0.0.200'
const flooded = 'harbour.localhost'
const other = 'kiwi.localhost'
const goalMs = 3_000
/** The width of a first picture in pixels, and where it is shown. */
const firstPictureWidths = [
  [480, 'a card'],
  [640, 'a card on a phone'],
  [960, 'a gallery'],
] as const
/** When the visitor requests a picture, in milliseconds from the start of the flood. */
const visitorRequestsMs = [1_000, 7_000, 13_000, 19_000, 20_100, 23_000]

interface PictureRequest {
  readonly port: number
  readonly host: string
  readonly path: string
  /** The client's IP address. */
  readonly from: string
  readonly agent: Agent
}

/**
 * Floods one dealer with requests for distinct pictures, from clients that disconnect, and measures
 * how long a visitor waits for small new pictures during the flood and after it. Local only.
 */
export async function picturesBench(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  const server = await startServer(dataDir)
  try {
    await firstPictures(server.port)
    await flood(server.port, join(dataDir, 'media'))
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** How long a first picture takes where nothing else is encoded, and how large it is. */
async function firstPictures(port: number): Promise<void> {
  const agent = clientAt(visitor)
  for (const [width, use] of firstPictureWidths) {
    const took: number[] = []
    const sizes: number[] = []
    for (const body of artworkBodies) {
      const path = `/media/artwork/${body}/green/side?w=${width}`
      const requestedAt = performance.now()
      const { bytes } = await fetchPicture({ port, host: other, path, from: visitor, agent })
      took.push(performance.now() - requestedAt)
      sizes.push(bytes)
    }
    console.log(
      `a first picture of ${width} px, ${use}: median ${median(took).toFixed(0)} ms, slowest ${Math.max(...took).toFixed(0)} ms, ${(median(sizes) / 1000).toFixed(1)} kB`,
    )
  }
  agent.destroy()
}

async function flood(port: number, folder: string): Promise<void> {
  const agents = new Map([...floodClients, visitor].map((from) => [from, clientAt(from)]))
  const agentOf = (from: string) => agents.get(from) ?? clientAt(from)
  const began = performance.now()
  const responses = floodPaths().map((path, index) => {
    const from = floodClients[index % floodClients.length] ?? visitor
    return fetchPicture({ port, host: flooded, path, from, agent: agentOf(from) })
  })
  const visits = visitorRequestsMs.map(async (atMs, index) => {
    await delay(began + atMs - performance.now())
    const when = atMs < floodMs ? 'during' : 'after'
    for (const host of [other, flooded]) {
      // The flood has no small pictures: this one is not cached yet.
      const path = `/media/artwork/suv/red/side?w=${host === other ? 320 : 480}&q=${65}`
      const own = path.replace('suv', artworkBodies[index] ?? 'suv')
      const requestedAt = performance.now()
      const { status } = await fetchPicture({
        port,
        host,
        path: own,
        from: visitor,
        agent: agentOf(visitor),
      })
      report({ when, atMs, host, status, tookMs: performance.now() - requestedAt })
    }
  })
  await delay(began + floodMs - performance.now())
  for (const from of floodClients) agentOf(from).destroy()
  const encodedDuring = await filesIn(folder)
  const statuses = await Promise.all(responses)
  await Promise.all(visits)
  agentOf(visitor).destroy()
  const counts = Map.groupBy(statuses, ({ status }) => status)
  const count = (status: number) => counts.get(status)?.length ?? 0
  console.log(
    `flood of ${floodSize} requests from ${floodClients.length} clients, which disconnect after ${floodMs / 1000} s: ${count(200)} sent, ${count(429)} refused per client (429), ${count(503)} refused for load (503), ${count(noResponse)} dropped`,
  )
  console.log(
    `encoded: ${encodedDuring} before they disconnected, ${(await filesIn(folder)) - encodedDuring} after (the visitor's own, and those in progress)`,
  )
}

/** Stands for the status of a request without a complete response. */
const noResponse = 0

interface Fetched {
  readonly status: number
  readonly bytes: number
}

function clientAt(localAddress: string): Agent {
  return new Agent({ keepAlive: true, localAddress })
}

/**
 * The status and size once the response is read completely; `noResponse` when the connection ends
 * before.
 */
function fetchPicture({ port, host, path, from, agent }: PictureRequest): Promise<Fetched> {
  return new Promise((resolve) => {
    const headers = { host: `${host}:${port}`, accept: 'image/avif,image/webp,*/*' }
    const target = { host: '127.0.0.1', port, path, headers, agent, localAddress: from }
    const sent = request(target, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.once('close', () =>
        resolve({ status: (response.complete && response.statusCode) || noResponse, bytes }),
      )
    })
    sent.once('error', () => resolve({ status: noResponse, bytes: 0 }))
    sent.end()
  })
}

/** Distinct large pictures of the artwork, shuffled; the same order in every run. */
function floodPaths(): string[] {
  const widths = mediaWidths.filter((width) => width >= minFloodWidth)
  const all = artworkBodies.flatMap((body) =>
    Object.keys(artworkColours).flatMap((colour) =>
      artworkViews.flatMap((view) =>
        widths.flatMap((width) =>
          mediaQualities.map(
            (quality) =>
              `/media/artwork/${body}/${colour.replace(' ', '-')}/${view}?w=${width}&q=${quality}`,
          ),
        ),
      ),
    ),
  )
  const random = seededRandom(7)
  return all
    .map((path) => ({ path, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, floodSize)
    .map(({ path }) => path)
}

interface Visit {
  readonly when: string
  readonly atMs: number
  readonly host: string
  readonly status: number
  readonly tookMs: number
}

function report({ when, atMs, host, status, tookMs }: Visit): void {
  const whose = host === other ? 'another dealer' : 'the same dealer'
  const goal = host === other ? ` (goal ${goalMs} ms${tookMs > goalMs ? ', missed' : ''})` : ''
  console.log(
    `${when.padEnd(6)} ${(atMs / 1000).toFixed(1).padStart(5)} s: a new small picture of ${whose.padEnd(15)} ${status} in ${tookMs.toFixed(0).padStart(5)} ms${goal}`,
  )
}

async function filesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}
