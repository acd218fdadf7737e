// A worker thread: requests a server's /healthz every 10 ms; replies to any message with the
// response times since the last one, ms.
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { RawClient } from '../e2e/http/raw-client.ts'

const intervalMs = 10
const request = Buffer.from('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')

const client = new RawClient(Number(workerData))
let times: number[] = []
parentPort?.on('message', () => {
  parentPort?.postMessage(times)
  times = []
})

while (true) {
  const began = performance.now()
  // Only once the server listens: a refused connection is not a delay.
  if ((await client.send(request, 'GET')) === 200) times.push(performance.now() - began)
  await setTimeout(Math.max(0, intervalMs - (performance.now() - began)))
}
