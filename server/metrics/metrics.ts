import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Cache } from '../cache/cache.ts'
import type { DeliveryWorker } from '../delivery/worker.ts'
import type { EventCounter } from '../events/event-counter.ts'
import type { StockDirectory } from '../search/stock-directory.ts'

/** What the metrics are read from. */
export interface MetricsSources {
  readonly cache: Cache
  readonly stock: StockDirectory
  readonly events: Pick<EventCounter, 'stats'>
  readonly deliveries: Pick<DeliveryWorker, 'stats'>
}

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number]

const NANOSECONDS = 1e9
const DELAY_RESOLUTION_MS = 5

/**
 * Returns a function that renders the metrics in Prometheus' text format 0.0.4. Event loop delays
 * are those since its last call.
 */
export function metricsText({ cache, stock, events, deliveries }: MetricsSources): () => string {
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS })
  delay.enable()
  return () =>
    [
      ...processLines(),
      ...delayLines(delay),
      ...cacheLines(cache),
      ...stockLines(stock),
      ...eventLines(events),
      ...deliveryLines(deliveries),
      '',
    ].join('\n')
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

function delayLines(delay: ReturnType<typeof monitorEventLoopDelay>): string[] {
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

function stockLines(stock: StockDirectory): string[] {
  const { indexes, bytes, building } = stock.stats()
  return [
    ...metric('forecourt_stock_indexes', 'gauge', 'Search indexes in memory.', indexes),
    ...metric('forecourt_stock_index_bytes', 'gauge', 'Size of the search indexes.', bytes),
    ...metric('forecourt_stock_indexes_building', 'gauge', 'Indexes being built.', building),
  ]
}

function eventLines(events: MetricsSources['events']): string[] {
  const { counted, unknownCar, dropped, waiting } = events.stats()
  return [
    ...metric('forecourt_events_total', 'counter', 'Visitor events by outcome.', [
      [{ outcome: 'counted' }, counted],
      [{ outcome: 'unknown_car' }, unknownCar],
      [{ outcome: 'dropped' }, dropped],
    ]),
    ...metric('forecourt_events_waiting', 'gauge', 'Events not yet stored.', waiting),
  ]
}

function deliveryLines(deliveries: MetricsSources['deliveries']): string[] {
  const { attempts, stored } = deliveries.stats()
  return [
    ...metric(
      'forecourt_delivery_attempts_total',
      'counter',
      'Attempts to deliver leads by kind and outcome.',
      attempts.map(({ kind, outcome, count }) => [{ kind, outcome }, count]),
    ),
    ...(stored
      ? [
          ...metric('forecourt_deliveries', 'gauge', 'Deliveries by state, of all processes.', [
            [{ state: 'waiting' }, stored.waiting],
            [{ state: 'failed' }, stored.failed],
          ]),
          ...metric(
            'forecourt_deliveries_due',
            'gauge',
            'Waiting deliveries whose time has come.',
            stored.due,
          ),
          ...metric(
            'forecourt_deliveries_oldest_seconds',
            'gauge',
            'Age of the oldest delivery that waits.',
            stored.oldestSeconds,
          ),
        ]
      : []),
  ]
}

/** The lines of a metric; a number is one sample without labels. */
function metric(
  name: string,
  type: 'gauge' | 'counter',
  help: string,
  value: number | readonly Sample[],
): string[] {
  const samples: readonly Sample[] = typeof value === 'number' ? [[{}, value]] : value
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([labels, sample]) => `${name}${labelsText(labels)} ${sampleText(sample)}`),
  ]
}

/** Label values are our own identifiers, which need no escaping. */
function labelsText(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const sampleText = (sample: number): string => (Number.isNaN(sample) ? 'NaN' : String(sample))
