import type { RequestListener } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { causeText, type Log } from '../log.ts'
import { type PlainPage, plainPageHtml, plainPagePolicy } from './plain-page.ts'
import { newRequestId } from './request-id.ts'
import { securityHeaders } from './security-headers.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

/**
 * Answers Node's requests with `fetch`. A request without a host, or whose target is not a valid URL, is
 * answered with 400.
 */
export const requestListener = (fetch: Fetch, log: Log): RequestListener =>
  getRequestListener(fetch, {
    errorHandler: (cause) =>
      cause instanceof RequestError ? plainResponse(400, malformed) : failed(cause, log),
  })

const malformed: PlainPage = {
  title: 'This request cannot be answered',
  text: ['It has no host name, or its address cannot be read.'],
}

/** For thrown values that are not an Error, which Hono's `onError` does not catch. */
function failed(cause: unknown, log: Log): Response {
  log.error('request_failed', { cause: causeText(cause) })
  return plainResponse(500, { title: 'Something went wrong', text: ['The error is on our side.'] })
}

const plainResponse = (status: number, page: PlainPage): Response =>
  new Response(plainPageHtml(page), {
    status,
    headers: {
      ...securityHeaders,
      'x-request-id': newRequestId(),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': plainPagePolicy,
      'cache-control': 'no-store',
    },
  })
