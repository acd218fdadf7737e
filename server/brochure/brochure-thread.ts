// The thread that draws brochures, so that no page waits for one.
import { parentPort } from 'node:worker_threads'
import { giveWay } from '../worker/give-way.ts'
import type { JobReply } from '../worker/job-thread.ts'
import { type BrochureOrder, drawBrochure } from './draw/draw-brochure.ts'

/** Below pages, above new indexes: a visitor waits for it. */
const NICENESS = 5

async function replyTo(order: BrochureOrder): Promise<JobReply<Uint8Array>> {
  try {
    return { result: new Uint8Array(await drawBrochure(order)) }
  } catch (cause) {
    return { failure: cause instanceof Error ? cause : new Error(String(cause)) }
  }
}

parentPort?.on('message', async (order: BrochureOrder) => {
  parentPort?.postMessage(await replyTo(order))
})

giveWay(NICENESS)
