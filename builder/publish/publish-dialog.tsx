import './publish.css'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { call } from '#desk/api/call.ts'
import { DeskDialog } from '#desk/form/desk-dialog.tsx'
import { useSite } from '#desk/frame/me.ts'
import { sayingOf } from '#desk/states/saying.ts'
import { zoneName } from '#domain/appointment/day-names.ts'
import { localInstants } from '#domain/appointment/local-time.ts'
import { dayAfter } from '#domain/calendar.ts'
import { calendarDay } from '#domain/format.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Kbd } from '#staff/ui/key-line/kbd.tsx'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { SentenceList } from '../history/sentence-list.tsx'
import { sentencesOf } from '../history/sentences.ts'
import type { DraftProblem } from '../model/problems.ts'
import { pageOf } from '../screen/make-draft.ts'
import { useOpenPage, usePage } from '../screen/open-page.ts'
import { documentQuery } from '../screen/queries.ts'
import { takesFocus } from '../screen/takes-focus.ts'
import { useStore } from '../screen/use-store.ts'

type Answer = StaffAnswer<'POST /:site/publish'>
type Document = StaffAnswer<'GET /:site/document'>

export interface PublishDialogProps {
  /** The document as it was asked for last. */
  readonly document: Document
  readonly siteName: string
  /** What the page is called. */
  readonly name: string
  /** It is live as a revision, or will be published at a moment. */
  readonly onPublished: (answer: Extract<Answer, { published: true }>) => void
  readonly onGoTo: (problem: DraftProblem) => void
  readonly onClose: () => void
}

/** What was checked and what changes, a message for the history, and when. */
export function PublishDialog(props: PublishDialogProps) {
  const { document, siteName, name, onPublished, onGoTo, onClose } = props
  const { site, path, draft, kinds } = useOpenPage()
  const { time_zone: zone } = useSite()
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
  useEffect(() => {
    // What is checked and published is what is saved.
    void draft.flush()
  }, [draft])
  const before = live.value && pageOf(live.value)
  const sentences = before ? sentencesOf(before, page, kinds) : []
  const errors = problems.filter(({ level }) => level === 'error')
  const isBlocked = errors.length > 0 || save.kind !== 'saved' || draft.version === 0

  async function publish(base: number): Promise<void> {
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
          base,
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
    const fresh = await queries.fetchQuery(documentQuery(site, path))
    setLive(fresh.live)
    setRefusal(undefined)
  }

  return (
    <DeskDialog
      title={`Publish ${name}`}
      description={
        live.n === 0
          ? 'The first revision, over the file of the site'
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
          void publish(live.n)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void publish(live.n)
        }}
      >
        <div className="publish-parts">
          <section aria-label="Checked" className="publish-checks">
            <h3>Checked</h3>
            <ul>
              {problems.map((problem) => (
                <Problem
                  key={`${problem.path.join('.')} ${problem.message}`}
                  problem={problem}
                  onGoTo={(to) => {
                    goingTo.current = to
                    onClose()
                  }}
                />
              ))}
              {errors.length === 0 && (
                <li>
                  <Glyph icon={CircleCheck} className="size-5 check-good" />
                  <p>
                    <b>Nothing keeps it from being published</b>
                    <br />
                    By the checks that every page of the site passes
                  </p>
                </li>
              )}
            </ul>
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
            {refusalWords(refusal)}{' '}
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
          <span role="status">{blockedWords(errors.length, save.kind, draft.version)}</span>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy={isBusy} busyLabel="Publishing…" aria-disabled={isBlocked}>
            Publish to {siteName} <Kbd aria-hidden="true">Ctrl ↵</Kbd>
          </SubmitButton>
        </div>
      </form>
    </DeskDialog>
  )
}

function Problem({
  problem,
  onGoTo,
}: { readonly problem: DraftProblem } & Pick<PublishDialogProps, 'onGoTo'>) {
  const { actions } = useOpenPage()
  const block = usePage(({ blocks }) => blocks && problem.block)
  const isError = problem.level === 'error'
  const of = actions.titleOfId(block)
  return (
    <li>
      <Glyph
        icon={isError ? CircleAlert : TriangleAlert}
        className={isError ? 'size-5 check-bad' : 'size-5 check-warn'}
      />
      <p>
        <b>{of}</b>
        <br />
        {problem.message}. {isError ? 'Must be mended.' : 'You may publish.'}
      </p>
      <Button variant="outline" size="sm" onClick={() => onGoTo(problem)}>
        Go there
      </Button>
    </li>
  )
}

const blockedWords = (errors: number, save: string, version: number): string => {
  if (errors > 0) return `${errors} ${errors === 1 ? 'thing' : 'things'} must be mended first`
  if (save !== 'saved') return 'Saving first…'
  return version === 0 ? 'There is no draft to publish' : ''
}

const refusalWords = ({ reason, n, by }: Extract<Answer, { published: false }>): string => {
  switch (reason) {
    case 'newer_revision':
      return `${by?.name ?? 'Somebody'} published revision ${n} while you looked.`
    case 'newer_draft':
      return 'Somebody saved another draft while you looked.'
    default:
      return 'It has problems that must be mended first.'
  }
}

/** Tomorrow at six in the morning in a zone, as a field of a moment takes it. */
const tomorrow = (zone: string): string => `${dayAfter(calendarDay(new Date(), zone), 1)}T06:00`
