import type { Registration } from '#domain/trade-in/vehicle-details.ts'

/** A registration as it stands on the car. */
export const Plate = ({ rego, state }: Registration) => (
  <span className="rego-plate" translate="no">
    <span>{state}</span> <b>{rego}</b>
  </span>
)
