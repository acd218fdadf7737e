import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { documentKind } from '#domain/document/document-kind.ts'
import { schemaVersion } from '#pages/page.ts'
import type { DocumentSource } from '../documents/document-source.ts'
import { textOfRevision } from '../documents/revision-text.ts'
import type { AppEnv } from '../http/app-env.ts'
import { compressFast, encodingFor } from '../http/encoding.ts'
import { bytesOf, parseBody } from '../http/endpoint/body.ts'
import { type PipelineTools, writePipeline } from '../http/endpoint/pipeline.ts'
import { validatedBody } from '../http/endpoint/validated-body.ts'
import { previewPolicy } from '../http/security-headers.ts'
import type { Keyring } from '../keyring/keyring.ts'
import type { PersonalPage } from '../site/page-cache.ts'
import { renderMatch } from '../site/render-match.ts'
import { personalControl, sendPersonal } from '../site/routes.ts'
import type { SiteServices } from '../site/services.ts'
import type { Store } from '../store/store.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { previewAnswer, withoutAutofocus } from './answer.ts'
import { blockExample } from './block-example.ts'
import { emptyPage, findPreview, type PreviewOf } from './find-preview.ts'
import { liveDocument, parseDocument, parseValue } from './parse-document.ts'
import { PREVIEW_MS, type PreviewClaim, readToken } from './token.ts'
import { viewAsOf } from './view-as.ts'

/** The parameter that makes an address of a site one of a preview. */
export const TOKEN_PARAM = '_preview'

/** The parameter that shows a block's example in place of the document. */
const EXAMPLE_PARAM = '_example'

/** The parameter that shows a revision of the document in place of its draft. */
const REVISION_PARAM = '_revision'

export interface PreviewTools extends PipelineTools {
  readonly documents: Pick<DocumentSource, 'files' | 'filesWith'>
  readonly services: SiteServices
  readonly keyring: Keyring
  readonly open: () => Promise<Pick<Store, 'documents'>>
}

/** A value of the largest page that is taken, with some of what is wrong with it. */
const MAX_BODY_BYTES = 1_000_000

/** Somebody who types is answered ten times a second; offices share an address. */
const rate = { count: 6_000, seconds: 60 }

const requestSchema = z.strictObject({
  value: z.record(z.string(), z.unknown()),
  has: z.strictObject({
    styles: z.string().max(40).optional(),
    blocks: z.record(z.string(), z.string().max(40)),
  }),
})

/**
 * Previews of drafts, at addresses of their site with a token: the page itself, and by POST how it changes
 * with a value that is not saved. They read no cookie and set none, no cache stores them, and no frame but
 * the staff host's shows them.
 */
export function previewRoutes(tools: PreviewTools): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const limits = {
    formats: ['json'] as const,
    maxBodyBytes: MAX_BODY_BYTES,
    rates: { client: rate },
  }
  for (const middleware of writePipeline(limits, tools)) routes.post('*', ifPreview(middleware))
  return routes
    .post(
      '*',
      ifPreview(async (c) => {
        const { of } = previewOf(c, tools)
        const asked = validatedBody(requestSchema, parseBody(await bytesOf(c), 'json'))
        const found = await findPreview(
          await parseValue(of, asked.value, tools),
          of,
          tools.services,
        )
        c.header('cache-control', personalControl)
        return c.json(await previewAnswer(found, asked))
      }),
    )
    .get(
      '*',
      ifPreview(async (c) => {
        const { of, claim } = previewOf(c, tools)
        const example = c.get('url').searchParams.get(EXAMPLE_PARAM)
        const { match, request } = await (example === null
          ? firstShown(of, tools)
          : blockExample(example, of, tools.services, await themedTenant(of, tools)))
        const page = withoutFocus(await renderMatch(match, request, tools.services))
        const policy = page.headers['content-security-policy'] ?? 'frame-ancestors'
        c.header('x-robots-tag', 'noindex')
        // Its address, which has the token, is told to nobody.
        c.header('referrer-policy', 'same-origin')
        const headers = {
          ...page.headers,
          'content-security-policy': previewPolicy(policy, claim.staff),
        }
        return example === null
          ? sendPersonal(c, { ...page, headers })
          : sendExample(c, { ...page, headers })
      }),
    )
}

