import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** Whether bytes of gzip expand to at most a number of bytes; they are not kept meanwhile. False for what is no gzip. */
export async function expandsTo(content: Uint8Array, most: number): Promise<boolean> {
  let size = 0
  const expanded = Readable.from([content]).pipe(createGunzip())
  try {
    for await (const chunk of expanded) {
      size += chunk.length
      if (size > most) return false
    }
  } catch {
    return false
  }
  return true
}
