// A worker thread: requests pages of a server in turn, one every 10 ms; replies to any message with the response
// times since the last one, ms.
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { RawClient } from '../e2e/http/raw-client.ts'

const intervalMs = 10
const { port, pages } = z
  .object({ port: z.number(), pages: z.array(z.tuple([z.string(), z.string()])) })
  .parse(workerData)
const requests = pages.map(([host, path]) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\n\r\n`),
)

const client = new RawClient(port)
let times: number[] = []
parentPort?.on('message', () => {
  parentPort?.postMessage(times)
  times = []
})

for (let turn = 0; ; turn++) {
  const began = performance.now()
  const request = requests[turn % requests.length]
  const status = request && (await client.send(request, 'GET'))
  if (status !== 200) throw new Error(`expected a page, found ${status}`)
  times.push(performance.now() - began)
  await setTimeout(Math.max(0, intervalMs - (performance.now() - began)))
}
