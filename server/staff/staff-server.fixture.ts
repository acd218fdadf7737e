import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { Role } from '#domain/staff/role.ts'
import type { StaffCall } from '#domain/staff/staff-call.ts'
import { type StaffCallName, staffCalls } from '#domain/staff/staff-calls.ts'
import { appWith, demoHost, noDeliveries, testTools } from '../app.fixture.ts'
import type { Tools } from '../capability.ts'
import type { DocumentSource } from '../documents/document-source.ts'
import type { Store } from '../store/store.ts'
import type { TenantDirectory } from '../tenants/directory.ts'
import { addApp, addPerson } from './add-person.ts'
import { newAppSecret } from './factors/app-codes.ts'

export const staffHost = 'staff.localhost'
export const staffOrigin = `http://${staffHost}`
/** Of everybody. */
export const password = 'correct horse battery'

/** An answer of the staff host. */
export interface Answer {
  readonly status: number
  /** The parsed body; undefined of a 204. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read it by name
  readonly data: any
  readonly headers: Headers
}

/** A person as tests know them. */
export interface TestPerson {
  readonly id: string
  readonly email: string
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

interface StaffServerOptions {
  readonly hasDemoStaff?: boolean
  /** In place of the demo sites. */
  readonly sites?: {
    readonly directory: TenantDirectory
    readonly documents: DocumentSource
  }
  /** Where pictures are made; else none are. */
  readonly pictures?: Pick<Tools, 'pictures' | 'acceptUpload'> | undefined
  /** Default: nobody takes money. */
  readonly payments?: Tools['payments']
}

/** The whole server with a staff host, over a store, and browsers that ask it. */
export async function staffServer(
  store: Store,
  { hasDemoStaff = false, sites, pictures, payments }: StaffServerOptions = {},
) {
  const clock = { now: new Date('2026-11-26T00:00:00.000Z') }
  let woken = 0
  const deliveries = { ...noDeliveries, wake: () => woken++ }
  const { app, services, errors } = await appWith(
    { clock: () => clock.now, ...(sites && { directory: sites.directory }) },
    {
      trustProxy: true,
      staff: { host: staffHost, open: async () => store, hasDemoStaff },
      tools: {
        open: async () => store,
        deliveries,
        payments,
        ...pictures,
        ...(sites && { documents: sites.documents }),
      },
    },
  )
  const { keyring, passwords } = testTools(services)
  const hash = await passwords.hash(password)

  async function person(
    name: string,
    places: Readonly<Record<string, Role>>,
    { factor = true, mailHost = 'example.com' } = {},
  ): Promise<TestPerson> {
    const email = `${name.toLowerCase()}@${mailHost}`
    let id = ''
    for (const [tenant, role] of Object.entries(places)) {
      id = await addPerson(store, { tenant, role, email, name, password: hash }, clock.now)
    }
    const known = { id, email, secret: newAppSecret(), recoveryCodes: [] as readonly string[] }
    if (!factor) return known
    const app = { member: id, secret: known.secret }
    const recoveryCodes = await addApp(store, keyring, app, clock.now)
    return { ...known, recoveryCodes }
  }

  return {
    app,
    store,
    services,
    clock,
    keyring,
    errors,
    person,
    wakes: () => woken,
    /** A browser without a session. */
    browser: (client = '203.0.113.7') => browserOf(app, client),
    /** A browser in which the person is signed in. */
    async signedIn(who: TestPerson, client?: string) {
      const browser = browserOf(app, client ?? '203.0.113.7')
      await signIn(browser, who, clock)
      return browser
    },
    wait(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1_000)
    },
  }
}
export type StaffServer = Awaited<ReturnType<typeof staffServer>>

/** The code that a person's app shows. */
export const codeOf = ({ secret }: Pick<TestPerson, 'secret'>, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

/** What answers: the whole server, or a line to one. */
interface App {
  request(address: string, init: RequestInit): Response | Promise<Response>
}

/** A browser with its cookies, which checks that each answer is as `domain/staff` says. */
export function browserOf(app: App, client: string) {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async send(
      method: string,
      path: string,
      body?: unknown,
      { host = staffHost, headers = {} }: SendOptions = {},
    ): Promise<Answer> {
      const isFile = body instanceof Uint8Array
      const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
      const response = await app.request(`http://${host}${path}`, {
        method,
        headers: {
          host,
          'x-forwarded-for': client,
          'user-agent': 'Firefox/140.0 (X11; Linux)',
          ...(cookie && { cookie }),
          ...(method !== 'GET' && {
            'content-type': isFile ? 'application/octet-stream' : 'application/json',
            origin: `http://${host}`,
            'sec-fetch-site': 'same-origin',
          }),
          ...headers,
        },
        ...(method !== 'GET' && {
          body: isFile ? new Uint8Array(body) : JSON.stringify(body ?? {}),
        }),
      })
      for (const line of response.headers.getSetCookie()) keep(cookies, line)
      const type = response.headers.get('content-type') ?? ''
      // A line without end: that it began is all.
      if (type === 'text/event-stream') await response.body?.cancel()
      const text = response.bodyUsed ? '' : await response.text()
      const isJson = type.startsWith('application/json')
      return {
        status: response.status,
        data: isJson ? JSON.parse(text) : text || undefined,
        headers: response.headers,
      }
    },
    /** Makes a call; of a success the answer must be the one that is declared. */
    async call(
      name: StaffCallName,
      {
        params = {},
        query = '',
        body,
      }: {
        readonly params?: Readonly<Record<string, string>>
        readonly query?: string
        readonly body?: unknown
      } = {},
    ): Promise<Answer> {
      const [method = '', path = ''] = name.split(' ')
      const filled = path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? 'none')
      const answer = await this.send(method, `/api/staff${filled}${query}`, body)
      const declared: StaffCall = staffCalls[name]
      if (answer.status < 300) {
        if (declared.answer) declared.answer.parse(answer.data)
        else if (!declared.isStream) expect(answer.status, name).toBe(204)
      }
      return answer
    },
  }
}
export type Browser = ReturnType<typeof browserOf>

interface SendOptions {
  readonly host?: string
  readonly headers?: Readonly<Record<string, string>>
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const at = pair.indexOf('=')
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
  if (/max-age=0/i.test(line)) cookies.delete(name)
  else cookies.set(name, value)
}

/** Signs in with password and app. */
export async function signIn(
  browser: Browser,
  who: TestPerson,
  clock: { readonly now: Date },
): Promise<void> {
  const { data } = await browser.call('POST /sign-in', { body: { email: who.email, password } })
  if (data.next !== 'second_factor') return
  const code = codeOf(who, clock.now)
  const { status } = await browser.call('POST /second-factor', { body: { code } })
  expect(status).toBe(200)
}

/** A dealer's host. */
export const dealerHost = demoHost
