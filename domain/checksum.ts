/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** A number of 32 bits that differs for nearly all different texts. It resists no forger. */
export function checksum(text: string): number {
  let hash = OFFSET
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return hash >>> 0
}
