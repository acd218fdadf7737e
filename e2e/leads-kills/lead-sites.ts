import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { schemaVersion } from '../../pages/page.ts'
import { projectRoot } from '../../scripts/run-tool.ts'

/** A place of a demo site, whose enquiries go to a destination of their own. */
export interface LeadPlace {
  readonly slug: string
  readonly location: string
}

/** Sites whose phone numbers are Australian. */
const slugs = ['harbour', 'outback', 'volt']
const secretName = 'trial'

/** Sites of a trial, and the settings of a server that sends their leads. */
export interface LeadSites {
  readonly places: readonly LeadPlace[]
  readonly env: Readonly<Record<string, string>>
}

/** The page whose form the trial sends. */
export const leadPage = {
  schemaVersion,
  route: '/write-to-us-here',
  title: 'Write to us',
  blocks: [{ id: 'contact', block: 'lead-form', props: { form: 'contact' } }],
}

/** Copies demo sites into a folder; a program on a local port takes their leads, signed with the secret. */
export async function leadSites(folder: string, port: number, secret: string): Promise<LeadSites> {
  const tenants = join(folder, 'tenants')
  const demo = join(projectRoot, 'tenants')
  await mkdir(tenants, { recursive: true })
  await cp(join(demo, '_templates'), join(tenants, '_templates'), { recursive: true })
  const places: LeadPlace[] = []
  for (const slug of slugs) {
    await cp(join(demo, slug), join(tenants, slug), { recursive: true })
    await writeFile(join(tenants, slug, 'pages/trial.json'), JSON.stringify(leadPage))
    const file = join(tenants, slug, 'site.json')
    const site = JSON.parse(await readFile(file, 'utf8'))
    const locations: string[] = site.locations.map((one: { slug: string }) => one.slug)
    const routes = locations.map((location) => ({
      locations: [location],
      webhook: { url: `http://127.0.0.1:${port}/${slug}/${location}`, secret: secretName },
    }))
    await writeFile(file, JSON.stringify({ ...site, delivery: { routes } }))
    places.push(...locations.map((location) => ({ slug, location })))
  }
  const secrets = join(folder, 'secrets.json')
  await writeFile(secrets, JSON.stringify({ [secretName]: secret }))
  return {
    places,
    env: {
      TENANTS_DIR: tenants,
      WATCH_TENANTS: '0',
      DELIVERY: 'send',
      WEBHOOK_SECRETS_FILE: secrets,
      // Each lead from another address: limits are not what is tried.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
    },
  }
}
