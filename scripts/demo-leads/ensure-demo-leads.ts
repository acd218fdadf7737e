import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRegistry } from '#blocks/registry.node.ts'
import { demoBuyers } from '#demo/buyers.ts'
import { demoEnquiries, demoHolds, demoValuations } from '#demo/enquiries.ts'
import { countryOf } from '#domain/contact/country-of.ts'
import { staffPermission } from '#domain/staff/permission.ts'
import { DAY_MS, MINUTE_MS } from '#domain/units.ts'
import { openKeyring } from '#server/keyring/open-keyring.ts'
import { jsonLog, type Log } from '#server/log.ts'
import { openPayments, type Payments } from '#server/payments/payments.ts'
import type { Settings } from '#server/settings.ts'
import type { SitePerson } from '#server/store/site-staff.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { storeLocation } from '#server/store/store-file.ts'
import { demoSites } from '../demo-sites.ts'
import { deliverAll } from './demo-deliveries.ts'
import { tellEnquiry, tellKeptTime } from './demo-enquiry.ts'
import { tellHold } from './demo-hold.ts'
import { actorOf, carsToAskAbout, type DemoSite } from './demo-site.ts'
import { tellValuation } from './demo-valuation.ts'

/**
 * Gives demo sites that were just made two weeks of leads, appointments, holds and valuations, relative to now,
 * through what takes those of buyers; for development alone. Nothing is sent.
 *
 * @param slugs of the sites whose stock is new
 * @throws StoreError, or Error where something is not taken
 */
export async function ensureDemoLeads(
  settings: Settings,
  slugs: readonly string[],
  now = new Date(),
): Promise<void> {
  const isDemo = settings.demoLeads && !settings.production && settings.delivery === 'outbox'
  if (slugs.length === 0 || !isDemo) return
  const store = await openStore(storeLocation(settings))
  try {
    const isNew = async (slug: string) => (await store.leads(slug).leads({ limit: 1 })).length === 0
    const asked = await Promise.all(slugs.map(async (slug) => ((await isNew(slug)) ? [slug] : [])))
    if (asked.flat().length > 0) await tellSites(settings, store, asked.flat(), now)
  } finally {
    await store.close()
  }
}

async function tellSites(
  settings: Settings,
  store: Store,
  slugs: readonly string[],
  now: Date,
): Promise<void> {
  const registry = await readRegistry()
  const sites = await demoSites(registry)
  const leadForm = registry.get('lead-form')
  if (!leadForm) throw new Error('expected the block lead-form')
  const keyring = await openKeyring(settings)
  const refused = new Set<string>()
  let time = now
  const clock = () => time
  // What is told is no event of the server.
  const log: Log = { ...jsonLog, info() {} }
  const payments = openPayments({ settings, keyring, clock })
  try {
    for (const tenant of sites.filter(({ slug }) => slugs.includes(slug))) {
      const all = await store.staff(tenant.slug).people(now.toISOString())
      const people = all
        .filter(({ role }) => staffPermission('work_leads', role).eligible)
        .toSorted((a, b) => Number(mayEdit(b)) - Number(mayEdit(a)))
      const site: DemoSite = {
        tenant,
        leadForm,
        store,
        keyring,
        origin: `http://${tenant.slug}.localhost:${settings.port}`,
        now,
        clock,
        log,
        setClock: (to) => {
          time = to
        },
        refused,
        people: people.map(({ id }) => id),
        nextCar: await carsToAskAbout(store, tenant.slug),
      }
      await tell(site, payments)
    }
    await deliverAll(store, { now, refused })
  } finally {
    await payments?.bank?.close()
  }
}

/** Who drafts stands first. */
const mayEdit = ({ role }: Pick<SitePerson, 'role'>): boolean =>
  staffPermission('edit_drafts', role).eligible

/** Two weeks of a site, from the oldest to the latest thing. */
async function tell(site: DemoSite, payments: Payments | undefined): Promise<void> {
  const { tenant } = site
  const { flags, locale } = tenant.site
  const isOffered: Readonly<Record<string, boolean>> = {
    finance: flags.finance,
    test_drive: flags.testDrive,
  }
  const country = countryOf(locale)
  const buyers = demoBuyers(country).values()
  const next = () => buyers.next().value ?? fail()
  await tellDraft(site)
  // They sign in by a mobile number, which the first of the buyers have.
  for (const hold of flags.reserveOnline && payments ? demoHolds : [])
    await tellHold(site, hold, next(), payments ?? fail())
  for (const valued of flags.tradeIn && country === 'AU' ? demoValuations : [])
    await tellValuation(site, valued, next())
  for (const enquiry of demoEnquiries.toReversed()) {
    const buyer = next()
    if (isOffered[enquiry.form] !== false) await tellEnquiry(site, enquiry, buyer)
  }
  await tellKeptTime(site)
}

const fail = (): never => {
  throw new Error('expected more buyers of the demo')
}

const DRAFT_PATH = 'pages/home.json'
const DRAFT_DAYS = 4

/** Somebody began to change the first page, and went home. */
async function tellDraft(site: DemoSite): Promise<void> {
  const { tenant, store, setClock, now } = site
  const file = join(import.meta.dirname, '../../tenants', tenant.slug, DRAFT_PATH)
  const text = (await readFile(file, 'utf8')).replace(
    /("heading": "[^"]*?)\.?"/,
    '$1, all summer long."',
  )
  setClock(new Date(now.getTime() - DRAFT_DAYS * DAY_MS - 50 * MINUTE_MS))
  const draft = { path: DRAFT_PATH, version: 0, base: 0, key: `demo-${tenant.slug}`, text }
  await store.documents(tenant.slug).save(draft, actorOf(site, 0))
}
