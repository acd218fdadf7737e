// The thread that builds indexes. It reads the database itself, so that the server's main thread is not
// blocked by the disk or by parsing the stock.
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { openStore, type Store } from '../../store/store.ts'
import { buildStock } from './build-stock.ts'
import { type ThreadReply, type ThreadRequest, toMessage } from './thread-messages.ts'

/** How much of the processor the thread leaves to others: 0 is an equal share, 19 the least for itself. */
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
    return { built: await buildStock(stock, build, maxCars) }
  } catch (cause) {
    return { failure: cause instanceof Error ? cause : new Error(String(cause)) }
  }
}

parentPort?.on('message', async (request: ThreadRequest) => {
  const { message, transfer } = toMessage(await replyTo(request))
  parentPort?.postMessage(message, transfer)
})

/**
 * Answers to visitors go before new indexes. On Linux a thread has a priority of its own; elsewhere it
 * keeps that of the process.
 */
function giveWay(): void {
  try {
    // The name is `<process>/task/<thread>`.
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICENESS)
  } catch {
    // Another operating system: the thread works at the priority of the process.
  }
}

giveWay()
