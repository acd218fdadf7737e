import './publish.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { call } from '#desk/api/call.ts'
import { DeskDialog } from '#desk/form/desk-dialog.tsx'
import { useMe, useSite, whoOf } from '#desk/frame/me.ts'
import { isSendKey } from '#desk/keys/send-key.ts'
import { sayingOf } from '#desk/states/saying.ts'
import { zoneName } from '#domain/appointment/day-names.ts'
import { localInstants } from '#domain/appointment/local-time.ts'
import { dayAfter } from '#domain/calendar.ts'
import { calendarDay } from '#domain/format.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { Kbd } from '#staff/ui/key-line/kbd.tsx'
import { Button, buttonVariants } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { AuditMessage } from '../frame/messages.ts'
import { SentenceList } from '../history/sentence-list.tsx'
import { sentencesOf } from '../history/sentences.ts'
import type { DraftProblem } from '../model/problems.ts'
import { pageOf } from '../screen/make-draft.ts'
import { useOpenPage, usePage } from '../screen/open-page.ts'
import { checksQuery, freshDocument } from '../screen/queries.ts'
import { takesFocus } from '../screen/takes-focus.ts'
import { useStore } from '../screen/use-store.ts'
import { type CheckLine, checkLines } from './check-lines.ts'
import { CheckList } from './check-list.tsx'

type Answer = StaffAnswer<'POST /:site/publish'>
type Document = StaffAnswer<'GET /:site/document'>

export interface PublishDialogProps {
  /** The document as it was asked for last. */
  readonly document: Document
  readonly siteName: string
  /** The live revision that the draft was begun on. */
  readonly base: number
  /** What the page is called. */
  readonly name: string
  /** It is live as a revision, or will be published at a moment. */
  readonly onPublished: (answer: Extract<Answer, { published: true }>) => void
  readonly onGoTo: (problem: DraftProblem) => void
  readonly onClose: () => void
}

/** What was checked and what changes, a message for the history, and when. */
export function PublishDialog(props: PublishDialogProps) {
  const { document, siteName, base, name, onPublished, onGoTo, onClose } = props
  const { site, path, draft, kinds } = useOpenPage()
  const me = useMe()
  const { time_zone: zone } = useSite()
  const { page: pageName = '' } = useParams({ strict: false })
  const queries = useQueryClient()
  const page = usePage((value) => value)
  const { problems, save } = useStore(draft, (state) => state)
  const [message, setMessage] = useState('')
  const [at, setAt] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Extract<Answer, { published: false }>>()
  const [failure, setFailure] = useState<string>()
  const goingTo = useRef<DraftProblem>(undefined)
  const [live, setLive] = useState(document.live)
  /** The revision that it may take the place of: another than it was begun on is asked for. */
  const [over, setOver] = useState(base)
  useEffect(() => {
    // What is checked and published is what is saved.
    void draft.flush()
  }, [draft])
  const before = live.value && pageOf(live.value)
  const sentences = before ? sentencesOf(before, page, kinds) : []
  const isSaved = save.kind === 'saved'
  const checks = useQuery({ ...checksQuery(site, path, draft.version), enabled: isSaved })
  const seen = usePageAudit()
  const lines = [
    ...checkLines(checks.data?.problems ?? problems, checks.data?.page, seen),
    baseLine(base, live.n),
  ]
  const errors = lines.filter(({ kind }) => kind === 'error').length
  const isBlocked = errors > 0 || !isSaved || draft.version === 0

  async function publish(over: number): Promise<void> {
    if (isBlocked || isBusy) return
    const [day = '', time = ''] = at?.split('T') ?? []
    const [moment] = localInstants(day, time, zone)
    if (at !== undefined && !moment)
      return setFailure('The clocks of the site are set forward over this time. Choose another.')
    setBusy(true)
    setFailure(undefined)
    try {
      const answer = await call('POST /:site/publish', {
        params: { site },
        body: {
          path,
          version: draft.version,
          base: over,
          message,
          ...(moment && { at: moment.toISOString() }),
        },
      })
      if (answer.published) onPublished(answer)
      else setRefusal(answer)
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause
      setFailure(sayingOf(cause))
    }
    setBusy(false)
  }

  async function lookAgain(): Promise<void> {
    const fresh = await freshDocument(queries, site, path)
    setLive(fresh.live)
    setOver(fresh.live.n)
    setRefusal(undefined)
  }

  return (
    <DeskDialog
      title={`Publish ${name}`}
      description={
        live.n === 0
          ? `The first revision${before ? ', over the file of the site' : ''}`
          : `Revision ${live.n + 1}, over ${live.n}`
      }
      className="publish-dialog"
      onClose={onClose}
      focusAfter={() => {
        if (goingTo.current) onGoTo(goingTo.current)
        return goingTo.current !== undefined
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void publish(over)
        }}
        onKeyDown={(event) => {
          if (isSendKey(event)) void publish(over)
        }}
      >
        <div className="publish-parts">
          <section aria-label="Checked" className="publish-checks">
            <h3>Checked</h3>
            {checks.error && (
              <Notice tone="warning" role="alert" className="p-2">
                {sayingOf(checks.error)}
              </Notice>
            )}
            <CheckList
              lines={lines}
              onGoTo={(to) => {
                goingTo.current = to
                onClose()
              }}
            />
          </section>
          <section aria-label="What changes">
            <h3>What changes</h3>
            {before ? (
              <SentenceList sentences={sentences} none="Nothing differs from what is live." />
            ) : (
              <p>This page is new.</p>
            )}
            <label className="publish-field">
              <b>For the history</b>
              <input
                ref={takesFocus}
                value={message}
                maxLength={500}
                onChange={({ currentTarget }) => setMessage(currentTarget.value)}
              />
            </label>
            <fieldset className="publish-field">
              <legend>
                <b>When</b>
              </legend>
              <label>
                <input
                  type="radio"
                  name="when"
                  checked={at === undefined}
                  onChange={() => setAt(undefined)}
                />{' '}
                Now
              </label>
              <label>
                <input
                  type="radio"
                  name="when"
                  checked={at !== undefined}
                  onChange={() => setAt(tomorrow(zone))}
                />{' '}
                Later
              </label>
              {at !== undefined && (
                <label>
                  <span className="sr-only">Moment, by the clocks of the site: </span>
                  <input
                    type="datetime-local"
                    required
                    value={at}
                    onChange={({ currentTarget }) => setAt(currentTarget.value)}
                  />{' '}
                  {zoneName(at.slice(0, 10), 'en-AU', zone)}
                </label>
              )}
            </fieldset>
          </section>
        </div>
        {refusal && (
          <Notice tone="warning" role="alert" className="m-4 p-2">
            {refusalWords(refusal, whoOf(refusal.by, me), live.n)}{' '}
            <Button variant="link" size="sm" onClick={() => void lookAgain()}>
              See what changed
            </Button>
            {refusal.reason === 'newer_revision' && refusal.n !== undefined && (
              <Button variant="link" size="sm" onClick={() => void publish(refusal.n ?? 0)}>
                Publish mine on top
              </Button>
            )}
          </Notice>
        )}
        {failure !== undefined && (
          <Notice tone="error" role="alert" className="m-4 p-2">
            {failure}
          </Notice>
        )}
        <div className="dialog-foot">
          <Link
            to="/builder/$site/$page/sites"
            params={{ site, page: pageName }}
            className={buttonVariants({ variant: 'outline' })}
          >
            To more sites…
          </Link>
          <span role="status">
            {stateWords(lines, isSaved, checks.isFetching || seen === 'running', draft.version)}
          </span>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isBlocked || isBusy}>
            {isBusy ? 'Publishing…' : publishWords(siteName, base, over)}{' '}
            <Kbd aria-hidden="true">Ctrl ↵</Kbd>
          </Button>
        </div>
      </form>
    </DeskDialog>
  )
}

