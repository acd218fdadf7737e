// Run as its own process by kills.test.ts: `<location of the store> <site.json>`. Begins valuations, answers their
// steps, and looks cars up beside that.
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { siteSchema } from '#domain/site/site.ts'
import { next, startValuation } from '#domain/trade-in/valuation-wizard.ts'
import type { ValuationStep } from '#parts/valuation/valuation-view.ts'
import { geocode } from '../location/geocode.ts'
import { silentLog } from '../log.fixture.ts'
import { openStore } from '../store/store.ts'
import { answerStep } from './answer-step.ts'
import { postedForm } from './posted-form.ts'
import { sandboxProvider } from './providers/sandbox.ts'
import { ValuationRunner } from './valuation-runner.ts'
import { wizardSettings } from './wizard-settings.ts'

/** A form of a buyer; without a step the first one. */
export interface ToProcess {
  readonly n: number
  readonly id: string
  readonly step?: ValuationStep
  readonly fields: Readonly<Record<string, string>>
}
/** A form was answered, with the version that its valuation has; or a provider is asked. */
export type FromProcess =
  | { readonly kind: 'answered'; readonly n: number; readonly id: string; readonly version: number }
  | { readonly kind: 'looks_up' }
  | { readonly kind: 'estimates'; readonly evalId: string }

/** So long a question is under way: long enough to be killed in. */
const ANSWER_MS = 15
const BUDGET_MS = 500
const DAY_MS = 24 * 60 * 60 * 1_000

const [location = '', file = ''] = process.argv.slice(2)
const site = siteSchema.parse(JSON.parse(await readFile(file, 'utf8')))
const store = await openStore(location)
const valuations = store.valuations(site.slug)
const clock = () => new Date()
const tell = (message: FromProcess) => void process.send?.(message)
const sandbox = sandboxProvider(clock)
const runner = new ValuationRunner({
  services: { siteOf: async () => site, clock, log: silentLog },
  open: async () => store,
  provider: {
    ...sandbox,
    async lookUp(registration, signal) {
      tell({ kind: 'looks_up' })
      await wait(ANSWER_MS)
      return sandbox.lookUp(registration, signal)
    },
    async estimate(question, signal) {
      tell({ kind: 'estimates', evalId: question.evalId })
      await wait(ANSWER_MS)
      return sandbox.estimate(question, signal)
    },
  },
  budgetMs: BUDGET_MS,
  pollMs: ANSWER_MS * 10,
})
runner.start()

async function begin({ id, fields: { rego = '', state = '' } }: ToProcess): Promise<void> {
  const now = clock()
  if (await valuations.valuation(id, now.toISOString())) return
  const sent = { type: 'registration_sent', rego, state } as const
  await valuations.begin({
    id,
    state: next(startValuation(''), sent, wizardSettings(site)),
    car: undefined,
    created: now.toISOString(),
    expires: new Date(now.getTime() + DAY_MS).toISOString(),
  })
}

async function answer({ id, step, fields }: ToProcess): Promise<void> {
  const now = clock()
  const valuation = await valuations.valuation(id, now.toISOString())
  if (!(valuation && step)) return
  const attributes = { visited_pages: [], linked_query_params: {} }
  await answerStep({
    site,
    valuation,
    step,
    form: postedForm(step, fields),
    now,
    store: valuations,
    page: { path: `/trade-in/${id}/${step}`, route: '/trade-in/:valuation/:step', origin: '' },
    sender: { client: '', userAgent: undefined, mayCount: false, requestId: '', attributes },
    car: undefined,
    images: [],
    geocode: (postcode) => geocode(postcode, site),
  })
}

process.on('message', async (form: ToProcess) => {
  await (form.step === undefined ? begin(form) : answer(form))
  runner.wake(site.slug, form.id)
  const found = await valuations.valuation(form.id, clock().toISOString())
  tell({ kind: 'answered', n: form.n, id: form.id, version: found?.version ?? 0 })
})
process.send?.('ready')
