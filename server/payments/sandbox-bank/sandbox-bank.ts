import { randomBytes } from 'node:crypto'
import { setTimeout as elapsed } from 'node:timers/promises'
import type { BankState } from '#domain/payment/attempt-state.ts'
import { MINUTE_MS } from '#domain/units.ts'
import { ProviderError } from '../../providers/provider-call.ts'
import type { ListedPayment } from '../payment-provider.ts'
import type { Bank, BankQuestion } from './bank.ts'
import { type Book, type BookedPayment, type BookState, openBook } from './book.ts'
import { type NoticeTools, notices } from './notices.ts'
import type { SandboxCard } from './sandbox-cards.ts'

export interface SandboxBankTools extends NoticeTools {
  /** Of its book; made when it is first needed. */
  readonly file: string
  /** How a slow card waits, milliseconds; default: by the process's timers. */
  readonly wait?: (ms: number) => Promise<unknown>
}

/** The bank with what its pages need. */
export interface SandboxBank extends Bank {
  /** A payment by its id, as its page shows it. */
  payment(id: string): Promise<ShownPayment | undefined>
  /** What the buyer does on the page; undefined where the payment has ended meanwhile. */
  act(id: string, action: BuyerAction): Promise<BookState | undefined>
  close(): Promise<void>
}

export type BuyerAction = { readonly pay: SandboxCard } | 'cancel' | 'approve' | 'refuse'

export type ShownPayment = Pick<
  BookedPayment,
  'id' | 'title' | 'cents' | 'currency' | 'return_url' | 'cancel_url' | 'state'
>

const SLOW_MS = 6_000
const SILENT_MS = 2 * MINUTE_MS
const PAGE_STAYS_MS = 30 * MINUTE_MS
const LISTED = 100
const ID_BYTES = 16

/** From which states a question changes a payment, and to which. */
const moves: Readonly<
  Record<Exclude<BankQuestion, 'look'>, readonly [from: readonly BookState[], to: BookState]>
> = {
  capture: [['authorised'], 'captured'],
  cancel: [['open', 'asking', 'authorised'], 'cancelled'],
  refund: [['captured'], 'refunded'],
}

/** A bank of its own, with a book that outlives the process; moves no money. D28. */
export function sandboxBank(tools: SandboxBankTools): SandboxBank {
  const { file, clock, wait = elapsed } = tools
  const tell = notices(tools)
  let opened: Promise<Book> | undefined
  const book = () => (opened ??= openBook(file))

  /** As a payment is now: its page closes by itself. */
  async function current(found: BookedPayment | undefined): Promise<BookedPayment | undefined> {
    const isOver = found && Date.parse(found.expires) + PAGE_STAYS_MS <= clock().getTime()
    if (!isOver || !isOpen(found)) return found
    const ended = await (await book()).change(found.id, ['open', 'asking'], { state: 'cancelled' })
    return ended ?? (await book()).byId(found.id)
  }
  async function move(
    payment: BookedPayment,
    from: readonly BookState[],
    to: Parameters<Book['change']>[2],
  ): Promise<BookedPayment | undefined> {
    const moved = await (await book()).change(payment.id, from, to)
    if (moved && moved.state !== 'asking') tell(moved)
    return moved
  }
  /** What a card that is paid with does. */
  function paid({ expires }: BookedPayment, card: SandboxCard): Parameters<Book['change']>[2] {
    if (card === 'asks') return { state: 'asking', card }
    if (card === 'declined' || card === 'forgedWebhook') return { state: 'declined', card }
    const silence: Readonly<Partial<Record<SandboxCard, string>>> = {
      timesOut: new Date(clock().getTime() + SILENT_MS).toISOString(),
      approvesLate: expires,
    }
    return { state: 'authorised', card, silent_until: silence[card] ?? null }
  }
  return {
    async begin({ expires, notify, returnUrl, cancelUrl, ...order }) {
      const payment = await (await book()).add({
        ...order,
        id: `sandbox_${randomBytes(ID_BYTES).toString('hex')}`,
        return_url: returnUrl,
        cancel_url: cancelUrl,
        notify_url: notify.url,
        notify_secret: notify.secret,
        expires,
        state: 'open',
        card: null,
        silent_until: null,
        begun: clock().toISOString(),
      })
      const { id, state } = (await current(payment)) ?? payment
      if (state === 'cancelled') throw new ProviderError('refused', 'the payment has ended')
      return { id }
    },
    async ask(question, { tenant, attempt }) {
      const found = await current(await (await book()).byAttempt(tenant, attempt))
      if (!found) return 'none'
      if (found.card === 'slow') await wait(SLOW_MS)
      // Not at once, as a bank whose time is over: nobody has to wait for that.
      if (Date.parse(found.silent_until ?? '') > clock().getTime()) throw new ProviderError('late')
      if (question === 'look') return bankState(found.state)
      const [from, to] = moves[question]
      const moved = await move(found, from, { state: to })
      return bankState((moved ?? (await (await book()).byId(found.id)) ?? found).state)
    },
    async list({ tenant, from, to, after = '' }) {
      const found = await (await book()).list({ tenant, from, to, after }, LISTED)
      return found.map(listed)
    },
    async payment(id) {
      return current(await (await book()).byId(id))
    },
    async act(id, action) {
      const found = await current(await (await book()).byId(id))
      if (!found) return undefined
      if (action === 'cancel')
        return (await move(found, ['open', 'asking'], { state: 'cancelled' }))?.state
      if (action === 'approve')
        return (await move(found, ['asking'], { state: 'authorised' }))?.state
      if (action === 'refuse') return (await move(found, ['asking'], { state: 'declined' }))?.state
      if (action.pay === 'slow') await wait(SLOW_MS)
      return (await move(found, ['open'], paid(found, action.pay)))?.state
    },
    async close() {
      if (opened) (await opened).close()
    },
  }
}

const isOpen = ({ state }: BookedPayment): boolean => state === 'open' || state === 'asking'

const bankState = (state: BookState): BankState => (state === 'asking' ? 'open' : state)

const listed = ({ attempt, id, state, cents, currency, begun }: BookedPayment): ListedPayment => ({
  attempt,
  id,
  state: bankState(state),
  cents,
  refundedCents: state === 'refunded' ? cents : 0,
  currency,
  at: begun,
})
