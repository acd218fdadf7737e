import { describe, expect, it } from 'vitest'
import type { EnquiryLead } from '#domain/enquiry/enquiry-lead.ts'
import { sealedContent } from '../../messages/message.ts'
import type { Attempt, ClaimedDelivery } from '../../store/delivery-store.ts'
import { newMessage, testKeyring } from '../../store/new-message.fixture.ts'
import { allAt, readAdf, textsAt } from '../adf/adf-reader.fixture.ts'
import {
  contextOf,
  deliveredBody,
  deliveredCar,
  deliverySites,
  generalBody,
  storedLead,
} from '../lead-context.fixture.ts'
import { leadMail } from './message.ts'
import { mailSender } from './send.ts'
import { answer, receivingServer, scriptedServer } from './smtp.fixture.ts'
import { isSmtpUrl, safeSmtpUrl } from './smtp-url.ts'
import { headerText } from './subject.ts'
import { smtpTransport } from './transport.ts'

const from = 'forecourt@mail.example.com'

const delivery = (body: EnquiryLead, adf = false): ClaimedDelivery => ({
  tenant: 'harbour',
  id: 'd-0001',
  tries: 1,
  refusals: 0,
  leaseUntil: '2026-11-24T04:14:05.000Z',
  destination: { kind: 'mail', to: ['leads@example.com'], adf },
  lead: storedLead(body),
})

const senderTo = (url: string) =>
  mailSender({
    transport: smtpTransport(url),
    from,
    keyring: testKeyring,
    siteOf: async (tenant) => (tenant === 'harbour' ? deliverySites.AU : undefined),
    carOf: async () => deliveredCar(),
    clock: () => new Date('2026-11-24T04:20:00.000Z'),
  })

const send = (
  url: string,
  body: EnquiryLead,
  { adf = false, signal = new AbortController().signal } = {},
): Promise<Attempt> => senderTo(url).send(delivery(body, adf), signal)

const content = { subject: 'Your invitation', text: 'Open https://a.example/join/SECRET-TOKEN' }

const messageDelivery = (
  tenant = 'harbour',
  sealed = sealedContent(testKeyring, content),
): ClaimedDelivery => ({
  tenant,
  id: 'm-0001',
  tries: 1,
  refusals: 0,
  leaseUntil: '2026-11-24T04:14:05.000Z',
  destination: { kind: 'mail', to: ['sam@example.com'], adf: false },
  message: {
    ...newMessage({ id: 'm-0001' }),
    content: sealed,
    expiresAt: undefined,
  },
})
const sendMessage = (url: string, tenant?: string): Promise<Attempt> =>
  senderTo(url).send(messageDelivery(tenant), new AbortController().signal)

describe('a message is received by a real mail server', () => {
  it('as text from the site, with no answer kept', async () => {
    await using server = await receivingServer()
    const attempt = await sendMessage(server.url)
    expect(attempt).toEqual({
      at: '2026-11-24T04:20:00.000Z',
      ms: expect.any(Number),
      outcome: 'done',
      status: 250,
    })
    const [{ mail, to } = {}] = server.received
    expect(to).toEqual(['sam@example.com'])
    expect(mail?.from?.value).toEqual([{ name: 'Harbour Motor Group', address: from }])
    expect(mail?.subject).toBe(content.subject)
    expect(mail?.text?.trim()).toBe(content.text)
    expect(mail?.messageId).toBe('<m-0001@mail.example.com>')
    expect([mail?.html, mail?.replyTo, mail?.attachments]).toEqual([false, undefined, []])
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail?.headers.has('x-lead-id')).toBe(false)
  })

  it('that a person wrote is answered to the dealer, in the thread of what came before (Spec 6.03)', async () => {
    await using server = await receivingServer()
    const reply = { to: 'sales@example.com', after: ['lead-1', 'lead-reply-0'] }
    const sealed = sealedContent(testKeyring, { ...content, reply })
    await senderTo(server.url).send(
      messageDelivery('harbour', sealed),
      new AbortController().signal,
    )
    const [{ mail } = {}] = server.received
    expect(mail?.replyTo?.value).toEqual([
      { name: 'Harbour Motor Group', address: 'sales@example.com' },
    ])
    const before = ['<lead-1@mail.example.com>', '<lead-reply-0@mail.example.com>']
    expect([mail?.inReplyTo, mail?.references]).toEqual([before[1], before])
    expect(mail?.headers.has('auto-submitted')).toBe(false)
  })

  it('from an address alone where the site cannot be read', async () => {
    await using server = await receivingServer()
    expect(await sendMessage(server.url, 'gone')).toMatchObject({ outcome: 'done' })
    expect(server.received[0]?.mail.from?.value).toEqual([{ name: '', address: from }])
  })

  it('one that is refused keeps the status alone: servers repeat links', async () => {
    await using server = await receivingServer({
      onData: (stream, _, done) => {
        stream.resume()
        stream.on('end', () => done(answer(554, 'Blocked: https://a.example/join/SECRET-TOKEN')))
      },
    })
    const attempt = await sendMessage(server.url)
    expect(attempt).toMatchObject({ outcome: 'refused', status: 554 })
    expect(JSON.stringify(attempt)).not.toContain('SECRET-TOKEN')
  })
})

