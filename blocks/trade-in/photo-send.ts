import type { Photo, PhotoAnswer } from './photo-queue.ts'

/** A line on which nothing moves for so long is lost, ms: decoding takes some seconds where many wait. */
const STILL_MS = 60_000
/** Nothing that another attempt would change. */
const REFUSED = [404, 413, 422]

const imagesPath = (valuation: string): string => `/api/trade-in/${valuation}/images`

/** Sends a photo as the body of one request, once by its key; never rejects. Spec 5.24. */
export const sendPhoto = (
  valuation: string,
  { key, place, name, file }: Photo,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<PhotoAnswer> =>
  new Promise((resolve) => {
    // `fetch` tells no progress.
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    let timer: ReturnType<typeof setTimeout>
    const moved = () => {
      clearTimeout(timer)
      timer = setTimeout(abort, STILL_MS)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      moved()
      progress(loaded / total)
    }
    request.onloadend = () => {
      clearTimeout(timer)
      resolve(answerOf(request))
    }
    signal.addEventListener('abort', abort)
    request.open(
      'POST',
      `${imagesPath(valuation)}?${new URLSearchParams({ name, place: `${place}` })}`,
    )
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('idempotency-key', `"${key}"`)
    moved()
    request.send(file)
  })

function answerOf({ status, responseText }: XMLHttpRequest): PhotoAnswer {
  if (status === 200 || status === 201) return 'sent'
  if (!REFUSED.includes(status)) return 'failed'
  try {
    return { refused: String(JSON.parse(responseText).error) }
  } catch {
    return 'failed'
  }
}

/** The keys of the photos that have arrived; undefined where nobody answers. */
export async function arrivedPhotos(valuation: string): Promise<ReadonlySet<string> | undefined> {
  try {
    const response = await fetch(imagesPath(valuation))
    // Of a valuation that has ended, the next photo says so.
    if (response.status === 404) return new Set()
    const { images } = await response.json()
    return new Set(images.map(({ key }: { key: string }) => key))
  } catch {
    return undefined
  }
}

export const removePhoto = (valuation: string, key: string): Promise<unknown> =>
  fetch(`/api/trade-in/${valuation}/remove-image`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
    keepalive: true,
  }).catch(() => undefined)
