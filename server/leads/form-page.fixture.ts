import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement } from 'react'
import { z } from 'zod'
import { type Block, defineBlock, type ViewOf } from '#blocks/define-block.ts'
import type { LoadContext } from '#blocks/define-load.ts'
import type { Registry } from '#blocks/registry.ts'
import { schemaVersion } from '#pages/page.ts'
import { type BlockCode, blockCode, blocks, type ViewProps } from '#pages/render/registry.ts'
import { ask, testApp } from '../app.fixture.ts'
import { Cache } from '../cache/cache.ts'
import { silentLog } from '../log.fixture.ts'
import { pageCaches } from '../site/services.ts'
import { siteServices } from '../site/site.fixture.ts'
import { UrlCache } from '../site/url-cache.ts'
import { type LoadedTenants, loadTenants } from '../tenants/load-tenants.ts'
import { loadedDirectory } from '../tenants/loaded-directory.fixture.ts'
import { formRoutes } from './form-routes.ts'
import type { Submission, SubmitOutcome, SubmitStored } from './submission.ts'

/** A block with a form of one field, which reads a car from the address. */
const asking = defineBlock({
  name: 'asking',
  title: 'Asking',
  description: 'Asks for a name.',
  role: 'section',
  examples: [{ name: 'Smallest' }],
  spec: [],
  props: { heading: z.string().default('Ask us').meta({ title: 'Heading' }) },
  varies: { parameters: ['car_id'] },
  posts: true,
})

function Asking({ id, props, data, page }: ViewOf<typeof asking, string>) {
  const own = page.form?.block === id ? page.form : undefined
  const text = [props.heading, data, own?.failure, ...Object.values(own?.faults ?? {})].join(' | ')
  const field = createElement('input', { name: 'name', defaultValue: own?.values.name })
  return createElement('form', { method: 'post' }, text, field, own?.slots?.join())
}

const load = ({ parameters, ports }: LoadContext<typeof asking>) =>
  ports.carById(parameters.car_id ?? '')?.name ?? 'no car'

/** A block that shows the time of its request. */
const clock = defineBlock({
  name: 'clock',
  title: 'Clock',
  description: 'Shows the time.',
  role: 'section',
  examples: [{ name: 'Smallest' }],
  spec: [],
  props: { shows: z.enum(['now', 'nothing']).default('now').meta({ title: 'What it shows' }) },
  varies: { always: { shows: ['now'] } },
})
const Clock = ({ page }: ViewProps) => createElement('p', {}, `It is ${page.now}`)

const registry: Registry = new Map<string, Block>([...blocks, ['asking', asking], ['clock', clock]])

const code: BlockCode = {
  viewOf(name) {
    if (name === 'clock') return Clock
    if (name !== 'asking') return blockCode.viewOf(name)
    return ({ data, ...given }) =>
      Asking({ ...given, props: asking.props.parse(given.props), slots: {}, data: String(data) })
  },
  loadOf(name) {
    if (name !== 'asking') return blockCode.loadOf(name)
    return ({ parameters = {}, ...given }) =>
      load({ ...given, props: asking.props.parse(given.props), parameters })
  },
}

const page = (route: string, ids: readonly string[], more: object = {}) => ({
  schemaVersion,
  route,
  title: 'Ask',
  ...more,
  blocks: ids.map((id) => ({ id, block: id === 'time' ? 'clock' : 'asking' })),
})

const pages: Readonly<Record<string, object>> = {
  ask: page('/ask', ['ask']),
  'ask-twice': page('/ask-twice', ['first', 'second']),
  'ask-car': page('/cars/:car/ask', ['ask']),
  'ask-members': page('/ask-members', ['ask'], { access: 'signed-in' }),
  times: page('/times', ['time', 'ask']),
  'no-times': {
    ...page('/no-times', []),
    blocks: [{ id: 'time', block: 'clock', props: { shows: 'nothing' } }],
  },
}

const stored: SubmitStored = {
  kind: 'stored',
  state: 'new',
  leadId: 'lead-1',
  reference: 'E-1',
  event: 22,
  editKey: 'secret',
  next: '/success?form=enquiry',
}

const demoFolder = join(import.meta.dirname, '../../tenants')
let tenants: Promise<LoadedTenants> | undefined

/** The site `harbour` with the pages above: read once, since no test changes it. */
async function tenantsWithForms(): Promise<LoadedTenants> {
  const folder = await mkdtemp(join(tmpdir(), 'forms-'))
  for (const name of ['_templates', 'harbour']) {
    await cp(join(demoFolder, name), join(folder, name), { recursive: true })
  }
  for (const [name, file] of Object.entries(pages)) {
    await writeFile(join(folder, `harbour/pages/${name}.json`), JSON.stringify(file))
  }
  const loaded = await loadTenants(folder, registry)
  await rm(folder, { recursive: true })
  return loaded
}

/** The server with pages of forms, whose submissions are recorded and answered with `outcome`. */
export async function formServer(answer: SubmitOutcome = stored) {
  tenants ??= tenantsWithForms()
  const cache = new Cache(50_000_000)
  const time = { now: new Date('2026-11-21T02:00:00.000Z') }
  const { services, errors } = await siteServices(demoFolder, {
    directory: loadedDirectory(await tenants),
    code,
    clock: () => time.now,
    ...pageCaches(cache, silentLog),
  })
  const submissions: Submission[] = []
  const submit = async (submission: Submission) => {
    submissions.push(submission)
    return answer
  }
  const urlCache = new UrlCache(services, cache, false)
  const capabilities = [{ forms: formRoutes({ services, submit }) }]
  const app = testApp(services, { urlCache, capabilities })
  const contents = () => cache.stats().map(({ name, entries, bytes }) => ({ name, entries, bytes }))
  return {
    app,
    submissions,
    errors,
    time,
    cacheContents: contents,
    get: (path: string, headers: Record<string, string> = {}) => ask(app, path, { headers }),
    post: (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
      ask(app, path, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'http://harbour.localhost',
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
      }),
  }
}
