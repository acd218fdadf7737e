import { isIP } from 'node:net'
import { enquiryCategories } from '#domain/enquiry/category.ts'
import {
  dealershipSlugs,
  type RoutedLead,
  type RoutedSite,
  routesThatFit,
} from '#domain/enquiry/route-of-lead.ts'
import type { DeliveryRoute } from '#domain/site/delivery.ts'
import { hint } from '#pages/near-miss.ts'
import { error, type Path, type Problem, warning } from '#pages/problem.ts'
import { isPublicAddress } from '../delivery/public-address.ts'

const ROUTES: Path = ['delivery', 'routes']

/** Locations and dealerships that routes name and the site does not have. D23. */
export function unknownPlaces(site: RoutedSite): Problem[] {
  const locations = site.locations.map(({ slug }) => slug)
  const dealerships = dealershipSlugs(site)
  return site.delivery.routes.flatMap((route, index) => [
    ...unknown(route.locations, locations, 'location', [...ROUTES, index, 'locations']),
    ...unknown(route.dealerships, dealerships, 'dealership', [...ROUTES, index, 'dealerships']),
  ])
}

const unknown = (
  named: readonly string[] | undefined,
  known: readonly string[],
  what: string,
  path: Path,
): Problem[] =>
  (named ?? []).flatMap((slug, index) => {
    if (known.includes(slug)) return []
    const help = hint(slug, known) || `; there are ${known.join(', ') || 'none'}`
    return [error([...path, index], `there is no ${what} with the slug "${slug}"${help}`)]
  })

/**
 * Secrets of webhooks that the server does not have: such a webhook is not sent. `secrets` are the names
 * of those it has; undefined where deliveries only go to the local outbox, which needs none.
 */
export function unknownSecrets(
  { delivery }: RoutedSite,
  secrets: ReadonlySet<string> | undefined,
): Problem[] {
  if (!secrets) return []
  return delivery.routes.flatMap(({ webhook }, index) => {
    if (!webhook || secrets.has(webhook.secret)) return []
    const message = `the secret "${webhook.secret}" is not configured${hint(webhook.secret, secrets)}; add it to the file of WEBHOOK_SECRETS_FILE`
    return [error([...ROUTES, index, 'webhook', 'secret'], message)]
  })
}

/**
 * Webhooks that a production server does not send: http, or an address of a machine or private network.
 * Warnings, since `npm start` sends to a program beside it. D23.
 */
export const privateWebhooks = ({ delivery }: RoutedSite): Problem[] =>
  delivery.routes.flatMap(({ webhook }, index) => {
    const url = webhook && URL.parse(webhook.url)
    if (!url) return []
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const isPrivate =
      /(^|\.)(localhost|local|internal)\.?$/.test(host) ||
      (isIP(host) !== 0 && !isPublicAddress(host))
    if (url.protocol === 'https:' && !isPrivate) return []
    const message = `expected an https address of the public internet, found ${webhook?.url}, to which nothing is sent in production`
    return [warning([...ROUTES, index, 'webhook', 'url'], message)]
  })

/** Routes that no enquiry can reach; none are told before all places that they name are known. D23. */
export function unreachableRoutes(site: RoutedSite): Problem[] {
  const { routes } = site.delivery
  if (routes.length === 0 || unknownPlaces(site).length > 0) return []
  /** For each route: whether a lead reaches it, and the routes that take what fits it. */
  const reached = routes.map(() => ({ takes: false, takenBy: new Set<number>() }))
  for (const lead of everyLead(site)) {
    const fitting = routesThatFit(lead, site)
    const [first] = fitting
    for (const index of fitting) {
      const route = reached[index]
      if (!route || first === undefined) continue
      if (index === first) route.takes = true
      else route.takenBy.add(first)
    }
  }
  return reached.flatMap(({ takes, takenBy }, index) =>
    takes ? [] : [error([...ROUTES, index], unreachable([...takenBy], routes[index]))],
  )
}

function unreachable(takenBy: readonly number[], route: DeliveryRoute | undefined): string {
  if (takenBy.length === 0) {
    const named = [...(route?.locations ?? [])].join(', ')
    return `no enquiry can reach this route: none of its locations (${named}) belongs to one of its dealerships`
  }
  const before = takenBy.map((index) => `routes[${index}]`).join(' and ')
  const verb = takenBy.length === 1 ? 'takes' : 'take'
  return `no enquiry can reach this route: ${before} ${verb} every one that fits it; put it before, or remove it`
}

/** A lead of every kind that routes can tell apart. */
function everyLead(site: RoutedSite): RoutedLead[] {
  const named = new Set(site.delivery.routes.flatMap(({ categories }) => categories ?? []))
  const other = enquiryCategories.find((category) => !named.has(category))
  const dealerships = dealershipSlugs(site)
  const ofDealerships = [{}, ...dealerships.map((slug) => ({ dealership_slug: slug }))]
  const places = [
    ...ofDealerships,
    ...site.locations.flatMap(({ slug, dealership_id }) =>
      // The dealership of a location goes before the one that a lead names.
      (dealership_id === undefined ? ofDealerships : [{}]).map((of) => ({ location: slug, ...of })),
    ),
  ]
  return [...named, ...(other ? [other] : [])].flatMap((category) =>
    places.map((place) => ({ category, ...place })),
  )
}
