// The thread that builds indexes. It reads the database itself, so that the server's main thread is not
// blocked by the disk or by parsing the stock.
import { parentPort, workerData } from 'node:worker_threads'
import { openStore, type Store } from '../../store/store.ts'
import { buildStock, isTooLarge } from './build-stock.ts'
import { buffersOf, type ThreadReply, type ThreadRequest } from './thread-messages.ts'

const { location } = workerData as { location: string }
let opening: Promise<Store> | undefined

/** A failed open is tried again at the next request. */
function store(): Promise<Store> {
  opening ??= openStore(location).catch((cause: unknown) => {
    opening = undefined
    throw cause
  })
  return opening
}

async function replyTo({ build, maxCars }: ThreadRequest): Promise<ThreadReply> {
  try {
    const stock = (await store()).stock(build.tenant)
    return { built: await buildStock(stock, build, maxCars) }
  } catch (cause) {
    return { failure: cause instanceof Error ? cause : new Error(String(cause)) }
  }
}

parentPort?.on('message', async (request: ThreadRequest) => {
  const reply = await replyTo(request)
  const isBuilt = 'built' in reply && !isTooLarge(reply.built)
  // Transferred, not copied: it may be hundreds of megabytes.
  parentPort?.postMessage(reply, isBuilt ? buffersOf(reply) : [])
})
