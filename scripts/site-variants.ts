import { isDeepStrictEqual } from 'node:util'
import { SOLD_LISTED_DAYS } from '#domain/car/thresholds.ts'
import { DEFAULT_RATE_PERCENT } from '#domain/finance/thresholds.ts'
import type { PromoPlace } from '#domain/promotion/places.ts'
import type { PromoCard } from '#domain/promotion/promo-card.ts'
import { MINIMUM_REVIEW_RATING } from '#domain/review/thresholds.ts'
import type { FlagName } from '#domain/site/flags.ts'
import { baseWords, type WordName } from '#domain/site/interface-texts.ts'
import { sortOrders } from '#domain/stock-query/state.ts'
import type { PageNode } from '#pages/resolved-page.ts'
import { existingPages } from '#server/tenants/content/content-records.ts'
import { routesOf } from '#server/tenants/page-entry.ts'
import type { Tenant } from '#server/tenants/tenant.ts'

/** What the specification has "on some sites", "in one layout" or "in another variant". */
export interface SiteVariant {
  readonly spec: string
  readonly text: string
  /** Whether a dealer shows it; a text instead names what brings it. */
  readonly at: ((tenant: Tenant) => boolean) | string
}

/** The addresses that a site answers by its features and content, with those of `also`. */
const routesAt = ({ pages, content, site }: Tenant): ReadonlySet<string> =>
  new Set(Array.from(routesOf(existingPages(pages, content, site)), ([route]) => route))

function* nodesIn(nodes: readonly PageNode[]): Generator<PageNode> {
  for (const node of nodes) {
    yield node
    for (const inSlot of Object.values(node.slots)) yield* nodesIn(inSlot)
  }
}

/** Whether a page of the site has such a block. */
const block =
  (name: string, is: (props: PageNode['props']) => boolean) =>
  ({ pages, content, site }: Tenant): boolean =>
    [...existingPages(pages, content, site).values()].some(
      (entry) =>
        entry.ok &&
        nodesIn(entry.page.blocks).some((node) => node.block.name === name && is(node.props)),
    )

const prop = (blockName: string, name: string, value: unknown) =>
  block(blockName, (props) => isDeepStrictEqual(props[name], value))

/** Whether a page of the site has a block for promotions of this place. */
export const showsPlace = (tenant: Tenant, place: PromoPlace): boolean =>
  place === 'results'
    ? block('search-results', () => true)(tenant)
    : prop('promo-carousel', 'place', place)(tenant)

/** Whether the site has such a promotion, and a page for one of its places. */
const showsPromotion = (tenant: Tenant, is: (promo: PromoCard) => boolean): boolean =>
  tenant.content.promotions.some(
    (promo) => is(promo) && promo.places.some((place) => showsPlace(tenant, place)),
  )

const flag =
  (name: FlagName, isOn = true) =>
  ({ site }: Tenant): boolean =>
    site.flags[name] === isOn

const word =
  (name: WordName, text: string) =>
  ({ site }: Tenant): boolean =>
    site.words[name] === text

const provider =
  (kind: number) =>
  ({ site }: Tenant): boolean =>
    site.finance?.provider === kind && site.flags.finance

const hours =
  (text: string) =>
  ({ site }: Tenant): boolean =>
    site.locations.some(({ contact_detail }) =>
      contact_detail.opening_hours.some(({ formated_hours }) => formated_hours === text),
    )

const hasCities = ({ site }: Tenant): boolean =>
  new Set(site.locations.map(({ address }) => address.city)).size > 1

