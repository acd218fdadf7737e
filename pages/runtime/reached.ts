import { around } from './around.ts'

/** The element whose script or island serves what an event reached: around it, or around the form of a field. */
export const hostReached = ({ target }: Event): HTMLElement | null =>
  around(target, 'x-island') ??
  around(target instanceof HTMLInputElement ? target.form : null, 'x-island')
