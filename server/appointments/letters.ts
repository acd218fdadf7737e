import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { momentText } from '#domain/reservation/moment-text.ts'
import { mailOfPlace } from '../delivery/destinations.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { type MessageContent, sealedContent } from '../messages/message.ts'
import type { StoredLead } from '../store/stored-lead.ts'
import type { NewMessage } from '../store/stored-message.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { appointmentPath } from './appointment-link.ts'

type Site = Tenant['site']

/** An appointment as letters tell of it, after the change. */
export interface ToldAppointment {
  readonly site: Site
  readonly lead: Pick<StoredLead, 'id' | 'body'>
  /** What it is, in the site's words: `test drive`. */
  readonly what: string
  /** Slug of the location. */
  readonly location: string
  /** Instants, ISO text; `old` where it was another. */
  readonly startsAt: string
  readonly old?: string | undefined
  /** Of the change: an appointment has one letter for each. */
  readonly version: number
  readonly now: Date
}

/** What the buyer is told at the moment of booking, and of each change by the staff. */
export type BuyersLetter = 'asked' | 'confirmed' | 'moved' | 'cancelled'

/** What the words of appointments are filled with. */
export function fillerOf({ site, what, location, startsAt, old }: ToldAppointment) {
  const place = site.locations.find(({ slug }) => slug === location)
  const values = {
    what,
    time: momentText(startsAt, site),
    old: old === undefined ? '' : momentText(old, site),
    place: place?.name ?? site.name,
  }
  return (text: string) => fillPlaceholders(text, values)
}

/**
 * What the buyer is sent: by mail, or as a text message where only a number is known; with the link to change it or to
 * say no, unless it was cancelled.
 * @param origin of the dealer's site
 * @param note what the staff says with it
 */
export function letterToBuyer(
  letter: BuyersLetter,
  told: ToldAppointment,
  {
    origin,
    note,
    keyring,
  }: {
    readonly origin: string
    readonly note?: string | undefined
    readonly keyring: Pick<Keyring, 'sign' | 'seal'>
  },
): NewMessage[] {
  const { site, lead } = told
  const { words } = site
  const fill = fillerOf(told)
  const texts = {
    asked: [words.appointmentMailAsked, words.appointmentMailAskedText],
    confirmed: [words.appointmentMailConfirmed, words.appointmentMailConfirmedText],
    moved: [words.appointmentMailMoved, words.appointmentMailMovedText],
    cancelled: [words.appointmentMailCancelled, words.appointmentMailCancelledText],
  } as const
  const [subject, text] = texts[letter]
  const link = `${origin}${appointmentPath(site.slug, lead.id, keyring)}`
  const parts = [
    fill(text),
    ...(note ? [note] : []),
    ...(letter === 'cancelled' ? [] : [`${words.appointmentMailChange}\n${link}`]),
    [site.legalName ?? site.name, site.contact.phone].filter(Boolean).join('\n'),
  ]
  const to = receiverOf(lead.body)
  const content = { subject: fill(subject), text: parts.join('\n\n') }
  return to ? [messageOf(told, 'buyer', to, content, keyring)] : []
}

/** What the dealer is told of a change by the buyer. */
export function letterToDealer(
  letter: 'moved' | 'cancelled',
  told: ToldAppointment,
  keyring: Pick<Keyring, 'seal'>,
): NewMessage {
  const { site, lead, location } = told
  const fill = fillerOf(told)
  const who = [lead.body.name, lead.body.phone].filter(Boolean).join(', ')
  const text = {
    moved: 'The buyer moved the {what} of {old} to {time}, at {place}. Please confirm it.',
    cancelled: 'The buyer cancelled the {what} of {time} at {place}. The time is free again.',
  }[letter]
  const content = {
    subject: fill(
      letter === 'moved' ? 'Moved by the buyer: {what}, {time}' : 'Cancelled: {what}, {time}',
    ),
    text: [fill(text), who].filter(Boolean).join('\n\n'),
  }
  const address = mailOfPlace({ ...lead.body, location }, site)
  return messageOf(told, 'dealer', { kind: 'mail', address }, content, keyring)
}

const receiverOf = ({ email, phone }: StoredLead['body']): NewMessage['to'] | undefined => {
  if (email !== undefined) return { kind: 'mail', address: email }
  return phone === undefined ? undefined : { kind: 'sms', address: phone }
}

/** Its id begins with that of the lead: it is erased with it. */
const messageOf = (
  { site, lead, version, now }: ToldAppointment,
  whom: 'buyer' | 'dealer',
  to: NewMessage['to'],
  content: MessageContent,
  keyring: Pick<Keyring, 'seal'>,
): NewMessage => ({
  tenant: site.slug,
  id: `${lead.id}-appointment-${version}-${whom}`,
  created: now.toISOString(),
  to,
  content: sealedContent(keyring, content),
})
