import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { addressOf, answerOf, NoAnswer } from './call.ts'

/** The calls whose body is a file, and what the address of each says. */
interface Uploads {
  'POST /:site/media': { readonly site: string }
  'POST /:site/imports/pending': { readonly site: string }
  'POST /:site/media/:id/file': { readonly site: string; readonly id: string }
}

export interface UploadInput<Name extends keyof Uploads> {
  readonly params: Uploads[Name]
  readonly query: Readonly<Record<string, string>>
  readonly file: Blob
  /** Told how much of the file is sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Picture after picture, each takes as long as its line is slow. */
const LONGEST_WAIT_MS = 120_000

/**
 * Sends a file. `fetch` does not tell how far it is.
 * @throws Refusal, NoAnswer
 */
export function upload<Name extends keyof Uploads>(
  name: Name,
  { params, query, file, onProgress }: UploadInput<Name>,
): Promise<StaffAnswer<Name>> {
  const request = new XMLHttpRequest()
  const { promise, resolve, reject } = Promise.withResolvers<StaffAnswer<Name>>()
  const fail = () => reject(new NoAnswer(undefined))
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total)
  request.onerror = fail
  request.ontimeout = fail
  request.onload = () => {
    const response = new Response(request.status === 204 ? null : request.responseText, {
      status: request.status,
    })
    answerOf<Name>(response).then(resolve, reject)
  }
  request.timeout = LONGEST_WAIT_MS
  request.open('POST', addressOf(name.slice('POST '.length), { params: { ...params }, query }))
  request.setRequestHeader('content-type', 'application/octet-stream')
  request.send(file)
  return promise
}
