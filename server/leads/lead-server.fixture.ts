import { createElement } from 'react'
import { z } from 'zod'
import { type Block, defineBlock } from '#blocks/define-block.ts'
import type { Registry } from '#blocks/registry.ts'
import type { Car } from '#domain/car/car.ts'
import { formProps } from '#domain/site/forms.ts'
import { schemaVersion } from '#pages/page.ts'
import { type BlockCode, blockCode, blocks, type ViewProps } from '#pages/render/registry.ts'
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
import { car, directoryOf, inStock, siteServices } from '../site/site.fixture.ts'
import type { TestEngine } from '../store/engines.fixture.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** A form in its barest HTML: what was typed, and what is wrong. */
const plain = defineBlock({
  name: 'plain-form',
  title: 'Plain form',
  description: 'A form without its looks.',
  role: 'section',
  spec: [],
  posts: true,
  props: formProps,
  varies: {
    parameters: [
      'at',
      'car_id',
      'car_type',
      'location',
      'preferredDealership',
      'vehiclePriceBudget',
    ],
  },
  examples: [{ name: 'Smallest', props: { form: 'enquiry' } }],
})

function Plain({ id, page }: ViewProps) {
  const own = page.form?.block === id ? page.form : undefined
  const typed = Object.entries(own?.values ?? {}).map(([name, value]) =>
    createElement('input', { key: name, name, defaultValue: [value].flat().join() }),
  )
  const faults = JSON.stringify([own?.failure, own?.faults, own?.slots])
  return createElement('form', { method: 'post' }, faults, typed)
}

const registry: Registry = new Map<string, Block>([...blocks, ['plain-form', plain]])
const code: BlockCode = {
  viewOf: (name) => (name === 'plain-form' ? Plain : blockCode.viewOf(name)),
  loadOf: (name) => (name === 'plain-form' ? () => ({}) : blockCode.loadOf(name)),
}

const forms = ['enquiry', 'test_drive', 'service', 'careers', 'parts', 'request_photos'] as const
const page = (route: string, form: string, more: object = {}) => ({
  schemaVersion,
  route,
  title: 'Ask',
  blocks: [{ id: form.replaceAll('_', '-'), block: 'plain-form', props: { form, ...more } }],
})
const pages: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    forms.map((form) => [`plain-${form}`, page(`/plain/${form.replaceAll('_', '-')}`, form)]),
  ),
  'plain-car': page('/cars/:car/plain', 'enquiry'),
  'plain-drive': page('/cars/:car/plain-drive', 'test_drive', { fields: ['dateTime', 'opt_in'] }),
  'plain-thanks': { ...page('/success', 'enquiry'), blocks: [] },
}

const slugs = ['harbour', 'kiwi', 'lonestar']
let loaded: Promise<readonly Tenant[]> | undefined

/** Three demo sites with a plain page for each of these forms. */
const sites = () => sitesWith(slugs, () => pages, registry)

/** Cars of Harbour's first location; `only` may be driven and nothing else. */
export const harbourCars = [
  car('used', { stocknum: 'H1', location_id: 'harbour-newstead', dealership_id: 'd1' }),
  car('new', { car_type: 'new', location_id: 'harbour-newstead' }),
  car('only', { tag: 'Test Drive Only', location_id: 'harbour-newstead' }),
  car('sold', { status: 'sold', location_id: 'harbour-newstead' }),
  car('gone', { status: 'withdrawn', location_id: 'harbour-newstead' }),
  car('wild', {
    model: `\u202e${'M'.repeat(300)}\u0000`,
    stocknum: ' \u0007 ',
    location_id: 'harbour-newstead',
  }),
]

export interface LeadServerOptions extends FormServerOptions {
  /** Harbour's, in place of `harbourCars`. */
  readonly cars?: readonly Car[]
}

export const json = z.looseObject({
  lead_id: z.string().default(''),
  key: z.string().optional(),
  reference: z.string().default(''),
  event: z.number().optional(),
  next: z.string().optional(),
  error: z.string().optional(),
  code: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  slots: z.array(z.string()).optional(),
})

/** The server over a database of its own, with what it counted, logged and woken. */
export async function leadServer(engine: TestEngine, options: LeadServerOptions = {}) {
  const store = await ownStore(engine, options)
  loaded ??= sites()
  const tenants = countingSites(await loaded, options)
  const ofHarbour = inStock(options.cars ?? harbourCars)
  const ofOthers = inStock([car('theirs')])
  const stock = {
    ...ofHarbour,
    of: (tenant: Tenant) => (tenant.slug === 'harbour' ? ofHarbour : ofOthers).of(tenant),
  }
  // Noon in Brisbane, on a Saturday.
  const time = { now: new Date('2026-11-21T02:00:00.000Z') }
  const clock = () => time.now
  const { log, logged } = recordingLog()
  const { services } = await siteServices(demoFolder, {
    directory: directoryOf(tenants),
    stock,
    code,
    clock,
    log,
    appointments: async (slug) => store.appointments(slug),
  })
  const counted: (ReportedEvent & { tenant: string; day: string })[] = []
  let wakes = 0
  const tools = {
    open: options.open ?? (async () => store),
    deliveries: {
      ...noDeliveries,
      wake: () => {
        wakes++
      },
    },
    events: {
      ...noEvents,
      add: (tenant: string, day: string, events: readonly ReportedEvent[]) => {
        counted.push(...events.map((event) => ({ tenant, day, ...event })))
      },
    },
  }
  // Each test chooses the address that a request comes from.
  const app = testApp(services, { tools, trustProxy: true })
  const send = async (
    path: string,
    init: { method: string; body: BodyInit; headers: Record<string, string> },
    at = demoHost,
  ) => {
    const headers = { origin: `http://${at}`, 'x-forwarded-for': '192.0.2.1', ...init.headers }
    return ask(app, path, { ...init, headers }, at)
  }
  const call = async (method: string, path: string, body: object, headers = {}, at = demoHost) => {
    const own = { 'content-type': 'application/json', ...headers }
    const found = await send(path, { method, body: JSON.stringify(body), headers: own }, at)
    return { ...found, data: json.parse(JSON.parse(found.text)) }
  }
  return {
    app,
    store,
    time,
    counted,
    logged,
    services,
    tools,
    wakes: () => wakes,
    /** `POST /api/leads`. */
    post: (body: object, headers: Record<string, string> = {}, at = demoHost) =>
      call('POST', '/api/leads', body, headers, at),
    patch: (id: string, body: object, at = demoHost) =>
      call('PATCH', `/api/leads/${id}`, body, {}, at),
    /** A form without script. */
    submit: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send(path, {
        method: 'POST',
        body: `${new URLSearchParams(fields)}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    leads: (tenant = 'harbour') => store.leads(tenant).leads({ limit: 200 }),
  }
}

export const sam = {
  name: 'Sam Lee',
  email: 'sam@example.com',
  phone: '0491 570 006',
  message: 'Is it still there?',
}
/** A valid body of a lead about a used car. */
export const enquiry = { page: '/cars/car-used/plain', form_id: 'enquiry', ...sam }
export const key = (name: string) => ({ 'idempotency-key': `"${name}-0123456789abcdef"` })
