import { FORM_ID_FIELD } from '#domain/enquiry/form-wire.ts'
import { next, startValuation } from '#domain/trade-in/valuation-wizard.ts'
import { isOfProgram } from '../leads/honeypot.ts'
import { refusals } from '../leads/refusals.ts'
import { postedForm } from './posted-form.ts'
import { invalid, leadOn, refuse, whileStoring } from './valuation-answers.ts'
import { newValuationId } from './valuation-id.ts'
import { type Post, takeOf, wishedCar } from './valuation-post.ts'
import { wizardSettings } from './wizard-settings.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const USED_DAYS = 14

/** The first form: a valuation begins, and its look-up with it; undefined for a form of others. Spec 4.23. */
export async function beginValuation(post: Post): Promise<Response | undefined> {
  const { c, values, tools, match } = post
  // That of the enquiry on the same page.
  if (values[FORM_ID_FIELD] !== undefined) return undefined
  const tenant = c.get('tenant')
  const form = postedForm('begin', values)
  const typed = { rego: form.line('rego'), state: form.line('state') }
  const settings = wizardSettings(tenant.site)
  const state = next(startValuation(''), { type: 'registration_sent', ...typed }, settings)
  const carId = form.line('car_id')
  const shown = { version: 0, state, ...(carId !== '' && { carId }) }
  if (isOfProgram(values)) return refuse(post, shown, refusals(tenant.site).notAccepted())
  if (state.step !== 'looking_up') return refuse(post, shown, invalid)
  const seconds = takeOf(post, 'lookUps')
  const before = { ...shown, state: state.before }
  if (seconds > 0) return refuse(post, before, refusals(tenant.site).tooMany(seconds))
  return whileStoring(post, before, async () => {
    const now = tools.services.clock()
    const car = await wishedCar(post, carId)
    const begun = {
      id: newValuationId(),
      state,
      car: car?.id,
      created: now.toISOString(),
      expires: new Date(now.getTime() + USED_DAYS * DAY_MS).toISOString(),
    }
    await (await tools.open()).valuations(match.tenant.slug).begin(begun)
    tools.wake(tenant.slug, begun.id)
    return leadOn(post, { ...begun, version: 1 })
  })
}
