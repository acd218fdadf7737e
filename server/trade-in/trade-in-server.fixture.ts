import { createElement } from 'react'
import { type Block, defineBlock } from '#blocks/define-block.ts'
import type { Registry } from '#blocks/registry.ts'
import { typed } from '#domain/trade-in/valuation.fixture.ts'
import { schemaVersion } from '#pages/page.ts'
import { type BlockCode, blockCode, blocks, type ViewProps } from '#pages/render/registry.ts'
import type { ValuationView } from '#parts/valuation/valuation-view.ts'
import { ask, demoHost, noDeliveries, noEvents, testApp } from '../app.fixture.ts'
import type { ReportedEvent } from '../events/event-counter.ts'
import {
  countingSites,
  demoFolder,
  type FormServerOptions,
  ownStore,
  sitesWith,
} from '../form-server.fixture.ts'
import { recordingLog } from '../log.fixture.ts'
import { settingsOf } from '../settings.ts'
import { car, directoryOf, inStock, siteServices } from '../site/site.fixture.ts'
import type { TestEngine } from '../store/engines.fixture.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** A valuation in its barest HTML: what the page is given. */
const bare = defineBlock({
  name: 'trade-in',
  title: 'Bare valuation',
  description: 'What a valuation is given, without its looks.',
  role: 'section',
  spec: [],
  props: {},
  examples: [{ name: 'Smallest', props: {} }],
})
const Bare = ({ page }: ViewProps) =>
  createElement('pre', {}, JSON.stringify(page.valuation ?? null))

const registry: Registry = new Map<string, Block>([...blocks, ['trade-in', bare]])
const code: BlockCode = {
  viewOf: (name) => (name === 'trade-in' ? Bare : blockCode.viewOf(name)),
  loadOf: (name) => (name === 'trade-in' ? () => ({}) : blockCode.loadOf(name)),
}

const page = (route: string, also: readonly string[] = []) => ({
  schemaVersion,
  route,
  also,
  title: 'Value my car',
  blocks: [{ id: 'trade-in', block: 'trade-in' }],
})
const pages = {
  'sell-my-car': page('/sell-my-car', ['/trade-in', '/cars/trade-in']),
  'trade-in': undefined,
  'trade-in-car': undefined,
  'trade-in-steps': page('/trade-in/:valuation/:step'),
}

const slugs = ['harbour', 'volt', 'kiwi']
let loaded: Promise<readonly Tenant[]> | undefined

/** Demo sites whose pages of valuations are the bare ones; Kiwi keeps its own. */
const sites = () => sitesWith(slugs, (slug) => (slug === 'kiwi' ? {} : pages), registry)

/** Registration and state of the first form. */
export const plate = (rego: string, more: Record<string, string> = {}) => ({
  rego,
  state: 'QLD',
  ...more,
})

/** What the bare block was given. */
function viewIn(html: string): ValuationView | null {
  const [, text = 'null'] = /<pre id="trade-in"[^>]*>(.*?)<\/pre>/s.exec(html) ?? []
  return JSON.parse(
    text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  )
}

/** The server over a database of its own, with what it counted and logged. */
export async function tradeInServer(
  engine: TestEngine,
  options: FormServerOptions & { readonly environment?: NodeJS.ProcessEnv } = {},
) {
  const store = await ownStore(engine, options)
  loaded ??= sites()
  const tenants = countingSites(await loaded, options)
  const time = { now: new Date('2026-11-21T02:00:00.000Z') }
  const { log, logged } = recordingLog()
  const { services } = await siteServices(demoFolder, {
    directory: directoryOf(tenants),
    stock: inStock([car('wished', { location_id: 'harbour-newstead' })]),
    code,
    clock: () => time.now,
    log,
  })
  const counted: (ReportedEvent & { tenant: string })[] = []
  const events = {
    ...noEvents,
    add: (tenant: string, _day: string, events: readonly ReportedEvent[]) => {
      counted.push(...events.map((event) => ({ tenant, ...event })))
    },
  }
  const open = options.open ?? (async () => store)
  const { environment } = options
  const tools = {
    open,
    events,
    deliveries: noDeliveries,
    ...(environment && { settings: settingsOf(environment) }),
  }
  const app = testApp(services, { tools, trustProxy: true })

  async function answered(path: string, init: RequestInit = {}, at = demoHost) {
    const found = await ask(app, path, init, at)
    return {
      ...found,
      view: viewIn(found.text),
      location: found.answer.headers.get('location') ?? '',
    }
  }
  const post = (
    path: string,
    fields: Record<string, string>,
    { at = demoHost, ...headers }: Record<string, string> = {},
  ) =>
    answered(
      path,
      {
        method: 'POST',
        body: `${new URLSearchParams(fields)}`,
        headers: {
          origin: `http://${at}`,
          'x-forwarded-for': '192.0.2.1',
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
      },
      at,
    )
  const get = (path: string, at = demoHost) => answered(path, {}, at)

  /** The page that a valuation is at, once it waits for nothing. */
  async function settled(path: string) {
    for (;;) {
      const found = await get(path)
      if (found.location !== '') path = found.location
      else if (found.view?.state.step === 'looking_up' || found.view?.result?.kind === 'asking') {
        await new Promise((done) => setTimeout(done, 5))
      } else return { ...found, path }
    }
  }
  /** Answers the step that a page shows. */
  async function answer(
    { path, view }: { readonly path: string; readonly view: ValuationView | null },
    fields: Record<string, string>,
  ) {
    const posted = await post(path, { version: String(view?.version), ...fields })
    return posted.status === 303 ? settled(posted.location) : { ...posted, path }
  }
  /** Begins a valuation and waits for its look-up. */
  async function begun(rego: string, more: Record<string, string> = {}) {
    const { location, status } = await post('/trade-in', plate(rego, more))
    if (status !== 303) throw new Error(`expected a valuation to begin, found ${status}`)
    return settled(location)
  }
  /** A valuation at the details, without photos. */
  const atDetails = async (rego: string, more: Record<string, string> = {}) =>
    answer(await begun(rego, more), {})
  /** A valuation whose details were sent. */
  const done = async (rego: string, details: Record<string, string> = {}) =>
    answer(await atDetails(rego), { ...typed, ...details })

  return {
    app,
    store,
    time,
    counted,
    logged,
    services,
    tools,
    post,
    get,
    settled,
    answer,
    begun,
    atDetails,
    done,
    leads: () => store.leads('harbour').leads({ limit: 99 }),
  }
}

/** The id of a valuation in the address of one of its steps. */
export const idOf = (path: string): string => path.split('/')[2] ?? ''
