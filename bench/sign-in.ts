import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { readRegistry } from '#blocks/registry.node.ts'
import { sendCode } from '#server/accounts/send-code.ts'
import type { SignInTools } from '#server/accounts/sign-in.ts'
import { verifyCode } from '#server/accounts/verify-code.ts'
import { keyringOf } from '#server/keyring/keyring.ts'
import { openedContent } from '#server/messages/message.ts'
import { openStore } from '#server/store/store.ts'
import { loadTenants } from '#server/tenants/load-tenants.ts'
import { median } from './statistics.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const TRIES = 2_000
/** Numbers that have an account: each is asked for again once its limits have passed. */
const KNOWN = 100
const SLUG = 'harbour'
const folderOfTenants = join(import.meta.dirname, '../tenants')
const silent = { info: () => {}, warn: () => {}, error: console.error }

/**
 * Asks for codes to numbers with and without an account, in turn, and tries a wrong one of each: whoever measures
 * the answers must not learn which numbers have one (D25).
 */
export const signInBench = (): Promise<void> =>
  withTemporaryFolder('sign-in', async (folder) => {
    const { tenants } = await loadTenants(folderOfTenants, await readRegistry())
    const tenant = tenants.get(SLUG)
    if (!tenant) throw new Error(`There is no demo site ${SLUG}`)
    const store = await openStore(join(folder, 'forecourt.db'))
    const keyring = keyringOf([Buffer.alloc(32, 1)])
    let seconds = 0
    const clock = () => new Date(Date.UTC(2026, 0) + seconds * 1000)
    const open = async () => store
    const tools: SignInTools = { open, keyring, clock, log: silent, wake: () => {}, onSignIn: [] }
    const request = () => ({
      tenant,
      origin: 'http://harbour.localhost',
      requestId: '',
      client: `client ${seconds}`,
      header: () => undefined,
      setCookie: () => {},
    })
    const known = (n: number) => `+614910${10_000 + (n % KNOWN)}`
    const unknown = (n: number) => `+614920${10_000 + n}`
    for (let n = 0; n < KNOWN; n++, seconds += 60) {
      await sendCode(request(), known(n), {}, tools)
      const [sent] = await store.messages(SLUG).latest(1)
      const code = openedContent(keyring, sent?.content ?? '')?.text.slice(0, 6) ?? ''
      await verifyCode(request(), { phone: known(n), code }, tools)
    }
    const times = { known: { send: [], wrong: [] }, unknown: { send: [], wrong: [] } } as Times
    const timed = async (into: number[], work: () => Promise<unknown>) => {
      const start = performance.now()
      await work()
      into.push(performance.now() - start)
    }
    for (let n = 0; n < TRIES; n++, seconds += 60) {
      await store.forgetAllEndedSignIns(clock().toISOString())
      // Each goes first as often as the other.
      for (const kind of n % 2 === 0 ? kinds : kinds.toReversed()) {
        const phone = kind === 'known' ? known(n) : unknown(n)
        await timed(times[kind].send, () => sendCode(request(), phone, {}, tools))
        const wrong = { phone, code: '000000' }
        await timed(times[kind].wrong, () => verifyCode(request(), wrong, tools))
      }
    }
    await store.close()
    for (const call of ['send', 'wrong'] as const) {
      const [own, other] = [median(times.known[call]), median(times.unknown[call])]
      const apart = (((own - other) / other) * 100).toFixed(1)
      const said = `${own.toFixed(3)} ms with an account, ${other.toFixed(3)} ms without: ${apart} % apart`
      console.log(`sign-in ${call}, medians of ${TRIES}: ${said}`)
    }
  })

const kinds = ['known', 'unknown'] as const
type Times = Record<(typeof kinds)[number], Record<'send' | 'wrong', number[]>>
