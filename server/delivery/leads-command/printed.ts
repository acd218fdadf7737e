import type { Attempt, Destination, StoredDelivery } from '../../store/delivery-store.ts'
import type { LeadSummary } from '../../store/lead-store.ts'
import { printable } from '../../tenants/printable.ts'
import type { Fact, LeadFacts } from '../lead-facts.ts'

const [CATEGORY, LABEL] = [22, 22]

/** A line of a list, without personal data. */
export function summaryLine(tenant: string, lead: LeadSummary): string {
  const { id, created, category, car, location, deliveries } = lead
  const states = Object.entries(deliveries).filter(([, count]) => count > 0)
  return [
    created.replace('T', ' ').slice(0, 16),
    tenant.padEnd(10),
    category.padEnd(CATEGORY),
    id,
    states.map(([state, count]) => `${count} ${state}`).join(', ') || 'no delivery',
    [car, location]
      .filter((each) => each !== undefined)
      .map((each) => printable(each, 60))
      .join(', '),
  ]
    .join('  ')
    .trimEnd()
}

/** Where a delivery goes, in a few words. */
export function destinationText(destination: Destination): string {
  switch (destination.kind) {
    case 'mail':
      return `mail to ${destination.to.join(', ')}${destination.adf ? ', with ADF' : ''}`
    case 'webhook':
      return `webhook to ${destination.url}, signed with "${destination.secret}"`
    case 'sms':
      return `SMS to ${destination.to}`
  }
}

/** A lead in full: what it says, then every delivery with its attempts. */
export function leadLines(
  { category, car, person, message, wishes, carFacts, origin }: LeadFacts,
  deliveries: readonly StoredDelivery[],
): string[] {
  const facts = [...person, ...wishes, ...carFacts, ...origin].map(factLine)
  const said =
    message === undefined
      ? []
      : ['', ...message.split('\n').map((line) => `  ${printable(line, 5_000)}`)]
  return [
    printable(car === undefined ? category : `${category}: ${car}`),
    ...facts,
    ...said,
    '',
    ...(deliveries.length > 0 ? deliveries.flatMap(deliveryLines) : ['no delivery']),
  ]
}

const factLine = ({ label, value }: Fact): string =>
  `  ${label.padEnd(LABEL)} ${printable(value, 5_000)}`

export function deliveryLines(delivery: StoredDelivery): string[] {
  const { id, destination, state, nextAt, attempts } = delivery
  const when = state === 'waiting' ? `, next attempt ${nextAt}` : ''
  return [
    `${state.padEnd(8)} ${printable(destinationText(destination))}`,
    `         ${id}${when}`,
    ...attempts.map((attempt) => `           ${attemptText(attempt)}`),
  ]
}

/** `2026-11-24T04:13:06.000Z  refused 550 in 120 ms: 550 No such user`. */
export function attemptText({ at, ms, outcome, status, excerpt }: Attempt): string {
  const answer = status === undefined ? outcome : `${outcome} ${status}`
  const said = excerpt === undefined ? '' : `: ${printable(excerpt, 300)}`
  return `${at}  ${answer} in ${Math.round(ms)} ms${said}`
}
