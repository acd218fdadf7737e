import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../app.fixture.ts'
import { sealedContent } from '../../messages/message.ts'
import { settingsOf } from '../../settings.ts'
import { siteServices } from '../../site/site.fixture.ts'
import { mail, newLead, webhook } from '../../store/new-lead.fixture.ts'
import { newMessage, storeMessages, testKeyring } from '../../store/new-message.fixture.ts'
import { openStore, type Store } from '../../store/store.ts'
import { storeFile } from '../../store/store-file.ts'

const tenants = join(import.meta.dirname, '../../../tenants')
const message = '<script>alert(1)</script> & "quoted"'
let directory: string
let store: Store

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'outbox-'))
  store = await openStore(storeFile(directory))
  const sms = { kind: 'sms', to: '+61491570006' } as const
  const lead = newLead({ id: 'lead-1', destinations: [mail, webhook, sms] })
  const body = {
    ...lead.body,
    message,
    'Vehicle Make': 'Toyota',
    'Vehicle Model': 'Hilux',
    email: 'sam@example.com',
  }
  await store.leads('harbour').save({ ...lead, body })
  const invitation = { subject: 'Your invitation', text: `Open ${message}` }
  await storeMessages(
    storeFile(directory),
    newMessage({ id: 'sms-1' }),
    newMessage({ id: 'key-gone', content: 'AAAA' }),
    newMessage({
      id: 'mail-1',
      to: { kind: 'mail', address: 'sam@example.com' },
      content: sealedContent(testKeyring, invitation),
    }),
  )
})
afterAll(async () => {
  await store.close()
  await rm(directory, { recursive: true })
})

