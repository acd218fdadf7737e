// The thread that builds indexes. It reads the database itself, so that the server's main thread is not
// blocked by the disk or by parsing the stock.
import { parentPort, workerData } from 'node:worker_threads'
import { openStore, type Store } from '../../store/store.ts'
import { giveWay } from '../../worker/give-way.ts'
import { buildStock } from './build-stock.ts'
import { type ThreadReply, type ThreadRequest, toMessage } from './thread-messages.ts'

/** Answers to visitors go before new indexes. */
const NICENESS = 10

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
    return { result: await buildStock(stock, build, maxCars) }
  } catch (cause) {
    return { failure: cause instanceof Error ? cause : new Error(String(cause)) }
  }
}

parentPort?.on('message', async (request: ThreadRequest) => {
  const { message, transfer } = toMessage(await replyTo(request))
  parentPort?.postMessage(message, transfer)
})

giveWay(NICENESS)
