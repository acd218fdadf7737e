import { valuationFailures } from '#domain/trade-in/messages.ts'
import { next, type WizardEvent } from '#domain/trade-in/valuation-wizard.ts'
import type { LookingUp } from '#domain/trade-in/valuation-wizard-state.ts'
import { valuedVehicleSchema } from '#domain/trade-in/valued-vehicle.ts'
import { BackgroundWork } from '../background-work.ts'
import { causeText } from '../log.ts'
import type { SiteServices } from '../site/services.ts'
import type { Store } from '../store/store.ts'
import type { Valuation, ValuationStore } from '../store/valuation-store.ts'
import type { ValuationProvider } from './providers/provider.ts'
import { type ValuingSite, wizardSettings } from './wizard-settings.ts'

/** The site of a valuation, as what is done beside requests depends on it. */
type RunnerSite = Pick<ValuingSite, 'tradeIn' | 'locale' | 'contact'> & { readonly slug: string }

type ReadPicture = () => Promise<Uint8Array | undefined>

interface RunnerTools {
  readonly services: Pick<SiteServices, 'clock' | 'log'> & {
    /** Undefined for a site that is gone, or faulty. */
    readonly siteOf: (slug: string) => Promise<RunnerSite | undefined>
  }
  /** The store, opened when first needed. */
  readonly open: () => Promise<Store>
  readonly provider: ValuationProvider
  /** Reads each picture of a valuation, in their order; absent where nobody sends any. Spec 7.14. */
  readonly picturesOf?: (tenant: string, id: string) => Promise<readonly ReadPicture[]>
  /** Milliseconds that a look-up or an estimate may take, with everything that is tried again. */
  readonly budgetMs?: number
  /** Milliseconds between two looks for what another process left. */
  readonly pollMs?: number
}

/** The page of a look-up refreshes itself for a minute: by then it has an answer. FLOWS 13. */
const BUDGET_MS = 40_000
/** How much longer than its budget a question belongs to its process. */
const LEASE_FACTOR = 1.5
/** The share of the budget in which the pictures go before the figure is asked for. */
const PICTURES_SHARE = 0.25

/**
 * Looks cars up and asks for estimates beside requests. Any number of processes may: a question is given to one,
 * and what a process that was killed left is looked up again, while an estimate, which costs, is never asked for
 * twice. Spec 4.23, 7.12-7.15.
 */
export class ValuationRunner extends BackgroundWork {
  protected readonly failure = 'valuations_stopped'
  readonly #tools: RunnerTools
  /** One picture at a time is in memory. */
  #pictures: Promise<void> = Promise.resolve()

  constructor(tools: RunnerTools) {
    super(tools)
    this.#tools = tools
  }

  protected due(store: Store, now: string, limit: number) {
    return store.allOpenValuations(now, limit)
  }

  protected async work(slug: string, id: string): Promise<void> {
    const { open, services } = this.#tools
    const site = await services.siteOf(slug)
    if (!site || this.closing.aborted) return
    const valuations = (await open()).valuations(slug)
    const now = services.clock()
    const until = new Date(now.getTime() + this.#budgetMs * LEASE_FACTOR)
    const work = await valuations.takeWork(id, now.toISOString(), until.toISOString())
    if (work?.kind === 'look_up') await this.#lookUp(site, valuations, work.valuation)
    if (work?.kind === 'estimate') await this.#estimate(site, valuations, work.valuation)
  }

  async #lookUp(site: RunnerSite, store: ValuationStore, valuation: Valuation): Promise<void> {
    const { id, version, state } = valuation
    if (state.step !== 'looking_up') return
    const event = await this.#answerTo(site, state)
    if (!event) return
    const now = this.#tools.services.clock().toISOString()
    // Where the person has gone on meanwhile, nobody waits for the answer.
    await store.advance(id, { version, now }, next(state, event, wizardSettings(site)))
  }

  /** Undefined where the server ends first. */
  async #answerTo(site: RunnerSite, state: LookingUp): Promise<WizardEvent | undefined> {
    const { provider, services } = this.#tools
    const signal = this.#signal()
    try {
      return { type: 'lookup_answered', answer: await ask() }
    } catch (cause) {
      if (this.closing.aborted) return undefined
      services.log.warn('look_up_failed', { tenant: site.slug, cause: causeText(cause) })
      return { type: 'call_failed' }
    }

    function ask() {
      const { registration, manualEntry: description, before } = state
      if (description === undefined) return provider.lookUp(registration, signal)
      const vin = before.step === 'choose_vehicle' ? before.vin : undefined
      return provider.choose({ ...registration, vin, description }, signal)
    }
  }

  async #estimate(site: RunnerSite, store: ValuationStore, valuation: Valuation): Promise<void> {
    const { id, version, state, estimate } = valuation
    if (state.step !== 'done' || !estimate) return
    const { provider, services } = this.#tools
    const { EvalID: evalId = '', name, email, phone } = state.lead
    const userEmail = site.contact.email
    const question = { evalId, km: estimate.km, userEmail, name, email, phone }
    await this.#sendPictures(site, id, evalId)
    const range = await provider.estimate(question, this.#signal()).catch((cause: unknown) => {
      services.log.warn('estimate_failed', { tenant: site.slug, cause: causeText(cause) })
      return undefined
    })
    const isKept = await store.settleEstimate(id, version, services.clock().toISOString(), range)
    if (isKept && site.tradeIn.save) await this.#save(site, state.lead, range)
  }

  /** Hands the pictures over, after those of others, as far as there is time: the dealer has them anyway. Spec 7.14. */
  async #sendPictures({ slug }: RunnerSite, id: string, evalId: string): Promise<void> {
    const { picturesOf, provider, services } = this.#tools
    const signal = this.#signal(PICTURES_SHARE)
    const failed = (cause: unknown) =>
      services.log.warn('picture_not_sent', { tenant: slug, cause: causeText(cause) })
    this.#pictures = this.#pictures.then(async () => {
      const pictures = (await picturesOf?.(slug, id).catch(failed)) ?? []
      for (const [at, read] of pictures.entries()) {
        if (signal.aborted) return failed(signal.reason)
        const send = async () => {
          const bytes = await read()
          const picture = { evalId, name: `photo-${at + 1}.jpg`, type: 'image/jpeg' }
          if (bytes)
            await provider.sendPicture({ ...picture, bytes: new Uint8Array(bytes) }, signal)
        }
        await send().catch(failed)
      }
    })
    await this.#pictures
  }

  /** Spec 7.11; a failure changes nothing for the buyer (8.07). */
  async #save(
    { slug }: RunnerSite,
    lead: Parameters<ValuationProvider['save']>[0],
    range: { readonly from: number; readonly to: number } | undefined,
  ): Promise<void> {
    const { provider, services } = this.#tools
    await provider
      .save({ ...valuedVehicleSchema.parse(lead), ...range }, this.#signal())
      .then(() => services.log.info('valuation_saved', { tenant: slug }))
      .catch((cause: unknown) =>
        services.log.warn('valuation_not_saved', {
          tenant: slug,
          message: valuationFailures.saving,
          cause: causeText(cause),
        }),
      )
  }

  get #budgetMs(): number {
    return this.#tools.budgetMs ?? BUDGET_MS
  }

  #signal(share = 1): AbortSignal {
    const budget = AbortSignal.timeout(this.#budgetMs * share)
    return AbortSignal.any([this.closing, budget])
  }
}
