import { crc32 } from 'node:zlib'

/** A PNG of a few bytes that says it has 400 megapixels. */
export function pixelBomb(png: Uint8Array): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(png)
  const [type, crc] = [12, 29]
  bytes.writeUInt32BE(20_000, type + 4)
  bytes.writeUInt32BE(20_000, type + 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(type, crc)), crc)
  return bytes
}
