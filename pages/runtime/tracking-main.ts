// The script of a page whose visitors are measured: a file of its own, so that other pages do not
// load it.
import { startTracking } from './tracking.ts'

startTracking()
