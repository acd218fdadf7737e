// Runs as its own process: `<location of the store> <writers> <events each>`. Every writer adds its
// events one by one, spread over 100 cars; prints the time in ms.
import { openStore } from '../server/store/store.ts'

const [location = '', writers, eventsEach] = process.argv.slice(2)
const cars = 100
const day = '2026-03-01'

const store = await openStore(location)
const events = store.events('harbour')
const began = performance.now()

async function write(writer: number): Promise<void> {
  for (let at = 0; at < Number(eventsEach); at++) {
    await events.add([{ day, event: 6, carId: `car-${(writer + at) % cars}`, count: 1 }])
  }
}

await Promise.all(Array.from({ length: Number(writers) }, (_, writer) => write(writer)))
console.log(performance.now() - began)
await store.close()
