import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Node's own request. Absent where there is no socket: in tests, and behind the development server. */
export function incomingOf(c: Context): IncomingMessage | undefined {
  // Hono's types do not include the adapter's bindings.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  return incoming
}
