import type { DemoBuyer } from '#demo/buyers.ts'
import type { demoValuations } from '#demo/enquiries.ts'
import { next, startValuation } from '#domain/trade-in/valuation-wizard.ts'
import { DAY_MS } from '#domain/units.ts'
import { answerStep } from '#server/trade-in/answer-step.ts'
import { postedForm } from '#server/trade-in/posted-form.ts'
import { sandboxProvider } from '#server/trade-in/providers/sandbox.ts'
import { newValuationId } from '#server/trade-in/valuation-id.ts'
import { ValuationRunner } from '#server/trade-in/valuation-runner.ts'
import { wizardSettings } from '#server/trade-in/wizard-settings.ts'
import { actorOf, cameAt, type DemoSite, minutesBefore, senderOf } from './demo-site.ts'

const USED_DAYS = 14
/** Where the valued cars are registered and kept: registrations are looked up in Australia alone. */
const plate = { state: 'QLD', postcode: '4006' }

/** A buyer has a car valued by the sandbox, from the plate to the estimate. */
export async function tellValuation(
  demo: DemoSite,
  valued: (typeof demoValuations)[number],
  { name, phone, email }: DemoBuyer,
): Promise<void> {
  const { tenant, store, clock, setClock, origin, now, nextCar, log } = demo
  const { site, slug } = tenant
  const came = cameAt({ tenant, now }, valued.came)
  setClock(came)
  const valuations = store.valuations(slug)
  const runner = new ValuationRunner({
    services: { clock, log, siteOf: async () => site },
    open: async () => store,
    provider: sandboxProvider(clock),
  })
  const car = nextCar()
  const id = newValuationId()
  await valuations.begin({
    id,
    state: next(
      startValuation(''),
      { type: 'registration_sent', rego: valued.rego, state: plate.state },
      wizardSettings(site),
    ),
    car: car?.id,
    created: came.toISOString(),
    expires: new Date(came.getTime() + USED_DAYS * DAY_MS).toISOString(),
  })
  await runner.wake(slug, id)
  const [first = name, ...rest] = name.split(' ')
  const answers = {
    photos: {},
    details: {
      name: first,
      last_name: rest.join(' '),
      phone,
      email,
      postcode: plate.postcode,
      odometer: valued.odometer,
      service_history: 'Full',
      number_of_keys: '2',
      car_condition: valued.condition,
      comments: valued.comments,
      finance: 'No',
      PreferredContactMethod: 'Phone',
    },
  }
  for (const step of ['photos', 'details'] as const) {
    const valuation = await valuations.valuation(id, came.toISOString())
    if (!valuation) throw new Error(`expected the valuation of ${valued.rego}`)
    if (step === 'photos' && valuation.state.step !== 'images') continue
    const outcome = await answerStep({
      site,
      valuation,
      step,
      form: postedForm(step, { version: String(valuation.version), ...answers[step] }),
      now: came,
      page: { path: '/trade-in', route: '/trade-in', origin },
      sender: senderOf(undefined, car),
      car,
      images: [],
      store: valuations,
      geocode: async () => ({ valid: true, value: { lat: 0, long: 0 } }),
    })
    if (outcome.kind !== 'on')
      throw new Error(`expected ${step} of ${slug} to be taken: ${JSON.stringify(outcome)}`)
  }
  await runner.wake(slug, id)
  await runner.close()
  const { lead } = (await valuations.valuation(id, came.toISOString())) ?? {}
  if (lead === undefined || !('isAnswered' in valued)) return
  setClock(minutesBefore(came, -30))
  await store.leadWork(slug).add(lead, { kind: 'call' }, actorOf(demo, 0))
}