describe('a lead is received by a real mail server (D23)', () => {
  it('as text, HTML and ADF, to its address, answered to the buyer', async () => {
    await using server = await receivingServer()
    const attempt = await send(server.url, deliveredBody(), { adf: true })
    expect(attempt).toMatchObject({ outcome: 'done', status: 250, at: '2026-11-24T04:20:00.000Z' })
    expect(server.received).toHaveLength(1)
    const [{ mail, to, from: envelopeFrom } = {}] = server.received
    expect([envelopeFrom, to]).toEqual([from, ['leads@example.com']])
    expect(mail?.from?.value).toEqual([{ name: 'Harbour Motor Group', address: from }])
    expect(mail?.replyTo?.value).toEqual([{ name: 'Sam Lee', address: 'sam@example.com' }])
    expect(mail?.subject).toBe('Used Vehicle Enquiry: 2021 Toyota Hilux SR5 (U1042), Sam Lee')
    expect(mail?.messageId).toBe('<d-0001@mail.example.com>')
    expect(mail?.date).toEqual(new Date('2026-11-24T04:20:00.000Z'))
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail?.text).toContain('Phone:               0491 570 006')
    expect(mail?.html).toContain('href="tel:+61491570006"')
    const [attachment, ...more] = mail?.attachments ?? []
    expect(more).toEqual([])
    expect(attachment?.contentType).toBe('application/x-adf+xml')
    const adf = readAdf(attachment?.content.toString('utf8') ?? '')
    expect(textsAt(adf, 'prospect/vehicle/stock')).toEqual(['U1042'])
  })

  it('with a hint where it was sent as fast as programs send (Spec 7.09)', async () => {
    await using server = await receivingServer()
    for (const seconds_on_page of [1, 2]) await send(server.url, deliveredBody({ seconds_on_page }))
    const hints = server.received.map(({ mail }) => mail.text?.match(/perhaps by a program/g) ?? [])
    expect(hints.map(({ length }) => length)).toEqual([1, 0])
  })

  it('twice with one Message-ID, where it is sent again', async () => {
    await using server = await receivingServer()
    await send(server.url, deliveredBody())
    await send(server.url, deliveredBody())
    const ids = server.received.map(({ mail }) => mail.messageId)
    expect(ids).toEqual(['<d-0001@mail.example.com>', '<d-0001@mail.example.com>'])
    expect(server.received[0]?.mail.attachments).toEqual([])
  })

  it('without Reply-To where the buyer left a phone number only', async () => {
    await using server = await receivingServer()
    await send(server.url, generalBody())
    const [{ mail } = {}] = server.received
    expect(mail?.replyTo).toBeUndefined()
    expect(mail?.text).toContain('The customer left no email address: please call.')
  })

  it.each([
    ['a line break', 'Sam\r\nBcc: all@example.com\r\n\r\nBody'],
    ['an address of its own', 'Sam <evil@example.com>, "x" <y@example.com>'],
    ['an encoded word', '=?utf-8?q?Sam=0D=0ABcc:_all@example.com?='],
    ['marks that turn text', 'Sam \u202e\u2066moc.elpmaxe'],
    ['ten thousand letters', 'S'.repeat(10_000)],
    ['letters of many alphabets', 'Zoë 李 🚗 Ōtāhuhu'],
  ])('with no header of its own where the name has %s', async (_, name) => {
    await using server = await receivingServer()
    // A stored lead is not validated again.
    const attempt = await send(server.url, { ...deliveredBody(), name })
    expect(attempt.outcome).toBe('done')
    const [{ mail, to, raw = '' } = {}] = server.received
    expect(to).toEqual(['leads@example.com'])
    expect(mail?.bcc).toBeUndefined()
    expect(mail?.cc).toBeUndefined()
    expect(mail?.replyTo?.value).toHaveLength(1)
    expect(mail?.replyTo?.value[0]?.address).toBe('sam@example.com')
    const headers = raw.slice(0, raw.indexOf('\r\n\r\n')).split('\r\n')
    expect(
      headers.filter((line) => /^(bcc|cc|to|reply-to|subject|from):/i.test(line)),
    ).toHaveLength(4)
    expect(Math.max(...headers.map((line) => line.length))).toBeLessThan(999)
  })

  it('with what was typed as text, whatever it holds', async () => {
    await using server = await receivingServer()
    const message = '<script>alert(1)</script>\n.\n\nQUIT\nFrom: x\n"it\'s" & <b>bold</b>'
    await send(server.url, deliveredBody({ message }), { adf: true })
    const [{ mail } = {}] = server.received
    expect(mail?.text).toContain(message)
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(mail?.html).not.toContain('<script')
    const adf = readAdf(mail?.attachments[0]?.content.toString('utf8') ?? '')
    expect(allAt(adf, 'prospect/customer/comments')[0]?.text).toContain(message)
  })
})

