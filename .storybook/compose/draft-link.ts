import { z } from 'zod'

/** A page file that is being edited: whose, its name without ending, its text. */
export interface ComposeDraft {
  readonly tenant: string
  readonly name: string
  readonly text: string
}

const draftSchema = z.object({ tenant: z.string(), name: z.string(), text: z.string() })
const parameter = '#draft='

/** The draft as the hash of an address: deflated JSON as base64url (RFC 4648, section 5). */
export async function draftHash(draft: ComposeDraft): Promise<string> {
  const stream = new Blob([JSON.stringify(draft)]).stream()
  const bytes = await bytesOf(stream.pipeThrough(new CompressionStream('deflate-raw')))
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return parameter + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The draft of an address's hash; undefined for another hash, or one that was cut off. */
export async function draftOfHash(hash: string): Promise<ComposeDraft | undefined> {
  if (!hash.startsWith(parameter)) return undefined
  try {
    const base64 = hash.slice(parameter.length).replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const stream = new Blob([bytes]).stream()
    const json = await bytesOf(stream.pipeThrough(new DecompressionStream('deflate-raw')))
    return draftSchema.parse(JSON.parse(new TextDecoder().decode(json)))
  } catch {
    return undefined
  }
}

const bytesOf = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream).arrayBuffer())
