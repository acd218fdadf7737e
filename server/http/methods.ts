import type { Handler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { AppError } from './app-error.ts'

/**
 * Answers the methods that a path does not support: OPTIONS with 204, any other with 405, both with the
 * supported methods in Allow (RFC 9110, 9.3.7 and 15.5.6).
 *
 * @param methods such as `GET, HEAD`
 */
export const otherMethods =
  (methods: string): Handler<AppEnv> =>
  (c) => {
    c.header('allow', `${methods}, OPTIONS`)
    if (c.req.method === 'OPTIONS') return c.body(null, 204)
    throw new AppError(405, 'method_not_allowed', `This address takes only ${methods}`)
  }