/** Requests to a server with an outbox, of a machine with this address. */
async function server({ address = '127.0.0.1', mounted = true, sends = false } = {}) {
  const { services } = await siteServices(tenants)
  const secrets = { of: (name: string) => (name === 'crm' ? ['a'.repeat(16)] : undefined) }
  const settings = settingsOf({
    NODE_ENV: mounted ? 'test' : 'production',
    DELIVERY: sends ? 'send' : 'outbox',
  })
  const tools = { open: async () => store, secrets, settings, keyring: testKeyring }
  const app = testApp(services, { trustProxy: true, tools })
  const bindings = { incoming: { socket: { remoteAddress: address, localPort: 80 } } }
  return async (path: string, host = 'harbour.localhost', headers: Record<string, string> = {}) => {
    const init = { headers: { host, ...headers } }
    const answer = await app.request(`http://${host}${path}`, init, bindings)
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
}

const delivery = (n: number) => `/_outbox/lead-1/lead-1-${n}`

describe('the outbox shows what the dealer would receive (D23)', () => {
  it('lists every enquiry with its deliveries and their state', async () => {
    const get = await server()
    const { status, text } = await get('/_outbox')
    expect(status).toBe(200)
    for (const part of [
      ...['Toyota Hilux', 'Sam Lee', 'Mail to sales@example.com', 'Webhook to crm.example.com'],
      ...['SMS to +61491570006', 'Waiting', `href="${delivery(1)}"`, 'Nothing leaves this machine'],
    ]) {
      expect(text).toContain(part)
    }
    expect((await (await server({ sends: true }))('/_outbox')).text).toContain('These are sent')
  })

  it('a mail with its headers, text, ADF and, in a frame of its own policy, HTML', async () => {
    const get = await server()
    const { text } = await get(delivery(1))
    for (const part of [
      ...['Used Vehicle Enquiry: Toyota Hilux, Sam Lee', 'Sam Lee &lt;sam@example.com&gt;'],
      ...['&lt;lead-1-1@forecourt.example&gt;', '&lt;adf&gt;', 'None yet.'],
      `<iframe src="${delivery(1)}/mail.html" title="The mail as it looks" sandbox>`,
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('<script')
    const html = await get(`${delivery(1)}/mail.html`)
    expect(html.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quoted&quot;')
    expect(html.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*sandbox$/)
  })

  it('a webhook with its address, headers and body', async () => {
    const { text } = await (await server())(delivery(2))
    expect(text).toContain('POST https://crm.example.com/leads')
    expect(text).toMatch(/x-signature<\/dt><dd>t=\d+,v1=[0-9a-f]{64}/)
    expect(text).toContain('&quot;lead_id&quot;: &quot;lead-1&quot;')
    expect(text).not.toContain('a'.repeat(16))
  })

  it('an SMS as the phone shows it (D28)', async () => {
    const { text } = await (await server())(delivery(3))
    expect(text).toContain('Used Vehicle Enquiry, Toyota Hilux. Sam Lee, 0491 570 006')
  })

  it('messages to persons: an SMS with its code, a mail with its text', async () => {
    const get = await server()
    const { text } = await get('/_outbox')
    for (const part of [
      'SMS to +61491570006',
      'Mail to sam@example.com',
      '/_outbox/messages/sms-1',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('482913')
    expect((await get('/_outbox/messages/sms-1')).text).toContain('Your code is 482913.')
    const mail = (await get('/_outbox/messages/mail-1')).text
    expect(mail).toContain('Open &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quoted&quot;')
    expect(mail).toContain('<h1>Your invitation</h1>')
  })

  it('of a message whose content is wiped, what became of it', async () => {
    const { status, text } = await (await server())('/_outbox/messages/key-gone')
    expect([status, text.includes('Its content was wiped')]).toEqual([200, true])
  })

  it('each attempt with its answer', async () => {
    const now = '2026-11-23T02:00:05.000Z'
    const claimed = await store.claimAllDeliveries({
      worker: 'w1',
      now,
      leaseMs: 60_000,
      limit: 9,
      perDestination: 9,
      kinds: ['webhook'],
    })
    const attempt = { at: now, ms: 120, outcome: 'failed', status: 503, excerpt: 'Busy' } as const
    const next = { state: 'waiting', at: '2026-11-23T02:01:00.000Z' } as const
    await store.finishAllDeliveries(
      'w1',
      claimed.map((each) => ({ delivery: each, attempt, next })),
    )
    const { text } = await (await server())(delivery(2))
    expect(text).toMatch(/Failed 503.*12:00 pm AEST.*120 ms.*Busy.*Next: .*12:01 pm AEST/)
  })

  it('says what to do where nothing was sent', async () => {
    const { status, text } = await (await server())('/_outbox', 'kiwi.localhost')
    expect([status, text.includes('No enquiry yet')]).toEqual([200, true])
  })

  it('is kept nowhere and found by no search engine', async () => {
    const get = await server()
    for (const path of ['/_outbox', delivery(1), `${delivery(1)}/mail.html`]) {
      const { headers } = await get(path)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    }
  })
})

describe('the outbox does not exist (D23)', () => {
  const paths = ['/_outbox', delivery(1), `${delivery(1)}/mail.html`, '/_outbox/messages/sms-1']
  it.each(paths)('%s in production, where it is not mounted', async (path) => {
    expect((await (await server({ mounted: false }))(path)).status).toBe(404)
  })

  it.each(paths)('%s for another machine', async (path) => {
    const get = await server({ address: '192.168.1.20' })
    expect(await get(path)).toMatchObject({ status: 404, text: expect.not.stringContaining('Sam') })
  })

  it.each(paths)('%s behind a proxy that sends such a host', async (path) => {
    const get = await server()
    for (const [name, value] of Object.entries({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'harbour.localhost',
      via: '1.1 p',
    })) {
      expect((await get(path, 'harbour.localhost', { [name]: value })).status).toBe(404)
    }
  })

  it.each(paths)("%s at the site's own host", async (path) => {
    expect((await (await server())(path, 'harbour.example')).status).toBe(404)
  })

  it('for a delivery of another site, of another lead, or of none', async () => {
    const get = await server()
    expect((await get(delivery(1), 'kiwi.localhost')).status).toBe(404)
    expect((await get('/_outbox/messages/sms-1', 'kiwi.localhost')).status).toBe(404)
    expect((await get('/_outbox/lead-2/lead-1-1')).status).toBe(404)
    expect((await get('/_outbox/lead-1/lead-1-9')).status).toBe(404)
    expect((await get(`${delivery(2)}/mail.html`)).status).toBe(404)
  })
})
