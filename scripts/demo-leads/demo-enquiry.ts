import type { DemoBuyer } from '#demo/buyers.ts'
import { type DemoEnquiry, demoKeptTime } from '#demo/enquiries.ts'
import { freeSlots, type Slot } from '#domain/appointment/slots.ts'
import { dayAfter } from '#domain/calendar.ts'
import type { Car } from '#domain/car/car.ts'
import { fieldsOf } from '#domain/enquiry/form/fields.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { calendarDay } from '#domain/format.ts'
import { isPlaceOf } from '#domain/location/location-block.ts'
import { letterToBuyer } from '#server/appointments/letters.ts'
import { whatOf } from '#server/appointments/told.ts'
import { specOf } from '#server/leads/form-block.ts'
import type { Submission } from '#server/leads/submission.ts'
import { leadSubmit } from '#server/leads/submit.ts'
import { actorOf, cameAt, type DemoSite, minutesBefore, senderOf } from './demo-site.ts'

/** An enquiry as a buyer sent it, and what the dealer's people did about it. */
export async function tellEnquiry(
  site: DemoSite,
  enquiry: DemoEnquiry,
  buyer: DemoBuyer,
): Promise<void> {
  const { store, tenant, clock, setClock } = site
  const came = cameAt(site, enquiry.came)
  setClock(came)
  const car = enquiry.hasCar && site.nextCar(({ item_type }) => item_type === 'car')
  const lead = await submit(site, enquiry, buyer, car || undefined)
  if (enquiry.isUndelivered) site.refused.add(lead)
  if (enquiry.drive?.isConfirmed) await confirm(site, lead)
  const { work } = enquiry
  if (!work) return
  const works = store.leadWork(tenant.slug)
  const { owner, stage, reason } = work
  const person = owner === undefined ? undefined : actorOf(site, owner).person
  setClock(minutesBefore(came, -(work.calledAfter ?? 40)))
  const by = () => actorOf(site, owner ?? 0)
  if (work.calledAfter !== undefined) await works.add(lead, { kind: 'call' }, by())
  const { work: before } = (await works.lead(lead)) ?? {}
  const change = { id: lead, version: before?.version ?? 1, stage, reason, owner: person }
  await works.change([change], by())
  if (work.note === undefined) return
  setClock(minutesBefore(clock(), -6))
  await works.add(lead, { kind: 'note', text: work.note }, by())
}

/** Sends the form; the id of the lead. @throws Error where it is refused */
async function submit(
  { tenant, leadForm, store, clock, origin, now, log, keyring }: DemoSite,
  { form, values, source, drive }: DemoEnquiry,
  buyer: DemoBuyer,
  car: Car | undefined,
): Promise<string> {
  const { site } = tenant
  const path = car ? `/cars/${car.slug}` : '/contact-us'
  const page = { path, route: path, origin, records: car ? { car } : {}, parameters: {} }
  const block = { id: 'form', block: leadForm, props: { form } }
  const about = { tenant, page, block }
  const fields = fieldsOf(specOf(about, { car }) ?? { steps: [] })
  const place = site.locations.find((each) => car && isPlaceOf(car, each)) ?? site.locations[0]
  const chosen = fields.flatMap(({ name, kind, options = [] }) => {
    const own = name === 'location' && options.find(({ value }) => value === place?.slug)
    return kind === 'select' ? [[name, (own || options[0])?.value] as const] : []
  })
  const typed = Object.entries(values).map(
    ([name, text]) => [name, fillPlaceholders(text, { car: car?.name ?? '' })] as const,
  )
  const submission: Submission = {
    ...about,
    values: {
      ...buyer,
      ...Object.fromEntries([...chosen, ...typed]),
      ...(drive && { dateTime: (await slotAt({ tenant, store, now }, drive, place))?.local }),
      terms_conditions: true,
    },
    key: undefined,
    sender: senderOf(source, car),
  }
  const take = leadSubmit({
    open: async () => store,
    stock: { of: async () => Promise.reject(new Error('expected the car of the page')) },
    events: { add() {} },
    wake() {},
    clock,
    log,
    keyring,
  })
  const outcome = await take(submission)
  if (outcome.kind === 'stored') return outcome.leadId
  throw new Error(`expected a ${form} of ${site.slug} to be taken: ${JSON.stringify(outcome)}`)
}

/** The first free time of a location some days after now that is not before a time of day. */
async function slotAt(
  { tenant: { site, slug }, store, now }: Pick<DemoSite, 'tenant' | 'store' | 'now'>,
  { days, time }: { readonly days: number; readonly time: string },
  place: DemoSite['tenant']['site']['locations'][number] | undefined,
): Promise<Slot | undefined> {
  if (!place) return undefined
  const { timeZone } = site
  const day = dayAfter(calendarDay(now, timeZone), days)
  const end = '9999-12-31T00:00:00.000Z'
  const range = { location: place.slug, from: now.toISOString(), to: end }
  const taken = new Set(await store.appointments(slug).taken(range))
  const free = freeSlots({ hours: place.contact_detail, timeZone, now, taken })
  return free.find(({ local }) => local >= `${day}T` && local.slice(11) >= time)
}

/** The staff agrees to the drive of a lead, and tells the buyer. */
async function confirm(site: DemoSite, id: string): Promise<void> {
  const { store, tenant, keyring, origin, setClock, clock } = site
  const appointments = store.appointments(tenant.slug)
  const entry = await appointments.entry(id)
  if (!entry?.lead) return
  setClock(minutesBefore(clock(), -18))
  const { lead, location, startsAt, version } = entry
  const what = whatOf(entry, undefined, tenant.site)
  const told = { site: tenant.site, lead, what, location, startsAt, version: version + 1 }
  await appointments.change(id, {
    version,
    state: 'confirmed',
    messages: letterToBuyer('confirmed', { ...told, now: clock() }, { origin, keyring }),
    audit: { action: 'appointment_confirmed', by: actorOf(site, 0) },
  })
}

/** The staff keeps a time free at its first location. */
export async function tellKeptTime(site: DemoSite): Promise<void> {
  const { tenant, store, setClock, now } = site
  const [place] = tenant.site.locations
  const slot = await slotAt(site, demoKeptTime, place)
  if (!place || !slot) return
  setClock(minutesBefore(now, 50))
  const times = [{ id: crypto.randomUUID(), startsAt: slot.startsAt }]
  const { reason } = demoKeptTime
  await store
    .appointments(tenant.slug)
    .keep({ location: place.slug, times, reason }, actorOf(site, 0))
}