describe('what a mail server answers is the outcome (D23)', () => {
  it.each([
    ['an unknown address', 550, 'refused'],
    ['a full mailbox, for now', 452, 'failed'],
    ['too many at once', 450, 'failed'],
  ] as const)('%s, %d: %s', async (_, code, outcome) => {
    await using server = await receivingServer({
      onRcptTo: (_address, _session, done) =>
        done(answer(code, 'No <leads@example.com> here, call 0491 570 006')),
    })
    const attempt = await send(server.url, deliveredBody())
    expect(attempt).toMatchObject({ outcome, status: code })
    expect(attempt.excerpt).not.toMatch(/leads@|0491/)
    expect(server.received).toEqual([])
  })

  it.each([
    [554, 'refused'],
    [451, 'failed'],
  ] as const)('content that is answered with %d: %s', async (code, outcome) => {
    await using server = await receivingServer({
      onData: (stream, _session, done) => {
        stream.resume()
        stream.on('end', () => done(answer(code, 'Not today')))
      },
    })
    expect(await send(server.url, deliveredBody())).toMatchObject({
      outcome,
      status: code,
      excerpt: `${code} Not today`,
    })
  })

  it('a wrong password, or a sender that is not allowed, is not the fault of the mail: failed', async () => {
    await using locked = await receivingServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(answer(535, 'Wrong')),
    })
    const url = locked.url.replace('smtp://', 'smtp://user:word@')
    const attempt = await send(`${url}?requireTLS=false`, deliveredBody())
    expect(attempt).toMatchObject({ outcome: 'failed', status: 535 })
    await using strict = await receivingServer({
      onMailFrom: (_address, _session, done) => done(answer(550, 'Not from you')),
    })
    expect(await send(strict.url, deliveredBody())).toMatchObject({
      outcome: 'failed',
      status: 550,
    })
  })

  it.each(['EHLO', 'MAIL', 'RCPT', 'DATA', '.'])(
    'a connection that breaks at %s: failed',
    async (at) => {
      await using server = await scriptedServer('220 mail', (line, socket) => {
        if (line.startsWith(at)) return void socket.destroy()
        if (line === 'DATA') return '354 go on'
        return /^(EHLO|MAIL|RCPT|\.)/.test(line) ? '250 ok' : undefined
      })
      const attempt = await send(server.url, deliveredBody())
      expect(attempt.outcome).toBe('failed')
      expect(attempt.excerpt).toMatch(/\(E[A-Z]+\)$/)
    },
  )

  it('a server that answers nothing: failed as soon as the attempt is broken off', async () => {
    const breaking = new AbortController()
    await using server = await scriptedServer('220 mail', () => void breaking.abort())
    const { signal } = breaking
    expect(await send(server.url, deliveredBody(), { signal })).toMatchObject({
      outcome: 'failed',
      excerpt: 'The sending was broken off (EABORT)',
    })
  })

  it('something else than a mail server, and nothing at all: failed', async () => {
    await using web = await scriptedServer('HTTP/1.1 400 Bad Request', () => undefined)
    expect((await send(web.url, deliveredBody())).outcome).toBe('failed')
    await web[Symbol.asyncDispose]()
    expect(await send(web.url, deliveredBody())).toMatchObject({
      outcome: 'failed',
      excerpt: 'No connection to the mail server (ESOCKET)',
    })
  })

  it('no password is sent in clear to a server without encryption: failed', async () => {
    await using server = await receivingServer({ disabledCommands: ['STARTTLS'] })
    const url = server.url.replace('smtp://', 'smtp://user:word@')
    expect((await send(url, deliveredBody())).outcome).toBe('failed')
    expect(server.received).toEqual([])
  })

  it('a site that is gone: failed, and nothing is sent', async () => {
    await using server = await receivingServer()
    const sender = senderTo(server.url)
    const gone = { ...delivery(deliveredBody()), tenant: 'gone' }
    expect(await sender.send(gone, new AbortController().signal)).toMatchObject({
      outcome: 'failed',
      excerpt: 'The site of this lead cannot be read',
    })
    expect(server.received).toEqual([])
  })
})

