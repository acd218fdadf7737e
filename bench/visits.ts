import { setTimeout } from 'node:timers/promises'
import { percentile } from './figures.ts'
import { RawClient } from './raw-client.ts'

export interface Visits {
  /** Milliseconds of each answer. */
  readonly times: readonly number[]
  readonly failures: number
}

export interface Page {
  readonly slug: string
  readonly path: string
}

const requestOf = ({ slug, path }: Page) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${slug}.localhost\r\nAccept-Encoding: br\r\n\r\n`)

/** Asks for pages one after the other on one connection, until they end or `isOver` says so. */
export async function visit(
  port: number,
  pages: Iterable<Page>,
  isOver: () => boolean = () => false,
): Promise<Visits> {
  const client = new RawClient(port)
  const times: number[] = []
  let failures = 0
  for (const page of pages) {
    if (isOver()) break
    const began = performance.now()
    if ((await client.send(requestOf(page), 'GET')) !== 200) failures++
    times.push(performance.now() - began)
  }
  client.close()
  return { times, failures }
}

/** Resolves when the page answers 200; `undefined` when that takes longer than `maxMs`. */
export async function firstAnswer(
  port: number,
  page: Page,
  maxMs: number,
): Promise<number | undefined> {
  const client = new RawClient(port)
  const until = performance.now() + maxMs
  try {
    while (performance.now() < until) {
      if ((await client.send(requestOf(page), 'GET')) === 200) return performance.now()
      await setTimeout(5)
    }
    return undefined
  } finally {
    client.close()
  }
}

export const visitText = ({ times, failures }: Visits): string =>
  `${times.length} pages, p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms${failures > 0 ? `, ${failures} not 200` : ''}`
