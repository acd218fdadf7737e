import { Hono } from 'hono'
import { signInPath } from '#domain/account/sign-in-path.ts'
import { isSignedIn } from '#domain/account/visitor.ts'
import type { AppEnv } from '../http/app-env.ts'
import { otherMethods } from '../http/methods.ts'
import { personalControl, siteRequest } from '../site/routes.ts'
import type { MyDetailsTools } from './my-details-pages.ts'

const PATH = '/api/my-details'

/**
 * `GET /api/my-details`: everything that is stored of the signed-in buyer, as a file of JSON, by the list of all
 * tables. Whose session has ended is led to sign in.
 */
export const exportRoute = ({ services, open }: MyDetailsTools): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get(PATH, async (c) => {
      c.header('cache-control', personalControl)
      const { slug, site } = c.get('tenant')
      const visitor = await siteRequest(c, services).visitor()
      const data =
        isSignedIn(visitor) && (await (await open()).personal(slug).data(visitor.account))
      if (!data) return c.redirect(signInPath({ redirect: '/my-details', back: '/' }), 303)
      const exported = { site: site.name, exported: services.clock().toISOString(), ...data }
      c.header('content-disposition', `attachment; filename="my-data-${slug}.json"`)
      return c.body(`${JSON.stringify(exported, null, 2)}\n`, 200, {
        'content-type': 'application/json; charset=utf-8',
      })
    })
    .all(PATH, otherMethods('GET, HEAD'))
