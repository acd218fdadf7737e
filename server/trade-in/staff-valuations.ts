import { countryOf } from '#domain/contact/country-of.ts'
import { displayPhone } from '#domain/contact/phone.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { calendarDay } from '#domain/format.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import type { Tools } from '../capability.ts'
import { AppError } from '../http/app-error.ts'
import { referenceOf } from '../leads/reference.ts'
import { encodePicture } from '../media/picture-format.ts'
import { sealedContent } from '../messages/message.ts'
import { siteOrigin } from '../preview/site-origin.ts'
import { type StaffEndpoint, staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { Valuation } from '../store/valuation-store.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { shownTenant } from '../tenants/tenant-of.ts'
import type { PictureTools } from '../valuation-pictures/tools.ts'
import { firmOfferOf } from './firm-offer.ts'
import { VALUATION_FORM } from './valuation-lead.ts'
import { vehicleName } from './vehicle-name.ts'

type Told = StaffAnswer<'POST /:site/valuations/:id/offer'>
type StaffValuationTools = Pick<Tools, 'services' | 'keyring' | 'deliveries'> & {
  readonly photos: Pick<PictureTools, 'files' | 'pictures'>
}

const LISTED = 200
const SHOWN = { width: 800, quality: 70 }
/** CPU time to make one of the largest, ms. */
const SHOWN_COST_MS = 200

/** How a dealer's people see cars that buyers had valued, and make firm offers for them. Spec 4.22, FLOWS 8. */
export function staffValuations(tools: StaffValuationTools): StaffEndpoint[] {
  const { services, keyring, deliveries, photos } = tools
  const ofSite = async (slug: string) => {
    const tenant = await shownTenant(services.directory, slug)
    const { carById } = (await services.stock.of(tenant)).search
    const tell = (valuation: Valuation) => told(valuation, { site: tenant.site, carById })
    return { tenant, tell }
  }
  return [
    staffEndpoint('GET /:site/valuations', async ({ store, site, now }) => {
      const { tenant, tell } = await ofSite(site.slug)
      const valuations = await store.valuations(site.slug).listed(LISTED)
      return {
        today: calendarDay(now, tenant.site.timeZone),
        valuations: valuations.flatMap((each) => tell(each) ?? []),
      }
    }),
    staffEndpoint(
      'GET /:site/valuations/:id/pictures',
      async ({ store, site: { slug }, params, client }) => {
        // Also one whose address has ended.
        const valuation = await store.valuations(slug).valuation(params.id, '')
        if (valuation?.lead === undefined) throw notFound()
        const images = await store.valuationImages(slug).images(params.id)
        const shown = images.map(async (image) => {
          const bytes = await photos.files.read(slug, image)
          if (!bytes) return []
          const task = {
            key: `shown ${image.file}`,
            costMs: SHOWN_COST_MS,
            work: () => encodePicture({ bytes }, 'jpeg', SHOWN),
          }
          const jpeg = await photos.pictures.run(task, { dealer: slug, client })
          const src = `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`
          return [{ name: image.name, src }]
        })
        return { pictures: (await Promise.all(shown)).flat() }
      },
    ),
    staffEndpoint(
      'POST /:site/valuations/:id/offer',
      async ({ store, site: { slug }, params, body, now, by, origin }) => {
        const { tenant, tell } = await ofSite(slug)
        const { site } = tenant
        if (body.until < calendarDay(now, site.timeZone))
          throw new AppError(422, 'invalid_body', 'This day is over.', {
            fields: { until: 'This day is over.' },
          })
        const valuations = store.valuations(slug)
        const offer = { amount: body.amount, until: body.until, madeAt: now.toISOString() }
        const made = await valuations.offer(params.id, {
          offer,
          seen: body.seen,
          by,
          messageOf: (valuation) => ({
            tenant: slug,
            id: `${valuation.lead ?? valuation.id}-offer-${now.getTime()}`,
            created: now.toISOString(),
            to: { kind: 'mail', address: mailOf(valuation) },
            content: sealedContent(
              keyring,
              letter(valuation, tenant, {
                now,
                link: `${siteOrigin(origin, slug, site.hosts)}/trade-in/${valuation.id}`,
                note: body.message,
              }),
            ),
          }),
        })
        const answer = made.valuation && tell(made.valuation)
        if (!answer) throw notFound()
        if (made.state === 'stale')
          throw new AppError(
            409,
            'changed_meanwhile',
            'Somebody else made an offer while you had it open',
            { more: { valuation: answer } },
          )
        deliveries.wake()
        return answer
      },
    ),
  ]
}

const notFound = (): AppError => new AppError(404, 'not_found', 'There is no such valuation')

const mailOf = ({ state }: Valuation): string => (state.step === 'done' ? state.lead.email : '')

/** What the buyer is told of a firm offer. */
function letter(
  valuation: Valuation,
  { site }: Pick<Tenant, 'site'>,
  {
    now,
    link,
    note,
  }: { readonly now: Date; readonly link: string; readonly note: string | undefined },
) {
  const { words } = site
  const offer = firmOfferOf(valuation, site, now)
  const vehicle = valuation.state.step === 'done' ? vehicleName(valuation.state.lead) : ''
  const fill = (text: string) =>
    fillPlaceholders(text, { vehicle, amount: offer?.text ?? '', validity: offer?.validity ?? '' })
  const parts = [
    fill(words.valuationFirmMailText),
    ...(note ? [note] : []),
    `${words.valuationFirmMailSee}\n${link}`,
    [site.legalName ?? site.name, site.contact.phone].filter(Boolean).join('\n'),
  ]
  return { subject: fill(words.valuationFirmMail), text: parts.join('\n\n') }
}

/** As the staff sees it; undefined of one that led to no lead, of which a dealer knows nothing. */
function told(
  { id, lead, state, created, car, estimate, acceptedAt, offer, pictures = 0 }: Valuation,
  {
    site,
    carById,
  }: {
    readonly site: Pick<Tenant['site'], 'locale'>
    readonly carById: (id: string) => { readonly name: string } | undefined
  },
): Told | undefined {
  if (lead === undefined || state.step !== 'done') return undefined
  const answers = state.lead
  const wished = car === undefined ? undefined : (carById(car)?.name ?? car)
  return {
    id,
    lead,
    reference: referenceOf(VALUATION_FORM, lead),
    created,
    vehicle: vehicleName(answers),
    rego: answers.rego,
    odometer: estimate?.km ?? answers.odometer,
    condition: answers.car_condition,
    service_history: answers.service_history,
    keys: answers.number_of_keys,
    comments: answers.comments,
    buyer: {
      name: [answers.name, answers.last_name].filter(Boolean).join(' '),
      phone: answers.phone,
      phone_shown: displayPhone(answers.phone, countryOf(site.locale)),
      email: answers.email,
    },
    ...(wished !== undefined && { wished }),
    ...(estimate?.range && { estimate: estimate.range }),
    is_accepted: acceptedAt !== undefined,
    pictures,
    ...(offer && { offer: { amount: offer.amount, until: offer.until, made_at: offer.madeAt } }),
  }
}
