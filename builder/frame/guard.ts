import type { KeptAddress } from './address.ts'

/**
 * Lets the page's own scripts read, and nothing more: what they would send, such as an enquiry, is refused.
 * Blocks that a search asks for come of the draft. Returns the browser's `fetch`, for the frame itself.
 */
export function guardNetwork({ within }: Pick<KeptAddress, 'within'>): typeof fetch {
  const send = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.method !== 'GET') throw new TypeError('A preview sends nothing')
    const isBlocks = new URL(request.url).searchParams.has('_blocks')
    return send(isBlocks ? new Request(within(request.url), request) : request)
  }
  navigator.sendBeacon = () => false
  return send
}
