import { request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { startServer } from '../e2e/server-process.ts'
import { addPerson } from '../server/staff/add-person.ts'
import { passwords } from '../server/staff/passwords.ts'
import { openStore } from '../server/store/store.ts'
import { storeFile } from '../server/store/store-file.ts'
import { median } from './statistics.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const PEOPLE = 100
/** Of each address; one more and it is paused, which answers sooner. */
const TRIES = 4
const SLUG = 'harbour'
const HOST = 'staff.localhost'

/** In turn, by addresses with and without an account: whoever measures the answers must not learn which is which. */
const kinds = ['known', 'unknown'] as const
type Kind = (typeof kinds)[number]

const calls = {
  'password-reset': { body: (email: string) => ({ email }), tries: 1 },
  'sign-in': {
    body: (email: string) => ({ email, password: 'a wrong password' }),
    tries: TRIES,
  },
}

/** Asks for new passwords of staff, and signs in with wrong ones (Spec 6.03). */
export const staffSignInBench = (): Promise<void> =>
  withTemporaryFolder('staff-sign-in', async (folder) => {
    const server = await startServer(folder, { TRUST_PROXY: '1', STAFF_HOST: HOST })
    try {
      await addPeople(storeFile(folder))
      for (const [call, { body, tries }] of Object.entries(calls)) {
        const times: Record<Kind, number[]> = { known: [], unknown: [] }
        for (let n = 0; n < PEOPLE * tries; n++) {
          // Each goes first as often as the other.
          for (const kind of n % 2 === 0 ? kinds : kinds.toReversed()) {
            times[kind].push(await msOf(server.port, call, body(emailOf(kind, n % PEOPLE)), n))
          }
        }
        const [own, other] = [median(times.known), median(times.unknown)]
        const apart = (((own - other) / other) * 100).toFixed(1)
        const said = `${own.toFixed(1)} ms with an account, ${other.toFixed(1)} ms without: ${apart} % apart`
        console.log(`${call}, medians of ${times.known.length}: ${said}`)
      }
    } finally {
      await server.stop()
    }
  })

const emailOf = (kind: Kind, n: number) => `${kind}-${n}@example.com`

async function addPeople(file: string): Promise<void> {
  const store = await openStore(file)
  const password = await passwords().hash('a long password of everybody')
  for (let n = 0; n < PEOPLE; n++) {
    const place = {
      tenant: SLUG,
      role: 'editor',
      email: emailOf('known', n),
      name: `N ${n}`,
    } as const
    await addPerson(store, { ...place, password }, new Date())
  }
  await store.close()
}

async function msOf(port: number, call: string, body: unknown, n: number): Promise<number> {
  const start = performance.now()
  const { status } = await post(port, `/api/staff/${call}`, body, `10.1.${n >> 8}.${n & 255}`)
  const ms = performance.now() - start
  if (status !== 204 && status !== 401) throw new Error(`POST ${call} answered ${status}`)
  // What it does after the answer is not the next one's.
  await setTimeout(5)
  return ms
}

/** Posts JSON to the staff host, without DNS. */
function post(port: number, path: string, body: unknown, client: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{ readonly status: number }>()
  const host = `${HOST}:${port}`
  const headers = {
    host,
    origin: `http://${host}`,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'x-forwarded-for': client,
  }
  const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
    response.resume()
    response.on('end', () => resolve({ status: response.statusCode ?? 0 }))
  })
  sent.on('error', reject)
  sent.end(JSON.stringify(body))
  return promise
}
