import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Cache } from '../cache/cache.ts'
import type { Capability, Tools } from '../capability.ts'
import { counter, gauge, type Sample } from './metric.ts'

const NANOSECONDS = 1e9

/** Of this process. */
const delay = monitorEventLoopDelay({ resolution: 5 })

/** The process and its cache. Event loop delays are those since the last call. */
export default function openMetrics({ cache }: Pick<Tools, 'cache'>): Capability {
  delay.enable()
  return { metrics: () => [...processLines(), ...delayLines(), ...cacheLines(cache)] }
}

function processLines(): string[] {
  const { rss, heapUsed, external } = process.memoryUsage()
  return [
    ...gauge('process_resident_memory_bytes', 'Resident memory.', rss),
    ...gauge('nodejs_heap_size_used_bytes', 'Heap in use.', heapUsed),
    ...gauge('nodejs_external_memory_bytes', 'Memory outside the heap.', external),
    ...gauge('process_uptime_seconds', 'Time since the process started.', process.uptime()),
  ]
}

function delayLines(): string[] {
  const since = 'event loop delay since the last scrape.'
  const longest = delay.max / NANOSECONDS
  const p99 = delay.percentile(99) / NANOSECONDS
  delay.reset()
  return [
    ...gauge('nodejs_eventloop_delay_max_seconds', `Maximum ${since}`, longest),
    ...gauge('nodejs_eventloop_delay_p99_seconds', `99th percentile of the ${since}`, p99),
  ]
}

function cacheLines(cache: Cache): string[] {
  const sections = cache.stats()
  const of = (figure: 'bytes' | 'entries' | 'hits' | 'misses'): Sample[] =>
    sections.map((section) => [{ section: section.name }, section[figure]])
  const name = 'forecourt_cache'
  return [
    ...gauge(`${name}_max_bytes`, 'Budget of the cache.', cache.maxBytes),
    ...gauge(`${name}_bytes`, 'Size of the cache.', cache.bytes),
    ...gauge(`${name}_section_bytes`, 'Size of a section.', of('bytes')),
    ...gauge(`${name}_entries`, 'Entries of a section.', of('entries')),
    ...counter(`${name}_hits_total`, 'Cache hits.', of('hits')),
    ...counter(`${name}_misses_total`, 'Cache misses.', of('misses')),
  ]
}
