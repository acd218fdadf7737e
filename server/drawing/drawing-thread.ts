import type { BrochureOrder } from '../brochure/draw/draw-brochure.ts'
import type { LinkCardOrder } from '../link-card/draw.ts'
import { JobThread, type ThreadProgram } from '../worker/job-thread.ts'

/** A brochure, answered as a PDF; or the text of a shared link, answered as SVG in UTF-8. */
export type DrawingOrder = BrochureOrder | LinkCardOrder

/**
 * One brochure takes a fifth of a second; one that takes this long will not end, ms. Longer than a visitor
 * waits: on a busy machine the brochure is there when the visitor tries again.
 */
const DRAWING_LIMIT_MS = 30_000
/** Starting the thread takes longer than drawing: it stays for the visitor's next car, ms. */
const IDLE_MS = 20_000

/** The thread that sets type for paper and pictures; `program` is `brochure-thread.ts`. */
export const drawingThread = (program: ThreadProgram): JobThread<DrawingOrder, Uint8Array> =>
  new JobThread({ program, does: 'draws brochures', limitMs: DRAWING_LIMIT_MS, idleMs: IDLE_MS })
