import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bankClient } from '../payments/sandbox-bank/bank-client.ts'
import { sandboxProvider } from '../payments/sandbox-bank/sandbox-provider.ts'

/** The sandbox bank in a process and folder of its own. */
export async function bankProcess() {
  const folder = await mkdtemp(join(tmpdir(), 'bank-'))
  const program = join(import.meta.dirname, '../payments/sandbox-bank/process.ts')
  const child = spawn(process.execPath, [program, '0', join(folder, 'bank.db')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said]: Buffer[] = await once(child.stdout, 'data')
  const url = String(said).trim()
  const provider = sandboxProvider({ bank: bankClient(url), secret: 'of a test', url })
  return {
    url,
    /** Everything in its book, by attempt. */
    async book() {
      const states = new Map<string, string>()
      const range = { tenant: 'harbour', from: new Date(0), to: new Date('9000-01-01') }
      for await (const { attempt, state } of provider.list(range)) states.set(attempt, state)
      return states
    },
    /** The form of its page, as a buyer sends it. */
    async pay(page: string, card: string): Promise<void> {
      const body = new URLSearchParams({ card, action: 'pay' })
      const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' })
      await answer.arrayBuffer()
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await rm(folder, { recursive: true })
    },
  }
}
