import { confirmation, type Decision, release } from '#domain/payment/decision.ts'
import { nextStep } from '#domain/payment/next-step.ts'
import type { Change } from '#domain/payment/standing.ts'
import type { BankAnswer, BankCall } from '#domain/payment/step.ts'
import { BackgroundWork } from '../background-work.ts'
import { causeText } from '../log.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { ProviderError } from '../providers/provider-call.ts'
import type { Actor } from '../store/audit-log.ts'
import type {
  Claimed,
  NewClaim,
  NewPayment,
  Reservation,
  ReservationStore,
  Settlement,
} from '../store/reservation-store.ts'
import type { Store } from '../store/store.ts'
import type { Letters, Posted } from './letters.ts'

type RunnerTools = ConstructorParameters<typeof BackgroundWork>[0]

export interface ReservationTools extends RunnerTools {
  readonly provider: PaymentProvider
  readonly letters: Letters
  /** The dealer's own account at the provider; undefined for the platform's. */
  readonly accountOf: (tenant: string) => Promise<string | undefined>
  /** Called once messages or a lead are stored. */
  readonly posted: () => void
  /** Milliseconds that the bank has for an answer. */
  readonly answerMs?: number
}

/** What the bank's page shows. */
interface Shown {
  readonly title: string
  readonly email?: string
  /** Where the buyer comes back to, absolute, by the reservation's id. */
  readonly returnUrl: (id: string) => string
  readonly cancelUrl: (id: string) => string
}

/** What a buyer asks for: the claim, or the payment that the dealer asked for. */
export type Wish = Omit<NewClaim, 'provider'> & Shown
export type PaymentWish = Omit<NewPayment, 'provider'> & Shown

/** What became of it. */
export type Reserved =
  | Claimed
  /** The car is the buyer's for ten minutes, and `attempt.url` is where it is paid. */
  | { readonly state: 'to_bank'; readonly reservation: Reservation }
  /** The bank did not answer: the same key may be sent again. */
  | { readonly state: 'unsure'; readonly reservation: Reservation }

const ANSWER_MS = 15_000
/** How much longer than the bank's time for one answer a reservation belongs to its process. */
const LEASE_FACTOR = 4
/** More steps in a row than any way through `nextStep` has. */
const MOST_STEPS = 20

/**
 * Reservations and their payments: the requests of buyers and dealers, and what is done beside them. All of it may
 * die at any moment in any process; `nextStep` goes on with what is stored and what the bank then says. D31.
 */
export class Reservations extends BackgroundWork {
  /** Claims that were refused since the process started, by why. */
  readonly refused = new Map<string, number>()
  protected readonly failure = 'reservations_stopped'
  readonly #tools: ReservationTools

  constructor(tools: ReservationTools) {
    super(tools)
    this.#tools = tools
  }