describe('a mail in words', () => {
  const mailOf = (...context: Parameters<typeof contextOf>) =>
    leadMail(contextOf(...context), { to: ['leads@example.com'], from, adf: false })

  it('reads in the spelling of the site, with its units and clock (Spec 9.25, D5)', () => {
    const { subject, text, date } = mailOf(deliveredBody(), { site: deliverySites.US })
    expect(subject).toMatch(/^Used Vehicle Inquiry: /)
    expect(text).toContain('25,632 miles')
    expect(text).toContain('Monday, November 23, 2026 at 10:13 PM CST')
    expect(date).toMatch(/-0600$/)
  })

  it('has in text and HTML every fact of the lead (Spec 3.37-3.39, 5.13)', () => {
    const body = deliveredBody({
      company: 'Bay Tours',
      budget: '$40,000',
      preferred_contact: 'email',
      opt_in: true,
      consent: { text: 'Send me offers', given: true },
      own_vehicle: '2016 Mazda CX-5',
      dealership_slug: 'bay',
      additional_services: ['Tyres', 'Brakes'],
      page: '/cars/x',
      lead_attributes: { visited_pages: ['/', '/search'], linked_query_params: { utm: 'mail' } },
    })
    const appointment = {
      location: 'newstead',
      startsAt: '2026-11-26T00:30:00.000Z',
      local: '2026-11-26T10:30',
    }
    const { text, html } = mailOf(body, { stored: { appointment } })
    for (const fact of [
      ...['Sam Lee', 'Bay Tours', '$40,000', 'By email', 'Send me offers', '2016 Mazda CX-5'],
      ...['Harbour Bay', 'Harbour Newstead', 'Tyres; Brakes', 'utm=mail', '41,250 km', '$42,990'],
      ...['26 November 2026 at 10:30 am', 'https://harbour.example/cars/2021-toyota-hilux-u1042'],
    ]) {
      expect(text).toContain(fact)
      expect(html).toContain(fact)
    }
    expect(text).toContain('I could come by on Saturday.')
    expect(html).toContain('Is it still here?<br>I could come by')
  })

  it('loads nothing from anywhere', () => {
    const { html } = mailOf(deliveredBody())
    expect(html).not.toMatch(/<(img|link|script|iframe|style)|src=|url\(|@import/)
  })
})

it('a header is one line of at most so many characters, cut between characters (D23)', () => {
  expect(headerText('a\r\nb\u0000\u202e c')).toBe('a b c')
  expect(headerText('🚗🚗🚗', 2)).toBe('🚗…')
})

it.each([
  ['smtp://mail.example.com', true, 'smtp://mail.example.com'],
  ['smtps://u:p@mail.example.com:465', true, 'smtps://u:p@mail.example.com:465'],
  ['smtp://u:p@mail.example.com', true, 'smtp://u:p@mail.example.com?requireTLS=true'],
  [
    'smtp://u:p@mail.example.com?requireTLS=false',
    true,
    'smtp://u:p@mail.example.com?requireTLS=false',
  ],
  ['https://mail.example.com', false, undefined],
  ['mail.example.com:25', false, undefined],
  ['smtp://', false, undefined],
])('%s is the URL of a mail server: %s', (text, isUrl, safe) => {
  expect(isSmtpUrl(text)).toBe(isUrl)
  if (safe !== undefined) expect(safeSmtpUrl(text)).toBe(safe)
})