const publishWords = (siteName: string, base: number, over: number): string =>
  base === over ? `Publish to ${siteName}` : `Publish on top of revision ${over}`

const stateWords = (
  lines: readonly CheckLine[],
  isSaved: boolean,
  isChecking: boolean,
  version: number,
): string => {
  const count = (of: CheckLine['kind']) => lines.filter(({ kind }) => kind === of).length
  const [errors, warnings] = [count('error'), count('warning')]
  if (errors > 0) return `${errors} ${errors === 1 ? 'thing' : 'things'} must be mended first`
  if (!isSaved) return 'Saving first…'
  if (isChecking) return 'Checking the page…'
  if (version === 0) return 'There is no draft to publish'
  return `Nothing must be mended${warnings === 0 ? '' : `, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`}`
}

/** `known`: the live revision when this was opened. */
const refusalWords = (
  { reason, n }: Extract<Answer, { published: false }>,
  who: string,
  known: number,
): string => {
  switch (reason) {
    case 'newer_revision':
      return `${who} published revision ${n} ${n === known ? 'since you began' : 'while you looked'}.`
    case 'newer_draft':
      return `${who} saved another draft while you looked.`
    default:
      return 'It has problems that must be mended first.'
  }
}

/** What only the preview can tell, asked for once. */
function usePageAudit(): AuditMessage | 'running' | undefined {
  const { audit } = useOpenPage()
  const [seen, setSeen] = useState<AuditMessage | 'running' | undefined>('running')
  useEffect(() => {
    void audit.run().then(setSeen)
  }, [audit])
  return seen
}

const baseLine = (base: number, live: number): CheckLine =>
  base === live
    ? {
        kind: 'good',
        title: 'Not published since you began',
        text: live === 0 ? 'Based on what the site ships with' : `Based on revision ${live}`,
      }
    : {
        kind: 'warning',
        title: 'Published since you began',
        text: `You began on ${base === 0 ? 'what the site ships with' : `revision ${base}`}; revision ${live} is live. What changes is told from that.`,
      }

/** Tomorrow at six in the morning in a zone, as a field of a moment takes it. */
const tomorrow = (zone: string): string => `${dayAfter(calendarDay(new Date(), zone), 1)}T06:00`
