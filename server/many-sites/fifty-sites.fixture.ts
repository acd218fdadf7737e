import type { Change } from '#pages/change.ts'
import { schemaVersion } from '#pages/page.ts'
import { fixtureSite } from '../tenants/tenants.fixture.ts'

export const heading = (id: string, text: string) => ({
  id,
  block: 'section-heading',
  props: { heading: text },
})
export const templateHome = {
  schemaVersion,
  route: '/',
  blocks: [{ id: 'header', block: 'site-header' }, heading('cars', 'Cars'), heading('old', 'Old')],
}
export const runout = heading('runout', 'Runout')
export const changes: readonly Change[] = [{ insert: runout, after: 'cars' }, { remove: 'old' }]
export const slugs = Array.from({ length: 50 }, (_, n) => `s${String(n).padStart(2, '0')}`)
export const [origin = '', second = ''] = slugs
export const home = 'pages/home.json'
export const siteOf = (slug: string) => ({ ...fixtureSite, slug, name: `Site ${slug}`, hosts: [] })
export const changed = (...own: readonly Change[]) => ({ schemaVersion, route: '/', changes: own })

/** Fifty sites of one template, three of which do not take the changes. */
export const files = {
  '_templates/plain/pages/home.json': templateHome,
  ...Object.fromEntries(slugs.map((slug) => [`${slug}/site.json`, siteOf(slug)])),
  's10/pages/home.json': templateHome,
  's20/pages/home.json': changed(
    { insert: heading('runout', 'Ours'), at: 'end' },
    { remove: 'old' },
  ),
  's30/site.json': { ...siteOf('s30'), theme: 7 },
  's40/pages/start.json': changed({ set: 'cars', props: { heading: 'Utes' } }),
}
