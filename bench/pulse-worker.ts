// A worker thread: asks a server's /healthz every 10 ms and answers "read" with the times taken.
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { RawClient } from './raw-client.ts'

const everyMs = 10
const request = Buffer.from('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')

const client = new RawClient(Number(workerData))
let times: number[] = []
parentPort?.on('message', () => {
  parentPort?.postMessage(times)
  times = []
})

while (true) {
  const began = performance.now()
  // Before it listens, nothing is late.
  if ((await client.send(request, 'GET')) === 200) times.push(performance.now() - began)
  await setTimeout(Math.max(0, everyMs - (performance.now() - began)))
}
