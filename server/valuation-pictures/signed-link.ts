import type { Keyring } from '../keyring/keyring.ts'

const PURPOSE = 'valuation-pictures'
const DAY_MS = 24 * 60 * 60 * 1_000
/** A dealer's link to pictures works so long after its lead came. */
const LINK_DAYS = 14

/** The path at a dealer's host that shows the pictures of a lead's valuation to whoever has the link. */
export function picturesPath(
  { tenant, lead, created }: { tenant: string; lead: string; created: string },
  keyring: Pick<Keyring, 'sign'>,
): string {
  const ends = Date.parse(created) + LINK_DAYS * DAY_MS
  const signature = keyring.sign(PURPOSE, signedText(tenant, lead, ends))
  return `/trade-in/photos/${encodeURIComponent(lead)}/${ends}.${signature}`
}

/** What a link is good for; `ended` for one that was good. */
export function readPicturesToken(
  { tenant, lead, token }: { tenant: string; lead: string; token: string },
  keyring: Pick<Keyring, 'verifies'>,
  now: Date,
): 'good' | 'ended' | 'none' {
  const [ends = '', signature = ''] = token.split('.')
  if (!/^\d{1,15}$/.test(ends)) return 'none'
  if (!keyring.verifies(PURPOSE, signedText(tenant, lead, Number(ends)), signature)) return 'none'
  return Number(ends) > now.getTime() ? 'good' : 'ended'
}

const signedText = (tenant: string, lead: string, ends: number): string =>
  JSON.stringify([tenant, lead, ends])