  /** Claims the car and begins the payment; the same key again is the same reservation and payment. */
  async reserve(tenant: string, wish: Wish): Promise<Reserved> {
    const store = await this.#store(tenant)
    const claimed = await store.claim({ ...wish, provider: this.#tools.provider.name })
    return this.#claimed(tenant, store, wish, claimed)
  }

  /** Begins the payment of what the dealer asked for; the same key again is the same payment. Spec 2.12. */
  async pay(tenant: string, wish: PaymentWish): Promise<Reserved> {
    const store = await this.#store(tenant)
    const claimed = await store.pay({ ...wish, provider: this.#tools.provider.name })
    return this.#claimed(tenant, store, wish, claimed)
  }

  /** Asks the bank now, and stores what follows; resolves when that is done. Rejects with StoreError. */
  async look(tenant: string, id: string): Promise<void> {
    const store = await this.#store(tenant)
    const attempt = (await store.reservation(id))?.attempt.id
    if (attempt !== undefined) await store.askNow(attempt, this.#now())
    await this.wake(tenant, id)
  }

  /** A checked message of the provider came: what it says is asked, beside the request. Never rejects. */
  async noticed(tenant: string, attempt: string): Promise<void> {
    try {
      const id = await (await this.#store(tenant)).askNow(attempt, this.#now())
      if (id !== undefined) await this.wake(tenant, id)
    } catch (cause) {
      // What is due is found without it.
      this.#tools.services.log.warn('payment_notice_lost', { tenant, cause: causeText(cause) })
    }
  }

  /** The dealer keeps the car for the buyer; false where it is too late. */
  confirm(tenant: string, id: string, by: Actor): Promise<boolean> {
    const audit = { action: 'reservation_confirmed', by } as const
    return this.#decide(tenant, id, confirmation, audit)
  }

  /** Buyer or dealer ends it, and what was paid is given back; false where it is too late. */
  release(tenant: string, id: string, by: 'buyer' | Actor): Promise<boolean> {
    const who = by === 'buyer' ? by : 'dealer'
    const audit = by === 'buyer' ? undefined : ({ action: 'reservation_released', by } as const)
    return this.#decide(tenant, id, (reservation, now) => release(reservation, who, now), audit)
  }

  protected due(store: Store, now: string, limit: number) {
    return store.allDueReservations(now, limit)
  }

  protected async work(tenant: string, id: string): Promise<void> {
    const { clock } = this.#tools.services
    const store = await this.#store(tenant)
    const now = clock()
    const until = new Date(now.getTime() + this.#answerMs * LEASE_FACTOR).toISOString()
    let reservation = await store.takeDue(id, now.toISOString(), until)
    let answer: BankAnswer | undefined
    for (let steps = 0; reservation && steps < MOST_STEPS; steps++) {
      const step = nextStep(reservation, answer, clock())
      if (step.kind === 'wait') {
        const { version, looks } = reservation
        const rest = { now: this.#now(), next: step.until?.toISOString(), version }
        return store.giveBack(id, until, { ...rest, looks: looks + 1 })
      }
      if (step.kind === 'ask') {
        answer = { to: step.call, says: await this.#ask(tenant, reservation, step.call) }
        if (this.closing.aborted) return
      } else {
        const settled = await this.#settle(tenant, store, reservation, step.change)
        // Where another changed it, what the bank said before says nothing of it.
        if (!settled) answer = undefined
        reservation = settled ?? (await store.reservation(id))
      }
    }
    if (reservation) throw new Error(`expected an end of the steps of reservation ${id}`)
  }

  async #claimed(
    tenant: string,
    store: ReservationStore,
    wish: Shown,
    claimed: Claimed,
  ): Promise<Reserved> {
    if (claimed.state === 'claimed' || claimed.state === 'known') {
      return this.#begun(tenant, store, wish, claimed)
    }
    const { state } = claimed
    this.refused.set(state, (this.refused.get(state) ?? 0) + 1)
    this.#tools.services.log.info('claim_refused', {
      tenant,
      state,
      ...('of' in claimed && { of: claimed.of }),
    })
    return claimed
  }

  async #begun(
    tenant: string,
    store: ReservationStore,
    wish: Shown,
    claimed: Extract<Claimed, { reservation: Reservation }>,
  ): Promise<Reserved> {
    const { reservation } = claimed
    const { id, version, attempt } = reservation
    if (reservation.stage !== 'claimed') return claimed
    if (attempt.state !== 'created') return toBank(reservation)
    try {
      const opened = await this.#begin(tenant, wish, reservation)
      const now = this.#now()
      const stored = await store.settle(id, version, { now, attempt: 'open', opened })
      if (stored) return toBank(stored)
      // Meanwhile it was begun by the same form, or has ended: then its page is closed.
      await store.askNow(attempt.id, now)
    } catch (cause) {
      this.#log('begin', tenant, reservation, cause)
      if (!(cause instanceof ProviderError) || cause.isUnknown)
        return { state: 'unsure', reservation }
      const why = 'payment_failed'
      await store.settle(id, version, { now: this.#now(), hold: { stage: 'ended', why } })
    }
    return toBank((await store.reservation(id)) ?? reservation)
  }

  async #begin(tenant: string, wish: Shown, reservation: Reservation) {
    const { id, car, asked, attempt, claimedUntil } = reservation
    const account = await this.#tools.accountOf(tenant)
    const { id: providerId, url } = await this.#inTime(
      this.#tools.provider.begin({
        tenant,
        ...(asked ? { number: asked.number } : { car }),
        title: wish.title,
        hold: id,
        attempt: attempt.id,
        cents: attempt.cents,
        currency: attempt.currency,
        expires: new Date(claimedUntil),
        returnUrl: wish.returnUrl(id),
        cancelUrl: wish.cancelUrl(id),
        ...(wish.email !== undefined && { email: wish.email }),
        ...(account !== undefined && { account }),
      }),
    )
    return { providerId, url }
  }

  async #decide(
    tenant: string,
    id: string,
    decide: (reservation: Reservation, now: Date) => Decision,
    audit?: Settlement['audit'],
  ): Promise<boolean> {
    const store = await this.#store(tenant)
    for (;;) {
      const reservation = await store.reservation(id)
      if (!reservation) return false
      const change = decide(reservation, this.#tools.services.clock())
      if (change === 'made' || change === 'too_late') return change === 'made'
      if (await this.#settle(tenant, store, reservation, change, audit)) {
        void this.wake(tenant, id)
        return true
      }
    }
  }

  async #settle(
    tenant: string,
    store: ReservationStore,
    reservation: Reservation,
    change: Change,
    audit?: Settlement['audit'],
  ): Promise<Reservation | undefined> {
    const { posted, services } = this.#tools
    const now = services.clock()
    const { letter: _letter, ...stored } = change
    const letters = await this.#letter(tenant, reservation, change, now)
    const { id, version } = reservation
    const settled = await store.settle(id, version, {
      ...stored,
      ...letters,
      ...(audit && { audit }),
      now: now.toISOString(),
    })
    if (!settled) return undefined
    const { stage, endedWhy: why, attempt } = settled
    services.log.info('reservation_changed', { tenant, id, stage, why, payment: attempt.state })
    if (letters) posted()
    return settled
  }

  async #letter(
    tenant: string,
    reservation: Reservation,
    { letter, hold }: Change,
    now: Date,
  ): Promise<Posted | undefined> {
    const { letters } = this.#tools
    if (letter === undefined) return undefined
    if (letter !== 'released') return letters[letter](tenant, reservation, now)
    const isDealer = hold?.stage === 'ended' && hold.why === 'released_by_dealer'
    return letters.released(tenant, reservation, now, isDealer ? 'dealer' : 'buyer')
  }

  async #ask(
    tenant: string,
    reservation: Reservation,
    call: BankCall,
  ): Promise<BankAnswer['says']> {
    const { id: attempt, providerId: id } = reservation.attempt
    try {
      const account = await this.#tools.accountOf(tenant)
      const ref = { tenant, attempt, id, ...(account !== undefined && { account }) }
      return await this.#inTime(this.#tools.provider[call](ref))
    } catch (cause) {
      this.#log(call, tenant, reservation, cause)
      return isRefused(cause) ? 'refused' : 'no_answer'
    }
  }

