import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Cache } from '../cache/cache.ts'
import type { Capability, Tools } from '../capability.ts'
import { metric, type Sample } from './metric.ts'

const NANOSECONDS = 1e9
const DELAY_RESOLUTION_MS = 5

/** Of this process. */
const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS })

/** The process and its cache. Event loop delays are those since the last call. */
export default function openMetrics({ cache }: Pick<Tools, 'cache'>): Capability {
  delay.enable()
  return { metrics: () => [...processLines(), ...delayLines(), ...cacheLines(cache)] }
}

function processLines(): string[] {
  const { rss, heapUsed, external } = process.memoryUsage()
  return [
    ...metric('process_resident_memory_bytes', 'gauge', 'Resident memory.', rss),
    ...metric('nodejs_heap_size_used_bytes', 'gauge', 'Heap in use.', heapUsed),
    ...metric('nodejs_external_memory_bytes', 'gauge', 'Memory outside the heap.', external),
    ...metric(
      'process_uptime_seconds',
      'gauge',
      'Time since the process started.',
      process.uptime(),
    ),
  ]
}

function delayLines(): string[] {
  const longest = delay.max / NANOSECONDS
  const p99 = delay.percentile(99) / NANOSECONDS
  delay.reset()
  return [
    ...metric(
      'nodejs_eventloop_delay_max_seconds',
      'gauge',
      'Maximum event loop delay since the last scrape.',
      longest,
    ),
    ...metric(
      'nodejs_eventloop_delay_p99_seconds',
      'gauge',
      '99th percentile of the event loop delay since the last scrape.',
      p99,
    ),
  ]
}

function cacheLines(cache: Cache): string[] {
  const sections = cache.stats()
  const each = (value: (section: (typeof sections)[number]) => number): Sample[] =>
    sections.map((section) => [{ section: section.name }, value(section)])
  return [
    ...metric('forecourt_cache_max_bytes', 'gauge', 'Budget of the cache.', cache.maxBytes),
    ...metric('forecourt_cache_bytes', 'gauge', 'Size of the cache.', cache.bytes),
    ...metric(
      'forecourt_cache_section_bytes',
      'gauge',
      'Size of a section.',
      each(({ bytes }) => bytes),
    ),
    ...metric(
      'forecourt_cache_entries',
      'gauge',
      'Entries of a section.',
      each(({ entries }) => entries),
    ),
    ...metric(
      'forecourt_cache_hits_total',
      'counter',
      'Cache hits.',
      each(({ hits }) => hits),
    ),
    ...metric(
      'forecourt_cache_misses_total',
      'counter',
      'Cache misses.',
      each(({ misses }) => misses),
    ),
  ]
}
