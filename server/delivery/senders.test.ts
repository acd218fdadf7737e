import { expect, it } from 'vitest'
import { silentLog } from '../log.fixture.ts'
import { openWorker } from './open-worker.ts'
import { sendersOf } from './senders.ts'

const mail = { smtpUrl: 'smtp://mail.example.com', from: 'leads@example.com' }
const clock = () => new Date()
const secrets = { of: () => undefined }

it.each([
  ['the outbox, which takes all', { delivery: 'outbox', mail: undefined }, 'mail sms webhook'],
  ['sending without a mail server: mails wait', { delivery: 'send', mail: undefined }, 'webhook'],
  ['sending with one', { delivery: 'send', mail }, 'mail webhook'],
] as const)('%s (D23)', (_, settings, kinds) => {
  const sources = { siteOf: async () => undefined, carOf: async () => undefined, clock }
  const senders = sendersOf({ ...sources, secrets, settings: { ...settings, production: true } })
  expect(Object.keys(senders).sort().join(' ')).toBe(kinds)
})

it('a server that sends without a mail server says at its start that mails wait (D23)', () => {
  const errors: string[] = []
  const open = (delivery: 'send' | 'outbox') =>
    openWorker({
      secrets,
      clock,
      open: () => Promise.reject(new Error('not opened')),
      settings: { delivery, production: true, mail: undefined },
      directory: { ofHost: () => undefined },
      log: { ...silentLog, error: (event) => errors.push(event) },
    })
  open('outbox')
  expect(errors).toEqual([])
  open('send')
  expect(errors).toEqual(['mail_not_configured'])
})
