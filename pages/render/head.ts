import { canonicalPath } from '#domain/stock-query/pins.ts'
import { linkCard } from '#parts/link-card/link-card.ts'
import { type LinkPicture, linkPicture } from '#parts/pictures/car-pictures.ts'
import { isCheckoutRefused } from '#parts/reservation-state/checkout-view.ts'
import { isPaymentRefused, isPaymentWaiting } from '#parts/reservation-state/payment-view.ts'
import { isReservationWaiting } from '#parts/reservation-state/reservation-view.ts'
import { isRefused, isWaiting } from '#parts/valuation/valuation-view.ts'
import { isSearchPage } from '../routes.ts'
import { escapeHtml, type Html, html, joinHtml } from './html.ts'
import type { PageRequest } from './request.ts'
import { filledText } from './title.ts'

/** Metadata of a page, as text. */
export interface Head {
  readonly title: string
  readonly description?: string
  /** Path and query; the origin is the site's. */
  readonly canonical: string
  readonly robots: 'index' | 'noindex'
  /** The picture that a shared link shows. */
  readonly image?: LinkPicture
}

/**
 * The title of a request's page, placeholders filled in; never empty. It says first that a form was not
 * taken: that is read out before the page is (WCAG 2.2, 3.3.1).
 */
export function titleOf(request: PageRequest): string {
  const { page, site, view } = request
  const filled = filledText(page.title ?? '{site.name}', request)
  const title = filled === '' ? site.name : filled
  const isFaulty =
    view.form !== undefined ||
    view.signIn?.problem !== undefined ||
    Object.keys(view.myDetails?.faults ?? {}).length > 0 ||
    (view.valuation !== undefined && isRefused(view.valuation)) ||
    view.purchase?.fault !== undefined ||
    (view.checkout !== undefined && isCheckoutRefused(view.checkout)) ||
    (view.payment !== undefined && isPaymentRefused(view.payment))
  return isFaulty ? site.words.formErrorTitle.replace('{title}', () => title) : title
}

/** The metadata of a request's page, placeholders filled in. */
export function headOf(request: PageRequest): Head {
  const { page, site, view, search } = request
  const described = search.searchTexts?.description ?? page.description
  const description = described && filledText(described, request)
  const { car } = request.records
  return {
    title: titleOf(request),
    ...(description ? { description } : {}),
    canonical: isSearchPage(page)
      ? canonicalPath(search.state, search.readPins)
      : ownPath(page, view.path),
    // A sold car's page stays reachable but leaves the search engines (D13), and so does a make's last.
    robots: car?.status === 'sold' || search.isSoldOut === true ? 'noindex' : page.robots,
    ...(car && { image: linkCard(car, site) ?? linkPicture(car, site.look.scene) }),
  }
}

/** A page that answers several addresses is known by the first. */
const ownPath = ({ route, also }: PageRequest['page'], path: string): string =>
  also.includes(path) && !route.includes(':') ? route : path

/** The head's elements that describe the page: title, description, canonical, robots, Open Graph. */
export function headHtml(head: Head, { site, url, view }: PageRequest): Html {
  const { origin } = new URL(url)
  const canonical = `${origin}${head.canonical}`
  const { title, description = '', robots, image } = head
  return joinHtml([
    html`<title>${escapeHtml(title)}</title>`,
    ...(description ? [meta('name', 'description', description)] : []),
    ...(robots === 'noindex' ? [meta('name', 'robots', 'noindex')] : []),
    html`<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...(waits(view) ? [refreshed] : []),
    meta('property', 'og:title', title),
    ...(description ? [meta('property', 'og:description', description)] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', canonical),
    meta('property', 'og:site_name', site.name),
    ...(image ? imageHtml(image, origin) : []),
    meta('property', 'og:locale', site.locale.replace('-', '_')),
  ])
}

const waits = ({ valuation, reservation, payment }: PageRequest['view']): boolean =>
  (valuation !== undefined && isWaiting(valuation)) ||
  (reservation !== undefined && isReservationWaiting(reservation)) ||
  (payment !== undefined && isPaymentWaiting(payment))

/** Where nothing watches for the answer. FLOWS 13. */
const refreshed = html`<noscript><meta http-equiv="refresh" content="3"></noscript>`

const imageHtml = ({ url, alt, size }: LinkPicture, origin: string): Html[] => [
  meta('property', 'og:image', new URL(url, origin).href),
  ...(size
    ? [
        meta('property', 'og:image:width', String(size.width)),
        meta('property', 'og:image:height', String(size.height)),
      ]
    : []),
  meta('property', 'og:image:alt', alt),
  meta('name', 'twitter:card', 'summary_large_image'),
]

const meta = (attribute: 'name' | 'property', name: string, content: string): Html =>
  html`<meta ${escapeHtml(attribute)}="${escapeHtml(name)}" content="${escapeHtml(content)}">`
