// Run as its own process by kills.test.ts: `<location of the store> <URL of the gateway> <dealer as JSON>`. Sends
// codes, checks them and delivers their messages; `advance` sets its clock forward.
import { smsSender } from '../delivery/sms/send.ts'
import { DeliveryWorker } from '../delivery/worker.ts'
import { keyringOf } from '../keyring/keyring.ts'
import { silentLog } from '../log.fixture.ts'
import { openStore } from '../store/store.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { sendCode } from './send-code.ts'
import type { SignInRequest } from './sign-in.ts'
import { verifyCode } from './verify-code.ts'

export type ToProcess =
  | { readonly ask: string }
  | { readonly verify: string; readonly code: string; readonly isLast: boolean }
  | { readonly advance: number }
/** `state`: `sent`, `signed_in`, or why not. */
export type FromProcess =
  | { readonly asked: string; readonly state: string }
  | {
      readonly verified: string
      readonly isLast: boolean
      readonly state: string
      readonly cookies: readonly string[]
    }

const [location = '', url = '', dealer = ''] = process.argv.slice(2)
const tenant: Tenant = JSON.parse(dealer)
const store = await openStore(location)
let ahead = 0
const clock = () => new Date(Date.now() + ahead)
const open = async () => store
const log = silentLog
const keyring = keyringOf([Buffer.alloc(32, 1)])
const gateway = { url, token: 'a-token' }
const noSite = async () => undefined
const sources = { siteOf: noSite, carOf: noSite, clock }
const worker = new DeliveryWorker({
  open,
  log,
  clock,
  pollMs: 20,
  senders: { sms: smsSender({ ...sources, gateway, keyring, allowsPrivate: true }) },
  fallbackOf: async () => undefined,
})
worker.start()

const tools = { open, keyring, clock, log, wake: () => worker.wake(), onSignIn: [] }
const answer = (message: FromProcess) => process.send?.(message)

process.on('message', async (message: ToProcess) => {
  if ('advance' in message) {
    ahead = message.advance
    return
  }
  const phone = 'ask' in message ? message.ask : message.verify
  const cookies: string[] = []
  const request: SignInRequest = {
    tenant,
    origin: 'http://harbour.localhost',
    header: () => undefined,
    setCookie: (cookie) => cookies.push(cookie),
    client: phone,
    requestId: 'a-request',
  }
  if ('ask' in message) {
    const outcome = await sendCode(request, phone, {}, tools)
    answer({ asked: phone, state: outcome.kind === 'sent' ? 'sent' : outcome.problem.code })
  } else {
    const outcome = await verifyCode(request, { phone, code: message.code }, tools)
    const state = outcome.kind === 'signed_in' ? outcome.kind : outcome.problem.code
    answer({ verified: phone, isLast: message.isLast, state, cookies })
  }
})
process.send?.('ready')
