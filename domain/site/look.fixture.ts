import type { Look } from './look-axes.ts'

/** The first variant of every axis. */
export const plainLook: Look = {
  header: 'line',
  hero: 'stage',
  finder: 'line',
  scene: 'hall',
  card: 'label',
  list: 'grid',
  filters: 'rail-left',
  gallery: 'hall',
  vehicle: 'hall',
  form: 'rail',
  lineUp: 'floor',
  story: 'ledger',
  quotes: 'aside',
  places: 'columns',
  entries: 'ledger',
  table: 'match',
  footer: 'line',
  dock: 'bar',
}