export const siteVariants: readonly SiteVariant[] = [
  { spec: '1.11', text: 'Australian English', at: ({ site }) => site.locale === 'en-AU' },
  { spec: '1.11', text: 'New Zealand English', at: ({ site }) => site.locale === 'en-NZ' },
  {
    spec: '1.11, 9.23, 9.25',
    text: 'American English, miles and months',
    at: ({ site }) => site.locale === 'en-US',
  },
  { spec: '1.09', text: 'A link to a chat', at: flag('chat') },
  { spec: '2.03', text: 'A page that reserves a car, by either name', at: 'Reserve online' },
  { spec: '2.06, 4.30', text: 'Online purchase', at: flag('onlinePurchase') },
  {
    spec: '2.07',
    text: 'Finance of one car',
    at: (tenant) => routesAt(tenant).has('/personalised/finance'),
  },
  {
    spec: '2.08',
    text: 'Finance at an address of the brand',
    at: (tenant) => routesAt(tenant).has(`/${tenant.slug}-finance`),
  },
  {
    spec: '2.22',
    text: 'The terms of a valuation have a page',
    at: (tenant) => routesAt(tenant).has('/value-my-car-terms-and-conditions'),
  },
  { spec: '2.28, 2.29', text: 'Pages behind a sign-in', at: 'Prizes, reservations' },
  {
    spec: '2.32',
    text: 'Locations in the header as a list that opens',
    at: ({ site }) => site.menu.locations === 'list',
  },
  {
    spec: '2.32',
    text: 'Locations in the header as a button to their page',
    at: ({ site }) => site.menu.locations === 'link',
  },
  {
    spec: '2.32',
    text: 'A phone number in the header, without locations',
    at: ({ site }) => site.menu.locations === 'none',
  },
  {
    spec: '2.32',
    text: 'The range of models opens from the header',
    at: ({ site, content }) =>
      site.menu.groups.some(({ range }) => range) && content.models.length > 0,
  },
  {
    spec: '2.33',
    text: 'A choice of all, new, used and demo cars in the hero',
    at: block('hero-search', ({ toggle }) => Array.isArray(toggle) && toggle[0] === 'all'),
  },
  {
    spec: '2.33',
    text: 'A heading of the hero in words of the brand',
    at: ({ site }) => site.words.heroHeading !== baseWords.heroHeading,
  },
  {
    spec: '2.34',
    text: 'The search begins with a price',
    at: ({ site }) => site.look.finder === 'prices',
  },
  ...(['carousel', 'grid', 'single', 'list'] as const).map((layout) => ({
    spec: '2.35',
    text: `Locations as ${layout}`,
    at: prop('dealer-locations', 'layout', layout),
  })),
  ...(['grid', 'carousel'] as const).map((layout) => ({
    spec: '2.36',
    text: `The range of models as ${layout}`,
    at: prop('model-range', 'layout', layout),
  })),
  { spec: '2.38', text: 'The filter by city is first', at: flag('cityPanelFirst') },
  { spec: '2.38', text: 'A filter by equipment', at: flag('featuresFilter') },
  { spec: '2.38, 9.23', text: 'The distance from a postcode', at: flag('locationSearch') },
  {
    spec: '2.41',
    text: 'The place of each car on its picture',
    at: (tenant) =>
      tenant.site.flags.cardPlace && (hasCities(tenant) || tenant.site.overrideCity !== undefined),
  },
  { spec: '2.41', text: 'Chips on cards', at: flag('cardChips') },
  { spec: '2.41', text: 'Buttons on cards', at: flag('cardActions') },
  {
    spec: '2.42',
    text: 'Promotions at positions 8 and 17',
    at: prop('search-results', 'promoPositions', [8, 17]),
  },
  {
    spec: '2.42',
    text: 'Promotions at position 9',
    at: prop('search-results', 'promoPositions', [9]),
  },
  { spec: '2.47', text: 'A brochure of each car', at: flag('printPdf') },
  { spec: '2.47', text: 'A car is sent to somebody from its page', at: flag('socialShare') },
  { spec: '2.47', text: 'No brochure', at: flag('printPdf', false) },
  {
    spec: '2.48',
    text: 'A listing begins with what the dealer does, one at a time on phones',
    at: block('feature-banner', ({ rotates }) => rotates === true),
  },
  {
    spec: '2.49',
    text: 'Latest offers, a service and the sale of a car in a row',
    at: prop('feature-banner', 'features', ['offers', 'service', 'sell']),
  },
  {
    spec: '2.50',
    text: 'Promotions in a row',
    at: (tenant) => showsPromotion(tenant, ({ places }) => places.includes('carousel')),
  },
  {
    spec: '2.50',
    text: 'A tile with a wheel of prizes',
    at: (tenant) => showsPromotion(tenant, ({ wheel }) => wheel),
  },
  {
    spec: '2.52',
    text: 'A banner for certain days',
    at: (tenant) =>
      showsPromotion(
        tenant,
        ({ places, expiry }) => places.includes('banner') && expiry !== undefined,
      ),
  },
  {
    spec: '3.22',
    text: 'A promotion whose picture says all',
    at: (tenant) => showsPromotion(tenant, ({ hide_overlay }) => hide_overlay),
  },
  {
    spec: '3.22',
    text: 'A promotion of exactly the types that are searched',
    at: (tenant) => showsPromotion(tenant, ({ strictDisplay }) => strictDisplay),
  },
  {
    spec: '3.35',
    text: 'One city for every car',
    at: ({ site }) => site.overrideCity !== undefined,
  },
  {
    spec: '3.35',
    text: 'Searches with a name of their own',
    at: ({ site }) => site.searchCategories.length > 0,
  },
  {
    spec: '4.01',
    text: 'Sold cars stay for as long as the dealer says',
    at: ({ site }) => site.constants.soldListedDays !== SOLD_LISTED_DAYS,
  },
  {
    spec: '4.02',
    text: 'A filter of the stock that the site shows',
    at: ({ site }) => site.stockFilter !== undefined,
  },
  { spec: '4.04', text: 'A tag on electric and hybrid cars', at: flag('fuelTag') },
  {
    spec: '4.04, 5.38',
    text: 'A badge on certified cars of one make',
    at: ({ site }) => site.flags.certifiedBadge && site.manufacturer !== undefined,
  },
  { spec: '4.06', text: 'Cars by subscription', at: flag('subscription') },
  { spec: '4.15', text: 'Numbers that are revealed', at: flag('revealPhone') },
  { spec: '4.25', text: 'Pictures in the valuation', at: 'Trade-in valuation' },
  { spec: '5.07', text: 'A garage: only cars with photos are saved', at: 'Photos in the demo' },
  { spec: '5.08', text: 'Cars saved on the device', at: flag('favourites') },
  {
    spec: '5.12',
    text: 'An enquiry without a message',
    at: ({ site }) => site.forms.messageOptional,
  },
  {
    spec: '5.13',
    text: 'The box for news begins without a tick',
    at: ({ site }) => !site.forms.optIn,
  },
  { spec: '5.15', text: 'Terms of use in forms', at: ({ site }) => site.forms.terms !== undefined },
  { spec: '5.26', text: 'No estimate above 7 years', at: 'Trade-in valuation' },
  { spec: '5.31, 9.16', text: 'Weekly repayments (provider 4)', at: provider(4) },
  { spec: '5.32', text: 'Monthly repayments (provider 7)', at: provider(7) },
  {
    spec: '5.36',
    text: 'How far a car is below the market',
    at: flag('marketBadge'),
  },
  { spec: '5.39', text: 'No location on the page of a car', at: flag('locationBlock', false) },
  {
    spec: '8.15',
    text: 'The usual text of a hidden number',
    at: (tenant) =>
      tenant.site.flags.revealPhone && word('revealPhone', baseWords.revealPhone)(tenant),
  },
  {
    spec: '8.16',
    text: 'The usual text without comments',
    at: word('noDealerComments', baseWords.noDealerComments),
  },
  {
    spec: '8.17',
    text: 'The usual notice of a sold car',
    at: word('soldNotice', baseWords.soldNotice),
  },
  { spec: '8.19', text: 'Hours by appointment only', at: hours('By appointment only') },
  { spec: '8.19', text: 'Hours on enquiry', at: hours('Enquire Now') },
  {
    spec: '9.03',
    text: 'Counts above 1999 are replaced',
    at: ({ site }) => site.replaceLargeCounts,
  },
  {
    spec: '9.04',
    text: 'Sort orders that the dealer chose',
    at: ({ site }) => !isDeepStrictEqual(site.sortOptions, [...sortOrders]),
  },
  { spec: '9.07', text: 'Popular makes first', at: flag('popularMakes') },
  {
    spec: '9.14',
    text: `The calculator at ${DEFAULT_RATE_PERCENT} % where a car has no rate`,
    at: ({ site }) => site.finance !== undefined && site.finance.rateAnnual === undefined,
  },
  {
    spec: '9.14',
    text: 'The calculator at the rate of the dealer, 10 %',
    at: ({ site }) => site.finance?.rateAnnual === 10,
  },
  { spec: '9.20', text: 'The wheel', at: 'Spin to win' },
  {
    spec: '9.22',
    text: 'A least rating of reviews that the dealer chose',
    at: ({ site }) => site.constants.minimumReviewRating !== MINIMUM_REVIEW_RATING,
  },
  {
    spec: '9.30',
    text: 'A programme of assured used cars',
    at: (tenant) => routesAt(tenant).has('/brand-assured'),
  },
  { spec: '9.24', text: 'The usual text without a price', at: word('noPrice', baseWords.noPrice) },
  { spec: '9.25', text: 'A button that reads Enquiry', at: word('enquiryButton', 'Enquiry') },
  {
    spec: '9.25',
    text: 'A button that reads Enquire Now',
    at: word('enquiryButton', 'Enquire Now'),
  },
  {
    spec: '9.27',
    text: 'Holiday hours',
    at: ({ site }) => site.locations.some((each) => each.contact_detail.special_hours.length > 0),
  },
]
