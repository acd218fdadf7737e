import { useEffect, useRef, useState } from 'react'
import { call } from '#desk/api/call.ts'
import { KeyRegion } from '#desk/keys/use-keys.tsx'
import { sayingOf } from '#desk/states/saying.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import type { FromFrame, RenderedMessage, ToFrame } from '../frame/messages.ts'
import type { Page } from '../model/page-edits.ts'
import { blockRows } from '../model/rows.ts'
import { type OpenPage, useOpenPage } from '../screen/open-page.ts'
import { type ViewAs, viewedAddress } from '../screen/view-as.ts'
import { useUsualWidth } from '../screen/view-as-bar.tsx'
import { showRow } from '../tree/focus-row.ts'
import type { Seen } from './seen.ts'
import { useFittedFrame } from './use-fitted-frame.ts'

export interface PreviewPaneProps {
  readonly view: ViewAs
  /** What it shows now. */
  readonly onSeen: (seen: Seen) => void
  /** The form of a block is wanted, and which field of it. */
  readonly onOpen: (id: string, field?: string) => void
  /** A link was followed. */
  readonly onLeave: (href: string) => void
}

/** The page as the real server renders it, in a frame of the dealer's host, at its true width scaled to fit. */
export function PreviewPane({ view, ...on }: PreviewPaneProps) {
  const open = useOpenPage()
  const frame = useRef<HTMLIFrameElement>(null)
  const { url, failure, again } = usePreviewUrl(open)
  const [isFaulty, setFaulty] = useState(false)
  const handlers = useRef({ ...on, setFaulty, again })
  handlers.current = { ...on, setFaulty, again }
  const address = url && viewedAddress(url, view)
  useFrame(open, frame, url, handlers)
  const usual = useUsualWidth()
  const { place, style } = useFittedFrame(view.width ?? usual)
  return (
    <KeyRegion className="preview-pane" data-region>
      {failure && (
        <Notice tone="warning" role="alert" className="m-4 items-center p-2">
          The preview could not be shown: {failure}{' '}
          <Button variant="link" size="sm" onClick={again}>
            Try again
          </Button>
        </Notice>
      )}
      {isFaulty && (
        <p className="preview-note" role="status">
          Shows the last version without problems.
        </p>
      )}
      <div className="preview-place" ref={place}>
        {address === undefined && !failure && <Spinner label="Loading the preview" />}
        {address !== undefined && (
          <iframe
            ref={frame}
            title="Preview of the page"
            src={address}
            style={style}
            sandbox="allow-scripts allow-same-origin"
            referrerPolicy="no-referrer"
          />
        )}
      </div>
    </KeyRegion>
  )
}

/** The address of the preview, with a token for some minutes. */
function usePreviewUrl({ site, path, audit }: OpenPage) {
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<{ url?: string; failure?: string }>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again
  useEffect(() => {
    const gone = new AbortController()
    audit.loading()
    preview(site, path, gone.signal).then(
      ({ url }) => setState({ url }),
      (cause: unknown) => {
        if (gone.signal.aborted) return
        audit.failed()
        setState({ failure: cause instanceof Error ? sayingOf(cause) : 'something failed.' })
      },
    )
    return () => gone.abort()
  }, [site, path, audit, tries])
  return { ...state, again: () => setTries((before) => before + 1) }
}

const preview = (site: string, path: string, signal?: AbortSignal) =>
  call('POST /:site/preview', { params: { site }, body: { path } }, signal)

const titlesOf = (kinds: OpenPage['kinds']): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(kinds.values(), ({ name, title }) => [name, title]))

interface Handlers {
  readonly current: Omit<PreviewPaneProps, 'view'> & {
    readonly setFaulty: (isFaulty: boolean) => void
  }
}

/** Talks with the frame: sends what is edited and selected, and takes what is chosen and written in it. */
function useFrame(
  { site, path, draft, actions, audit, kinds }: OpenPage,
  frame: { readonly current: HTMLIFrameElement | null },
  url: string | undefined,
  handlers: Handlers,
): void {
  useEffect(() => {
    if (url === undefined) return
    const { origin } = new URL(url)
    let version = 0
    let sent: Page | undefined
    let selected: string | undefined
    // Before that the frame shows another page, to which nothing may be sent.
    let isReady = false
    // From then on it can be looked at.
    let isShown = false
    const send = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, origin)
    const render = () => {
      sent = draft.editor.state().value
      version += 1
      send({ kind: 'render', version, value: draft.editor.state().value })
    }
    const select = (isNew = false) => {
      const [id] = blockRows(draft.editor.state().selection)
      if (id !== selected || isNew) send({ kind: 'select', id })
      selected = id
    }
    const changed = () => {
      if (!isReady) return
      select()
      // The frame shows the last of those that wait.
      if (draft.editor.state().value !== sent) render()
    }
    const rendered = ({ version: of, problems, hasErrors, conditions, empty }: RenderedMessage) => {
      if (of !== version || !sent) return
      draft.checked(problems, sent)
      handlers.current.setFaulty(hasErrors)
      handlers.current.onSeen({ conditions, empty })
    }
    const take = (message: FromFrame): void => {
      switch (message.kind) {
        case 'ready':
          isReady = true
          isShown = false
          send({ kind: 'titles', titles: titlesOf(kinds) })
          select(true)
          render()
          return
        case 'selected':
          selected = message.id
          actions.select([message.id])
          showRow(message.id)
          if (message.opens) handlers.current.onOpen(message.id, message.field)
          return
        case 'edited':
          actions.writeText(message)
          return
        case 'rendered':
          if (!isShown) audit.shown(() => send({ kind: 'audit' }))
          isShown = true
          rendered(message)
          return
        case 'audited':
          audit.told(message)
          return
        case 'key': {
          const { key, ctrlKey, shiftKey } = message
          const pressed = { key, ctrlKey, shiftKey, bubbles: true, cancelable: true }
          // Of a page's frame no more than it has to tell.
          if (ctrlKey ? key === 'Enter' : /^\S$/.test(key))
            frame.current?.dispatchEvent(new KeyboardEvent('keydown', pressed))
          return
        }
        case 'leaving':
          handlers.current.onLeave(message.href)
          return
        case 'expired':
          void preview(site, path).then(({ token }) => send({ kind: 'token', token }))
      }
    }
    const listen = ({ origin: from, source, data }: MessageEvent<FromFrame>) => {
      if (from === origin && source === frame.current?.contentWindow) take(data)
    }
    window.addEventListener('message', listen)
    const stop = draft.editor.subscribe(changed)
    return () => {
      stop()
      window.removeEventListener('message', listen)
    }
  }, [url, site, path, draft, actions, audit, kinds, frame, handlers])
}
