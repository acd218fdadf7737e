import { expect } from 'vitest'
import { formatProblem } from './file-problem.ts'
import { loadTenants } from './load-tenants.ts'
import { fixtureRegistry, fixtureTenants } from './tenants.fixture.ts'

/** The problems of these files, a line each, without the folder. */
export async function linesOf(files: Readonly<Record<string, unknown>>): Promise<string[]> {
  await using tenants = await fixtureTenants(files)
  const { problems } = await loadTenants(tenants.root, fixtureRegistry)
  return problems.map((problem) => formatProblem(problem).replace(/^tenants\/harbour\//, ''))
}

export interface Mistake {
  readonly name: string
  /** Replacements in the page's text. */
  readonly edits: readonly (readonly [from: string, to: string])[]
  readonly says: readonly string[]
}

/** The problems of the vehicle page below, with these edits. */
export async function linesOfCarPage(edits: Mistake['edits']): Promise<string[]> {
  const text = edits.reduce((page, [from, to]) => {
    expect(page).toContain(from)
    return page.replace(from, to)
  }, carPage)
  return linesOf({ 'harbour/pages/car.json': text })
}

const carPage = `{
  "schemaVersion": 3,
  "route": "/cars/:car",
  "title": "{car.make} | {site.name}",
  "robots": "index",
  "blocks": [
    { "id": "header", "block": "site-header" },
    { "id": "body", "block": "two-columns", "props": { "side": "left" }, "slots": {
      "main": [{ "id": "gallery", "block": "car-gallery",
        "props": { "columns": 3 } }],
      "side": [{ "id": "small", "block": "car-gallery", "when": { "flag": "finance" } }] } },
    { "id": "offers", "block": "offers", "props": { "heading": "Offers", "link": { "to": "page", "route": "/" } } }
  ]
}
`
