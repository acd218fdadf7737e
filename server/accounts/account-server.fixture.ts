import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ask, demoHost, noDeliveries, testApp, testTools } from '../app.fixture.ts'
import type { Tools } from '../capability.ts'
import { recordingLog } from '../log.fixture.ts'
import { openedContent } from '../messages/message.ts'
import type { SiteServices } from '../site/services.ts'
import { siteServices } from '../site/site.fixture.ts'
import type { TestEngine } from '../store/engines.fixture.ts'
import { openStore, type Store } from '../store/store.ts'
import { identifyVisitor } from './sessions.ts'

const folder = join(import.meta.dirname, '../../tenants')

export const phone = '0491 570 006'
export const metricsToken = 'a-token-of-a-test'

interface Options {
  /** In place of the store. */
  readonly open?: () => Promise<Store>
  /** The tenants' files, if not those of the demo. */
  readonly folder?: string
  /** In place of what tests have. */
  readonly tools?: Partial<Tools>
  readonly stock?: SiteServices['stock']
}

/** The whole server with sign-in over a database of its own, and browsers that ask it. */
export async function accountServer(engine: TestEngine, options: Options = {}) {
  const database = await engine.fresh()
  const store = await openStore(database.location)
  onTestFinished(async () => {
    await store.close()
    await database[Symbol.asyncDispose]()
  })
  const time = { now: new Date('2026-11-21T02:00:00.000Z') }
  const clock = () => time.now
  const open = options.open ?? (async () => store)
  const { log, logged } = recordingLog()
  const { services } = await siteServices(options.folder ?? folder, {
    clock,
    log,
    identifyVisitor: identifyVisitor({ open, clock }),
    ...(options.stock && { stock: options.stock }),
  })
  let wakes = 0
  const deliveries = { ...noDeliveries, wake: () => wakes++ }
  const tools = { open, deliveries, ...options.tools }
  const { keyring } = testTools(services)
  const app = testApp(services, { tools, trustProxy: true, metricsToken })

  /** A browser at a host: it sends the cookies that it was given. */
  function browser({ host = demoHost, scheme = 'http', address = '192.0.2.1' } = {}) {
    const jar = new Map<string, string>()
    const set: string[] = []
    const send = async (path: string, init: RequestInit = {}) => {
      const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ')
      const found = await ask(
        app,
        path,
        {
          ...init,
          headers: {
            'x-forwarded-for': address,
            'x-forwarded-proto': scheme,
            'x-forwarded-host': host,
            ...(cookie !== '' && { cookie }),
            ...init.headers,
          },
        },
        host,
      )
      const given = found.answer.headers.getSetCookie()
      set.push(...given)
      for (const each of given) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
        if (/Max-Age=0\b/.test(each)) jar.delete(name)
        else jar.set(name, value)
      }
      return { ...found, location: found.answer.headers.get('location') ?? undefined }
    }
    const origin = `${scheme}://${host}`
    return {
      jar,
      /** Every cookie that was set, in order. */
      set,
      get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
      post: async (path: string, body: object, headers: Record<string, string> = {}) => {
        const own = { origin, 'content-type': 'application/json', ...headers }
        const found = await send(path, { method: 'POST', body: JSON.stringify(body), headers: own })
        return { ...found, data: found.text === '' ? undefined : JSON.parse(found.text) }
      },
      submit: (
        path: string,
        fields: Record<string, string>,
        headers: Record<string, string> = {},
      ) =>
        send(path, {
          method: 'POST',
          body: `${new URLSearchParams(fields)}`,
          headers: {
            origin,
            accept: 'text/html',
            'content-type': 'application/x-www-form-urlencoded',
            ...headers,
          },
        }),
    }
  }

  /** The latest messages of a dealer, the last first. */
  async function latestMessages(count: number, tenant = 'harbour') {
    const latest = await store.messages(tenant).latest(count)
    return latest.map(({ content }) => openedContent(keyring, content ?? ''))
  }
  /** The text of the last one. */
  const latestText = async (tenant?: string): Promise<string> =>
    (await latestMessages(1, tenant))[0]?.text ?? ''
  const latestCode = async (tenant?: string) => (await latestText(tenant)).slice(0, 6)

  return {
    app,
    store,
    services,
    time,
    logged,
    browser,
    latestMessages,
    latestText,
    latestCode,
    wakes: () => wakes,
    later(seconds: number) {
      time.now = new Date(time.now.getTime() + seconds * 1000)
    },
    /** Signs a browser in by the two calls. */
    async signIn(own: ReturnType<typeof browser>, number = phone, tenant = 'harbour') {
      await own.post('/api/sign-in/code', { phone: number })
      return own.post('/api/sign-in/verify', { phone: number, code: await latestCode(tenant) })
    },
  }
}
export type AccountServer = Awaited<ReturnType<typeof accountServer>>
