import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { MINUTE_MS } from '#domain/units.ts'
import type { PaymentOrder } from '../payment-provider.ts'
import type { Notice } from './notices.ts'
import { bankPages } from './routes.ts'
import { type SandboxBank, sandboxBank } from './sandbox-bank.ts'
import { sandboxProvider } from './sandbox-provider.ts'

export const began = new Date('2026-11-26T02:00:00.000Z')
export const bankSecret = 'a secret of a test'

export const paymentOrder = (
  attempt: string,
  change: Partial<PaymentOrder> = {},
): PaymentOrder => ({
  tenant: 'harbour',
  attempt,
  hold: `hold of ${attempt}`,
  car: 'car-1',
  title: 'Deposit: 2021 Toyota Corolla',
  cents: 20_000,
  currency: 'AUD',
  returnUrl: 'http://harbour.localhost/reservations/1',
  cancelUrl: 'http://harbour.localhost/reservations/1?cancelled=1',
  expires: new Date(began.getTime() + 10 * MINUTE_MS),
  ...change,
})

/** A sandbox bank in a folder of its own, with a clock that a test sets, and what it sent and waits to send. */
export async function testBank() {
  const folder = await mkdtemp(join(tmpdir(), 'bank-'))
  const clock = { now: began }
  const sent: Notice[] = []
  const waiting: { readonly ms: number; readonly work: () => void }[] = []
  const waits: number[] = []
  const tools = {
    file: join(folder, 'sandbox-bank.db'),
    clock: () => clock.now,
    send: async (notice: Notice) => void sent.push(notice),
    later: (ms: number, work: () => void) => (ms === 0 ? work() : void waiting.push({ ms, work })),
    wait: async (ms: number) => waits.push(ms),
  }
  const banks: SandboxBank[] = []
  const opened = () => {
    const bank = sandboxBank(tools)
    banks.push(bank)
    return { bank, provider: sandboxProvider({ bank, secret: bankSecret, url: undefined }) }
  }
  const { bank, provider } = opened()
  onTestFinished(async () => {
    for (const each of banks) await each.close()
    await rm(folder, { recursive: true })
  })
  const pages = bankPages(bank)
  return {
    bank,
    provider,
    clock,
    sent,
    waiting,
    waits,
    pages,
    /** Another process with the same book. */
    again: opened,
    later: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms)
    },
    /** Posts the form of a page, as a browser does. */
    post: (address: string, fields: Readonly<Record<string, string>>) =>
      pages.request(address, { method: 'POST', body: new URLSearchParams(fields) }),
  }
}
