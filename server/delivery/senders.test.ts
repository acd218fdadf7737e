import { expect, it } from 'vitest'
import { keyringOf } from '../keyring/keyring.ts'
import { silentLog } from '../log.fixture.ts'
import { openWorker } from './open-worker.ts'
import { sendersOf } from './senders.ts'

const mail = { smtpUrl: 'smtp://mail.example.com', from: 'leads@example.com' }
const clock = () => new Date()
const sms = { url: 'https://sms.example.com/', token: 'a-token-of-the-gateway' }
const keyring = keyringOf([Buffer.alloc(32, 1)])
const secrets = { of: () => undefined }

it.each([
  [
    'the outbox, which takes all',
    { delivery: 'outbox', mail: undefined, sms: undefined },
    'mail sms webhook',
  ],
  [
    'sending without a mail server and gateway: mails and SMS wait',
    { delivery: 'send', mail: undefined, sms: undefined },
    'webhook',
  ],
  ['sending with a mail server', { delivery: 'send', mail, sms: undefined }, 'mail webhook'],
  ['sending with both', { delivery: 'send', mail, sms }, 'mail sms webhook'],
] as const)('%s (D23)', (_, settings, kinds) => {
  const sources = { siteOf: async () => undefined, carOf: async () => undefined, clock }
  const senders = sendersOf({
    ...sources,
    secrets,
    keyring,
    log: silentLog,
    settings: { ...settings, production: true },
  })
  expect(Object.keys(senders).sort().join(' ')).toBe(kinds)
})

it('a server that sends without a mail server or a gateway says at its start that mails and SMS wait (D23)', () => {
  const errors: string[] = []
  const open = (delivery: 'send' | 'outbox') =>
    openWorker({
      valuationOf: async () => undefined,
      secrets,
      keyring,
      clock,
      open: () => Promise.reject(new Error('not opened')),
      settings: { delivery, production: true, mail: undefined, sms: undefined },
      directory: { ofHost: () => undefined },
      log: { ...silentLog, error: (event) => errors.push(event) },
    })
  open('outbox')
  expect(errors).toEqual([])
  open('send')
  expect(errors).toEqual(['mail_not_configured', 'sms_not_configured'])
})
