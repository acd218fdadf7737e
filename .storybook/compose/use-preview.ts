import { useEffect, useState } from 'react'
import type { FileProblem } from '#server/tenants/file-problem.ts'
import { demoPage } from '../pages/demo-page.ts'
import { demoSite } from '../pages/demo-site.ts'
import { withSiteMedia } from '../pages/site-media.ts'
import type { ComposeDraft } from './draft-link.ts'
import { inlinedAssets } from './inlined-assets.ts'

export interface PreviewState {
  /** The last document without errors; empty at first. */
  readonly html: string
  /** Whether `html` is of the current text. */
  readonly isCurrent: boolean
  /** As `npm run check` reports them. */
  readonly problems: readonly FileProblem[]
  /** What else failed, a sentence each: blocks, or the whole page. */
  readonly failures: readonly string[]
}

const nothing: PreviewState = { html: '', isCurrent: false, problems: [], failures: [] }

/** A pause in typing, in milliseconds. */
const PAUSE = 250

/** The file that the dealer would save the draft as. */
export const fileOf = ({ tenant, name }: ComposeDraft): string =>
  `tenants/${tenant}/pages/${name}.json`

/** Checks and renders a draft, after each pause in typing. */
export function usePreview(draft: ComposeDraft): PreviewState {
  const [state, setState] = useState(nothing)
  useEffect(() => {
    let isLatest = true
    const timer = setTimeout(async () => {
      const next = await rendered(draft)
      if (isLatest) setState((before) => (next.isCurrent ? next : { ...next, html: before.html }))
    }, PAUSE)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [draft])
  return state
}

async function rendered(draft: ComposeDraft): Promise<PreviewState> {
  try {
    const source = { file: fileOf(draft), text: draft.text }
    const { html, problems, faults } = await demoPage(demoSite(draft.tenant), source, inlinedAssets)
    const failures = faults.map(
      ({ blockId, cause }) => `The block "${blockId}" cannot be shown: ${reasonOf(cause)}`,
    )
    if (html === undefined) return { ...nothing, problems }
    return { html: withSiteMedia(html, draft.tenant), isCurrent: true, problems, failures }
  } catch (cause) {
    return { ...nothing, failures: [`The page cannot be shown: ${reasonOf(cause)}`] }
  }
}

const reasonOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause)
