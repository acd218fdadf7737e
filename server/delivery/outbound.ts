import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { errorCode } from '../system-error.ts'
import { isPublicAddress } from './public-address.ts'

/** More of an answer is not read. */
const ANSWER_BYTES = 64 * 1024
const ANSWER_WITHIN_MS = 10_000

export interface OutboundOptions {
  /** Whether `http:` and addresses of this machine and private networks are allowed: not in production. */
  readonly allowsPrivate: boolean
  /** The whole request, the connection included, milliseconds; default 10,000. */
  readonly withinMs?: number
  /** The addresses of a host name; default: those of the system. */
  readonly resolve?: (hostname: string) => Promise<readonly LookupAddress[]>
}

export interface OutboundRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface OutboundAnswer {
  readonly status: number
  /** The beginning of its body, as far as it came in time. */
  readonly text: string
}

/** Why there was no answer; the message has nothing that was sent. */
export class OutboundError extends Error {}

const systemResolve = (hostname: string) => lookup(hostname, { all: true, verbatim: true })

/**
 * Posts a body to an address that a dealer chose. Follows no redirect, reads at most 64 kB of the answer,
 * and connects only to the addresses that it has checked, so that a name cannot lead into the private
 * network of the server, whatever it resolves to later.
 * @throws OutboundError
 */
export async function post(
  { url, headers, body }: OutboundRequest,
  options: OutboundOptions,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  const { allowsPrivate, withinMs = ANSWER_WITHIN_MS, resolve = systemResolve } = options
  const target = targetOf(url, allowsPrivate)
  const limit = AbortSignal.any([signal, AbortSignal.timeout(withinMs)])
  const open = target.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise<OutboundAnswer>((done, refuse) => {
    let hasStatus = false
    // Once the status has come, the rest of the answer changes nothing.
    const fail = (cause: unknown) => hasStatus || refuse(outboundError(cause, limit))
    const request = open(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      lookup: checkedLookup(resolve, allowsPrivate),
      // A connection of its own: one kept open may be closed by the receiver at any moment.
      agent: false,
      signal: limit,
    })
    request.on('error', fail)
    // After an answer with nothing usable, such as a change of protocol; else without effect.
    request.on('close', () =>
      fail(new OutboundError('The connection was closed without an answer')),
    )
    request.on('response', async (response) => {
      hasStatus = true
      const text = await readStart(response)
      done({ status: response.statusCode ?? 0, text })
      request.destroy()
    })
    request.end(body)
  })
}

/** @throws OutboundError */
function targetOf(text: string, allowsPrivate: boolean): URL {
  const url = URL.parse(text)
  if (!url) throw new OutboundError('The address is not a URL')
  if (url.protocol !== 'https:' && !(allowsPrivate && url.protocol === 'http:')) {
    throw new OutboundError('The address is not https')
  }
  // A number needs no look-up, so that none would check it.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !allowsPrivate && !isPublicAddress(host)) throw notPublicError()
  return url
}

const notPublicError = () =>
  new OutboundError('The address is of this machine or of a private network')

function checkedLookup(
  resolve: NonNullable<OutboundOptions['resolve']>,
  allowsPrivate: boolean,
): LookupFunction {
  return (hostname, { all }, callback) => {
    const found = async () => {
      const addresses = await resolve(hostname)
      const allowed = allowsPrivate
        ? addresses
        : addresses.filter(({ address }) => isPublicAddress(address))
      if (allowed.length === 0) throw notPublicError()
      return allowed
    }
    found().then(
      (allowed) => {
        const [first] = allowed
        if (all) callback(null, [...allowed])
        else callback(null, first?.address ?? '', first?.family)
      },
      (cause: NodeJS.ErrnoException) => callback(cause, ''),
    )
  }
}

/** The beginning of a body; what is cut off or late is left out: the status has come. */
async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= ANSWER_BYTES) break
    }
  } catch {
    // The receiver hung up, or the time is over.
  }
  return Buffer.concat(chunks).subarray(0, ANSWER_BYTES).toString()
}

function outboundError(cause: unknown, limit: AbortSignal): OutboundError {
  if (cause instanceof OutboundError) return cause
  if (limit.aborted) {
    const isLate = limit.reason instanceof DOMException && limit.reason.name === 'TimeoutError'
    return new OutboundError(isLate ? 'There was no answer in time' : 'The server was stopping')
  }
  // Codes alone: a message may repeat what was sent.
  return new OutboundError(`The request failed: ${errorCode(cause) ?? 'without a code'}`)
}
