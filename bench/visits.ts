import { setTimeout } from 'node:timers/promises'
import { RawClient } from '../e2e/http/raw-client.ts'
import { percentile } from './statistics.ts'

export interface Visits {
  /** Response time of each page, ms. */
  readonly times: readonly number[]
  readonly failures: number
}

export interface Page {
  readonly slug: string
  readonly path: string
}

const requestOf = ({ slug, path }: Page) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${slug}.localhost\r\nAccept-Encoding: br\r\n\r\n`)

/** Requests pages one after the other on one connection, until they end or `isDone()`. */
export async function visitInSequence(
  port: number,
  pages: Iterable<Page>,
  isDone: () => boolean = () => false,
): Promise<Visits> {
  return visit(port, pages, isDone, async () => performance.now())
}

/**
 * Requests a page every `intervalMs` milliseconds. A page's time counts from when it was due, so
 * that a stalled server delays every page and not one (no coordinated omission).
 */
export function visitAtRate(
  port: number,
  pages: Iterable<Page>,
  intervalMs: number,
  isDone: () => boolean,
): Promise<Visits> {
  let due = performance.now()
  return visit(port, pages, isDone, async () => {
    due += intervalMs
    await setTimeout(Math.max(0, due - performance.now()))
    return due
  })
}

/** `startNext` waits until the next page is due and resolves with the time from which it counts. */
async function visit(
  port: number,
  pages: Iterable<Page>,
  isDone: () => boolean,
  startNext: () => Promise<number>,
): Promise<Visits> {
  const client = new RawClient(port)
  const times: number[] = []
  let failures = 0
  for (const page of pages) {
    if (isDone()) break
    const began = await startNext()
    if ((await client.send(requestOf(page), 'GET')) !== 200) failures++
    times.push(performance.now() - began)
  }
  client.close()
  return { times, failures }
}

/** Resolves with the time of the first 200 response; `undefined` if none comes within `maxMs`. */
export async function firstResponse(
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
  `${times.length} pages, p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms, max ${percentile(times, 1).toFixed(0)} ms${failures > 0 ? `, ${failures} not 200` : ''}`
