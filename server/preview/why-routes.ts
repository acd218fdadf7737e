import { Hono } from 'hono'
import type { Assets } from '#pages/render/assets.ts'
import { perObject } from '#pages/render/per-object.ts'
import { withWhy } from '#pages/render/why.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { findPage } from '../pages/find-page.ts'
import { personalRequest } from '../site/page-request.ts'
import { renderMatch } from '../site/render-match.ts'
import { sendPersonal } from '../site/routes.ts'
import type { SiteServices } from '../site/services.ts'
import { readToken } from './token.ts'
import { siteAs, timeAs, viewAsOf, visitorAs } from './view-as.ts'

/** The parameter by which a page says why it is as it is. */
export const WHY_PARAM = 'why'

/** The document that a token for the whole site, as it is live, names. */
export const WHOLE_SITE = 'site.json'

interface WhyTools {
  readonly services: SiteServices
  readonly keyring: Keyring
}

/**
 * `?why=<token>`: the live page with what decided each block, badge, price and button, and with other features
 * where the address has `_flags`. The token is that of a preview of the site; development needs none, and
 * without one any other server answers as ever. Nothing of a visitor is read, and nothing can be sent. Spec 6.04.
 */
export const whyRoutes = ({ services, keyring }: WhyTools): Hono<AppEnv> =>
  new Hono<AppEnv>().get('*', async (c, next) => {
    const { pathname, search, searchParams } = c.get('url')
    const token = search.includes(WHY_PARAM) ? searchParams.get(WHY_PARAM) : null
    const isOpen = services.development !== undefined
    if (token === null || (token === '' && !isOpen)) return next()
    const tenant = c.get('tenant')
    const now = services.clock()
    if (!isOpen) readToken(token, { keyring, site: tenant.slug, now })
    const viewAs = viewAsOf(searchParams)
    const shown = { tenant: siteAs(tenant, viewAs), pathname, search, origin: c.get('origin') }
    const found = await findPage(shown, services.stock)
    if (found.kind !== 'match') return next()
    const { watchlist: _saved, ...own } = services
    const options = { now: timeAs(tenant, viewAs, now), requestId: '', showFaults: true }
    const asked = { ...own, assets: whyAssets(services.assets) }
    const request = personalRequest(found.match, asked, options, visitorAs(viewAs))
    const page = await renderMatch(found.match, withWhy(request), services)
    c.header('x-robots-tag', 'noindex')
    // Its address, which has the token, is told to nobody.
    c.header('referrer-policy', 'same-origin')
    return sendPersonal(c, page)
  })

/** The script that says why brings the page's own. */
const whyAssets = perObject((assets: Assets): Assets => {
  const { links } = assets
  return {
    ...assets,
    runtime: '',
    actions: '',
    links: { ...links, modules: [...links.modules, assets.why] },
  }
})
