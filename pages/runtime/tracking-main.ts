// The script of a page whose visitors are measured: beside the others, so that where nothing is
// measured nothing of it is sent.
import { startTracking } from './tracking.ts'

startTracking()