/** Blocks that a search asks for come with the lengths of their HTML, and stay as they are. */
function withoutFocus(page: PersonalPage): PersonalPage {
  if (!page.headers['content-type']?.startsWith('text/html')) return page
  // Rendered pages are ASCII.
  const html = withoutAutofocus(Buffer.from(page.body).toString('latin1'))
  return { ...page, body: new Uint8Array(Buffer.from(html, 'latin1')) }
}

/** An example is no draft: the browser keeps it while somebody chooses among dozens, and it may be compressed. */
function sendExample(c: Context<AppEnv>, { headers, body }: PersonalPage): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  c.header('cache-control', `private, max-age=${PREVIEW_MS / 1_000}`)
  c.header('vary', 'accept-encoding')
  const encoding = encodingFor(c.req.header('accept-encoding'))
  if (encoding === 'identity') return c.body(body)
  c.header('content-encoding', encoding)
  return c.body(new Uint8Array(compressFast(body, encoding)))
}

/** Leaves every other request to the following handlers. */
const ifPreview = (handle: Parameters<typeof createMiddleware<AppEnv>>[0]) =>
  createMiddleware<AppEnv>((c, next) =>
    c.get('url').search.includes(`${TOKEN_PARAM}=`) ? handle(c, next) : next(),
  )

function previewOf(
  c: Context<AppEnv>,
  { keyring, services }: PreviewTools,
): { readonly of: PreviewOf; readonly claim: PreviewClaim } {
  const [{ pathname, searchParams }, tenant] = [c.get('url'), c.get('tenant')]
  const token = searchParams.get(TOKEN_PARAM) ?? ''
  const claim = readToken(token, { keyring, site: tenant.slug, now: services.clock() })
  const address = new URL(c.get('origin'))
  address.pathname = pathname
  address.search = `${searchParams}`
  return { of: { tenant, path: claim.path, address, viewAs: viewAsOf(searchParams) }, claim }
}

/**
 * The first version of a document that can be shown: the revision that the address names, else its draft, what
 * is live, or a page of nothing.
 */
async function firstShown(of: PreviewOf, tools: PreviewTools) {
  const text = await textToShow(of, tools)
  const versions = [
    ...(text === undefined ? [] : [await parseDocument(of, text, tools)]),
    liveDocument(of),
    emptyPage(of),
  ]
  for (const version of versions) {
    const found = await findPreview(version, of, tools.services)
    if (found.kind === 'page') return found
  }
  throw new Error('a page of nothing has no faults')
}

/** The site as a draft of its theme makes it, where that is the document and it has no faults. */
async function themedTenant(of: PreviewOf, tools: PreviewTools): Promise<Tenant | undefined> {
  if (documentKind(of.path) !== 'site') return undefined
  const text = await textToShow(of, tools)
  return text === undefined ? undefined : (await parseDocument(of, text, tools)).tenant
}

async function textToShow(
  { tenant, path, address }: PreviewOf,
  tools: PreviewTools,
): Promise<string | undefined> {
  const { slug, template } = tenant
  const store = await tools.open()
  const asked = address.searchParams.get(REVISION_PARAM)
  if (asked === null) return (await store.documents(slug).draft(path))?.text
  const n = validatedBody(revisionNumber, asked)
  const text = await textOfRevision(tools, store, { slug, path, n })
  // Where the site has no file the page is the template's.
  const [route] = [...template.whole].find(([, { file }]) => file.endsWith(`/${path}`)) ?? []
  const unchanged = route && JSON.stringify({ schemaVersion, route, changes: [] })
  return text ?? unchanged
}

const revisionNumber = z.coerce.number().int().min(0)
