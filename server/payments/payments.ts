import { join } from 'node:path'
import type { Keyring } from '../keyring/keyring.ts'
import type { Settings } from '../settings.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { bankClient } from './sandbox-bank/bank-client.ts'
import { type SandboxBank, sandboxBank } from './sandbox-bank/sandbox-bank.ts'
import { sandboxProvider } from './sandbox-bank/sandbox-provider.ts'
import { stripeProvider } from './stripe/stripe-provider.ts'

/** What a message of the provider is about. */
type Noticed = (tenant: string, attempt: string) => void

/** Who takes money, for all capabilities. */
export interface Payments {
  readonly provider: PaymentProvider
  /** The sandbox bank, where this server has its pages. */
  readonly bank?: SandboxBank
  /** Calls this for each message of the provider that was checked. */
  listen(noticed: Noticed): void
  readonly noticed: Noticed
}

export interface PaymentTools {
  readonly settings: Pick<Settings, 'payments' | 'dataDir'>
  readonly keyring: Keyring
  readonly clock: () => Date
}

/** As the settings say; undefined where nothing can be paid. */
export function openPayments(tools: PaymentTools): Payments | undefined {
  const opened = providerOf(tools)
  return opened && paymentsOf(opened)
}

export function paymentsOf(opened: Pick<Payments, 'provider' | 'bank'>): Payments {
  const listeners: Noticed[] = []
  return {
    ...opened,
    listen: (noticed) => void listeners.push(noticed),
    noticed: (...what) => {
      for (const noticed of listeners) noticed(...what)
    },
  }
}

function providerOf({
  settings: { payments, dataDir },
  keyring,
  clock,
}: PaymentTools): Pick<Payments, 'provider' | 'bank'> | undefined {
  if (!payments) return undefined
  if (payments.by === 'stripe') return { provider: stripeProvider(payments) }
  const secret = keyring.sign('sandbox bank', 'webhooks')
  const { url } = payments
  if (url !== undefined)
    return { provider: sandboxProvider({ bank: bankClient(url), secret, url }) }
  const bank = sandboxBank({ file: join(dataDir, 'sandbox-bank.db'), clock })
  return { provider: sandboxProvider({ bank, secret, url }), bank }
}
