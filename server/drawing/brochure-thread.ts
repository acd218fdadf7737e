// The thread that draws brochures and the text of shared links, so that no page waits for one.
import { parentPort } from 'node:worker_threads'
import { drawBrochure } from '../brochure/draw/draw-brochure.ts'
import { linkCardText } from '../link-card/draw.ts'
import { giveWay } from '../worker/give-way.ts'
import type { JobReply } from '../worker/job-thread.ts'
import type { DrawingOrder } from './drawing-thread.ts'

/** Below pages, above new indexes: a visitor waits for it. */
const NICENESS = 5

const drawn = async (order: DrawingOrder): Promise<Uint8Array> =>
  'pictures' in order ? drawBrochure(order) : new TextEncoder().encode(linkCardText(order))

async function replyTo(order: DrawingOrder): Promise<JobReply<Uint8Array>> {
  try {
    return { result: new Uint8Array(await drawn(order)) }
  } catch (cause) {
    return { failure: cause instanceof Error ? cause : new Error(String(cause)) }
  }
}

parentPort?.on('message', async (order: DrawingOrder) => {
  parentPort?.postMessage(await replyTo(order))
})

giveWay(NICENESS)
