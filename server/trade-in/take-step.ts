import { leadEvent } from '#domain/enquiry/lead-event.ts'
import { eventIds } from '#domain/tracking/event-ids.ts'
import { valuationMessages } from '#domain/trade-in/messages.ts'
import type { WizardState } from '#domain/trade-in/valuation-wizard-state.ts'
import type { ValuationStep } from '#parts/valuation/valuation-view.ts'
import { refusals } from '../leads/refusals.ts'
import { formSender } from '../leads/sender.ts'
import { geocode } from '../location/geocode.ts'
import type { Valuation } from '../store/valuation-store.ts'
import { today } from '../today.ts'
import { removePicture } from '../valuation-pictures/take-picture.ts'
import { answerStep, type StepOutcome } from './answer-step.ts'
import { postedForm } from './posted-form.ts'
import { gone, invalid, leadOn, refuse, whileStoring } from './valuation-answers.ts'
import { picturesOf, valuationOf } from './valuation-pages.ts'
import { type Post, takeOf, wishedCar } from './valuation-post.ts'
import { isValuationStep } from './valuation-steps.ts'
import { viewOf } from './valuation-view.ts'

/** A step of a valuation. */
export async function takeStep(post: Post): Promise<Response> {
  const { c, values, tools, pipeline, match, photoErrors = {} } = post
  const tenant = c.get('tenant')
  const valuation = await valuationOf(c, tools)
  const at = c.req.param('step') ?? 'photos'
  if (!(valuation && isValuationStep(at))) return gone(post)
  const now = tools.services.clock()
  const pictures = await picturesOf(c, tools, valuation)
  const show = (shown: { state?: WizardState; problem?: string } = {}) =>
    viewOf(valuation, tenant, { origin: c.get('origin'), now }, { pictures, ...shown })
  const form = postedForm(at, values)
  const removed = form.line('remove')
  if (at === 'photos' && removed !== '') {
    await removePicture(tools.photos, tenant.slug, valuation.id, removed)
    return leadOn(post, valuation)
  }
  if (valuation.state.step === 'images' && Object.keys(photoErrors).length > 0) {
    return refuse(post, show({ state: { ...valuation.state, errors: photoErrors } }), invalid)
  }
  const asked = form.line('action') === '' && asksFor[at]
  const seconds = asked ? takeOf(post, asked) : 0
  if (seconds > 0) return refuse(post, show(), refusals(tenant.site).tooMany(seconds))
  return whileStoring(post, show(), async () => {
    const valuations = (await tools.open()).valuations(match.tenant.slug)
    const outcome = await answerStep({
      site: tenant.site,
      valuation,
      step: at,
      form,
      now,
      store: valuations,
      geocode: (postcode) => geocode(postcode, tenant.site, tools.services.findPlaces),
      page: { path: c.get('url').pathname, route: match.page.route, origin: c.get('origin') },
      sender: formSender(c, pipeline),
      car: await wishedCar(post, valuation.car),
      images: pictures.map(({ name, bytes }) => ({ name, type: 'image/jpeg', size: bytes })),
    })
    if (outcome.kind === 'refused') {
      const { state, problem: message = '' } = outcome
      return refuse(post, show({ state }), { ...invalid, message })
    }
    const current = (await valuations.valuation(valuation.id, now.toISOString())) ?? valuation
    // Sent twice at once: the first one was stored.
    const isKnown = outcome.kind === 'older' && current.lastPost === form.digest
    if (outcome.kind === 'older' && !isKnown) {
      const shown = viewOf(current, tenant, { origin: c.get('origin'), now })
      return refuse(post, shown, {
        status: 409,
        code: 'older_form',
        message: valuationMessages.olderForm,
      })
    }
    announce(post, current, outcome)
    return leadOn(post, current)
  })
}

/** What the form of a step asks for, of which an address may have so many: each costs the dealer. */
const asksFor: Partial<Record<ValuationStep, 'lookUps' | 'leads'>> = {
  car: 'lookUps',
  choose: 'lookUps',
  details: 'leads',
}

/** What follows from a step that was stored. Spec 4.21, D20. */
function announce(post: Post, { car = '', id }: Valuation, outcome: StepOutcome): void {
  const { c, tools, pipeline } = post
  const { slug, site } = c.get('tenant')
  if (outcome.kind === 'on') tools.wake(slug, id)
  const isLead = outcome.kind === 'on' && outcome.lead?.isNew === true
  const isAccepted = outcome.kind === 'accepted' && outcome.isFirst
  if (isLead) tools.leadStored()
  if (!(isLead || isAccepted) || !formSender(c, pipeline).mayCount) return
  const event = isAccepted ? eventIds.offerAccepted : leadEvent({ category: 'Trade-In Valuation' })
  tools.events.add(slug, today(tools.services.clock(), site.timeZone), [{ event, carId: car }])
}
