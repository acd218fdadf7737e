import type { Capability, Tools } from '../capability.ts'
import { metric } from '../metrics/metric.ts'
import { eventsEndpoint } from './endpoint.ts'

export default ({ events, services }: Pick<Tools, 'events' | 'services'>): Capability => ({
  endpoints: [eventsEndpoint(events, services.clock)],
  metrics: () => eventLines(events),
  close: () => events.close(),
})

function eventLines(events: Tools['events']): string[] {
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
