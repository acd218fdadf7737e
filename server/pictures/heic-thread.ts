// The thread that decodes HEIC, which sharp's prebuilt library does not: libheif as WebAssembly.
import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'
import { giveWay } from '../worker/give-way.ts'
import type { JobReply } from '../worker/job-thread.ts'
import type { DecodedHeic, HeicOrder, Pixels } from './heic-decoder.ts'

/** Below pages and brochures. */
const NICENESS = 10
const CHANNELS = 3

const unreadable = { refused: 'unreadable' } as const

/**
 * The first picture of a HEIC file, made smaller by a whole factor: all of a large photo would be copied
 * between threads.
 */
async function decoded({ source, maxPixels, maxSide }: HeicOrder): Promise<DecodedHeic> {
  const context = libheif.heif_context_alloc()
  try {
    const bytes = typeof source === 'string' ? await readFile(source) : source
    libheif.heif_context_read_from_memory(context, bytes)
    const handle = libheif.heif_js_context_get_primary_image_handle(context)
    if ('code' in handle) return unreadable
    const width = libheif.heif_image_handle_get_width(handle)
    const height = libheif.heif_image_handle_get_height(handle)
    if (width * height > maxPixels) return { refused: 'too_many_pixels' }
    const { channels = [], image } = await libheif.heif_js_decode_image2(
      handle,
      libheif.heif_colorspace.heif_colorspace_RGB,
      libheif.heif_chroma.heif_chroma_interleaved_RGB,
    )
    libheif.heif_image_handle_release(handle)
    const [channel] = channels
    const pixels = channel ? smaller(channel, maxSide) : unreadable
    if (image) libheif.heif_image_release(image)
    return pixels
  } finally {
    libheif.heif_context_free(context)
  }
}

/** Each pixel is the mean of a square, of as many pixels as leave `maxSide`. */
function smaller(
  { width, height, stride, data }: Pixels & { readonly stride: number },
  maxSide: number,
): Pixels {
  const factor = Math.max(1, Math.floor(Math.max(width, height) / maxSide))
  const [columns, rows] = [Math.floor(width / factor), Math.floor(height / factor)]
  const result = new Uint8Array(columns * rows * CHANNELS)
  let at = 0
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const start = row * factor * stride + column * factor * CHANNELS
      for (let channel = 0; channel < CHANNELS; channel++) {
        result[at++] = meanOf(data, start + channel, factor, stride)
      }
    }
  }
  return { data: result, width: columns, height: rows }
}

function meanOf(data: Uint8Array, start: number, factor: number, stride: number): number {
  let sum = 0
  for (let y = 0; y < factor; y++) {
    for (let x = 0; x < factor; x++) sum += data[start + y * stride + x * CHANNELS] ?? 0
  }
  return sum / factor ** 2
}

async function replyTo(order: HeicOrder): Promise<JobReply<DecodedHeic>> {
  try {
    return { result: await decoded(order) }
  } catch (cause) {
    return { failure: cause instanceof Error ? cause : new Error(String(cause)) }
  }
}

parentPort?.on('message', async (order: HeicOrder) => {
  parentPort?.postMessage(await replyTo(order))
})

giveWay(NICENESS)