  /** A provider that does not answer in time has not answered, whatever it does. */
  async #inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const { promise, reject } = Promise.withResolvers<never>()
    const end = () => reject(new ProviderError('late'))
    const timer = setTimeout(end, this.#answerMs)
    this.closing.addEventListener('abort', end)
    try {
      return await Promise.race([answer, promise])
    } finally {
      clearTimeout(timer)
      this.closing.removeEventListener('abort', end)
    }
  }

  #log(call: string, tenant: string, { id }: Reservation, cause: unknown): void {
    this.#tools.services.log.warn('payment_call_failed', {
      tenant,
      id,
      call,
      cause: causeText(cause),
    })
  }

  #now = (): string => this.#tools.services.clock().toISOString()

  get #answerMs(): number {
    return this.#tools.answerMs ?? ANSWER_MS
  }

  async #store(tenant: string): Promise<ReservationStore> {
    return (await this.#tools.open()).reservations(tenant)
  }
}

/** Where the buyer goes on: to the bank, or to the reservation as it is. */
const toBank = (reservation: Reservation): Reserved => {
  const isOpen = reservation.stage === 'claimed' && reservation.attempt.state === 'open'
  return { state: isOpen ? 'to_bank' : 'known', reservation }
}

/** Whether the bank said no, rather than nothing. */
const isRefused = (cause: unknown) => cause instanceof ProviderError && cause.fault === 'refused'
