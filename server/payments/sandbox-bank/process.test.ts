import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { PaymentOrder } from '../payment-provider.ts'
import { bankClient } from './bank-client.ts'
import { bankSecret, paymentOrder } from './sandbox-bank.fixture.ts'
import { sandboxCards } from './sandbox-cards.ts'
import { sandboxProvider } from './sandbox-provider.ts'

/** The bank in a process of its own; what it is asked, over HTTP. */
async function started(file: string) {
  const program = join(import.meta.dirname, 'process.ts')
  const child: ChildProcess = spawn(process.execPath, [program, '0', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await once(child.stdout ?? child, 'data')
  const url = String(line).trim()
  const provider = sandboxProvider({ bank: bankClient(url), secret: bankSecret, url })
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { url, provider, kill }
}

test('a bank of its own process keeps its book when it is killed, and says what it does not do (D28)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'bank.db')
  const first = await started(file)
  const expires = new Date(Date.now() + 600_000)
  const order = (attempt: string): PaymentOrder => paymentOrder(attempt, { expires })
  const ref = (attempt: string) => ({ tenant: 'harbour', attempt, id: undefined })
  const { url } = await first.provider.begin(order('one'))
  expect([new URL(url).origin, first.provider.pageOrigins]).toEqual([first.url, [first.url]])
  const pay = async (at: string, number: string) => {
    const body = new URLSearchParams({ card: number, action: 'pay' })
    return (await fetch(at, { method: 'POST', body, redirect: 'manual' })).status
  }
  expect(await pay(url, sandboxCards.approved.number)).toBe(303)
  expect(await first.provider.capture(ref('one'))).toBe('captured')
  await first.kill()
  await expect(first.provider.look(ref('one'))).rejects.toMatchObject({ isUnknown: false })

  const { provider } = await started(file)
  expect([await provider.look(ref('one')), await provider.look(ref('two'))]).toEqual([
    ...['captured', 'none'],
  ])
  const silent = await provider.begin(order('silent'))
  await pay(silent.url, sandboxCards.timesOut.number)
  await expect(provider.look(ref('silent'))).rejects.toMatchObject({ isUnknown: true })
  await provider.begin(order('cancelled'))
  await provider.cancel(ref('cancelled'))
  await expect(provider.begin(order('cancelled'))).rejects.toMatchObject({ isUnknown: false })
  const listed = []
  const range = { tenant: 'harbour', from: new Date(0), to: expires }
  for await (const { attempt, state } of provider.list(range)) listed.push(`${attempt} ${state}`)
  expect(listed.toSorted()).toEqual(['cancelled cancelled', 'one captured', 'silent authorised'])
})
