import type { Capability, Tools } from '../capability.ts'
import { counter, gauge } from '../metrics/metric.ts'
import { eventsEndpoint } from './endpoint.ts'

export default ({ events, services }: Pick<Tools, 'events' | 'services'>): Capability => ({
  endpoints: [eventsEndpoint(events, services.clock)],
  metrics: () => eventLines(events),
  close: () => events.close(),
})

function eventLines(events: Tools['events']): string[] {
  const { counted, unknownCar, dropped, waiting } = events.stats()
  return [
    ...counter('forecourt_events_total', 'Visitor events by outcome.', [
      [{ outcome: 'counted' }, counted],
      [{ outcome: 'unknown_car' }, unknownCar],
      [{ outcome: 'dropped' }, dropped],
    ]),
    ...gauge('forecourt_events_waiting', 'Events not yet stored.', waiting),
  ]
}
