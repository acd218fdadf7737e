import { dayOf, type ShownWheel, shownWheel } from '#parts/prizes/wheel-view.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

const load: Load<typeof block, ShownWheel | undefined> = ({ ports, site, page }) =>
  shownWheel(ports, dayOf(site, page))
export default load
