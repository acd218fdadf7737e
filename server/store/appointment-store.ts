/** Which appointments are asked for. */
export interface AppointmentRange {
  /** Slug of the location. */
  readonly location: string
  /** First instant, included, ISO text in UTC. */
  readonly from: string
  /** Last instant, not included, ISO text in UTC. */
  readonly to: string
}

/** One tenant's appointments, which leads book. Every function rejects with StoreError. */
export interface AppointmentStore {
  /** The instants that are booked, ISO text in UTC, in order. */
  taken(of: AppointmentRange): Promise<readonly string[]>
}
