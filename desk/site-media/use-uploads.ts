import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { MOST_UPLOAD_BYTES } from '#domain/staff/upload-limit.ts'
import { NoAnswer } from '../api/call.ts'
import { mediaQuery } from '../api/queries.ts'
import { upload } from '../api/upload.ts'
import { sayingOf } from '../states/saying.ts'
import { bytesOf, type Picture } from './media-rows.ts'

/** A file on its way to the library. */
export interface Upload {
  readonly key: string
  readonly name: string
  readonly state: 'waiting' | 'sending' | 'done' | 'refused'
  /** How much is sent, from 0 to 1. */
  readonly share: number
  /** Why it was not taken, or that it was there already. */
  readonly says?: string
}

/** More at once would only share the same line. */
const AT_ONCE = 2
/** A request that got no answer is sent again with its own key, which counts once. */
const TRIES = 3
const KIND = /^image\//

/** Sends files to the library of a site, some at once, and tells how far each is. */
export function useUploads(site: string, onAdded?: (picture: Picture) => void) {
  const queries = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const waiting = useRef<(() => Promise<void>)[]>([])
  const running = useRef(0)

  const set = (key: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)))

  async function send(key: string, file: File): Promise<void> {
    set(key, { state: 'sending' })
    const query = { name: file.name, key }
    const onProgress = (share: number) => set(key, { share })
    for (let left = TRIES; ; left--) {
      try {
        const params = { site }
        const answer = await upload('POST /:site/media', { params, query, file, onProgress })
        const { added, picture } = answer
        const says = added ? undefined : `is here already, as ${picture.name}`
        set(key, { state: 'done', share: 1, ...(says !== undefined && { says }) })
        onAdded?.(picture)
        await queries.invalidateQueries(mediaQuery(site))
        return
      } catch (cause) {
        if (cause instanceof NoAnswer && left > 1) continue
        const says = cause instanceof Error ? sayingOf(cause) : 'It could not be sent.'
        set(key, { state: 'refused', says })
        return
      }
    }
  }

  function startNext(): void {
    const next = running.current < AT_ONCE ? waiting.current.shift() : undefined
    if (!next) return
    running.current++
    void next().finally(() => {
      running.current--
      startNext()
    })
    startNext()
  }

  /** What this browser can tell at once; the server looks at the content. */
  function refusalOf({ type, size }: File): string | undefined {
    if (type !== '' && !KIND.test(type))
      return 'only pictures are taken: JPEG, PNG, WebP, AVIF, GIF or HEIC.'
    if (size > MOST_UPLOAD_BYTES) return `it has ${bytesOf(size)}, at most 20 MB are taken.`
    return undefined
  }

  function add(files: Iterable<File>): void {
    const isIdle = running.current === 0
    const added = Array.from(files, (file) => {
      const says = refusalOf(file)
      const key = crypto.randomUUID()
      if (says === undefined) waiting.current.push(() => send(key, file))
      const state = says === undefined ? ('waiting' as const) : ('refused' as const)
      return { key, name: file.name, state, share: 0, ...(says !== undefined && { says }) }
    })
    setUploads((all) => [...(isIdle ? [] : all), ...added])
    startNext()
  }

  return { uploads, add, clear: () => setUploads([]) }
}
