import { Hono } from 'hono'
import { hasSessionHint } from '#domain/account/session-hint.ts'
import { isSignedIn } from '#domain/account/visitor.ts'
import { watchlistWords } from '#parts/watchlist/watchlist-words.ts'
import type { AppEnv } from '../http/app-env.ts'
import { otherMethods } from '../http/methods.ts'
import { personalControl, visitorHeaders } from '../site/routes.ts'
import type { SiteServices } from '../site/services.ts'
import { forgetSession } from './cookies.ts'

/**
 * `GET /api/me`: what a page says of its visitor, who is in no page that is the same for everyone. A page asks once,
 * where the browser has the hint of a session; a hint without one is removed. Spec 6.02.
 */
export const meRoutes = ({
  identifyVisitor,
  watchlist,
}: Pick<SiteServices, 'identifyVisitor' | 'watchlist'>) =>
  new Hono<AppEnv>()
    .get('/api/me', async (c) => {
      const asked = { tenant: c.get('tenant'), origin: c.get('origin'), ...visitorHeaders(c) }
      const visitor = await identifyVisitor(asked)
      c.header('cache-control', personalControl)
      if (isSignedIn(visitor)) {
        const { name, user, account } = visitor
        const { slug, site } = asked.tenant
        const items = site.flags.watchlist ? await (await watchlist?.(slug))?.items(account) : []
        const saved = items?.map(({ car }) => car) ?? []
        // What the script of the list says, which pages need not carry.
        const words = site.flags.watchlist ? { words: watchlistWords(site.words) } : {}
        const named = name === undefined ? {} : { name }
        return c.json({ signed_in: true, ...named, phone: user.phone, saved, ...words })
      }
      if (hasSessionHint(c.req.header('cookie') ?? '')) forgetSession(asked)
      return c.json({ signed_in: false })
    })
    .all('/api/me', otherMethods('GET, HEAD'))
