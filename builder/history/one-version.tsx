import { useQuery } from '@tanstack/react-query'
import { Eye, RotateCcw } from 'lucide'
import { useId, useState } from 'react'
import { useSite } from '#desk/frame/me.ts'
import { useKeys } from '#desk/keys/use-keys.tsx'
import { Freshness } from '#desk/states/query-state.tsx'
import { momentOf } from '#desk/states/saying.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Segmented } from '../form/segmented.tsx'
import type { DocumentAnswer } from '../screen/make-draft.ts'
import { catalogueQuery, previewQuery, revisionQuery } from '../screen/queries.ts'
import { changesInWords } from './document-sentences.ts'
import { PutBack } from './put-back.tsx'
import { putBackOf, putBackWords } from './put-back-words.ts'
import {
  comparedWith,
  type Origin,
  type Revision,
  titleOfVersion,
  type Version,
} from './revisions.ts'
import { SentenceList } from './sentence-list.tsx'
import { SideBySide, versionAddress } from './side-by-side.tsx'

const views = [
  { value: 'changes', label: 'Changes' },
  { value: 'pages', label: 'Side by side' },
  { value: 'json', label: 'JSON' },
] as const
type View = (typeof views)[number]['value']

export interface OneVersionProps {
  readonly version: Version
  /** All of them, to compare with. */
  readonly versions: readonly Version[]
  /** What there is before the first. */
  readonly origin: Origin
  readonly document: DocumentAnswer
  readonly revision: Revision | undefined
  /** Why this person may not publish. */
  readonly refusal: string | undefined
  readonly mayEdit: boolean
  readonly onDraft: () => void
}

/** One version of a document: what changed by it, how it looks beside another, and the way back to it. */
export function OneVersion(props: OneVersionProps) {
  const { version, versions, origin, document, revision, refusal, mayEdit, onDraft } = props
  const site = useSite()
  const compareId = useId()
  const [isAsking, setAsking] = useState(false)
  const [view, setView] = useState<View>('changes')
  const [chosen, setChosen] = useState<number>()
  const live = document.live.n
  const against = chosen ?? comparedWith(version, document.live)
  const others = versions.filter((each) => each !== version && each !== 'draft')
  const now = useVersion(site.slug, document, version)
  const before = useVersion(site.slug, document, against)
  const catalogue = useQuery(catalogueQuery)
  const preview = useQuery(previewQuery(site.slug, document.path)).data
  const kinds = new Map(catalogue.data?.blocks.map((block) => [block.name, block]))
  const mayPutBack = version !== 'draft' && version !== live && mayEdit && now.isKnown
  useKeys(mayPutBack ? [{ keys: 'b', label: 'put back', run: () => setAsking(true) }] : [])
  const [is, was] = [now.value, before.value]
  const what = putBackOf(version, origin, revision?.removed, is !== undefined)
  return (
    <section aria-label={titleOfVersion(version, origin)} data-region>
      <div className="history-head">
        <div>
          <h2>{titleOfVersion(version, origin)}</h2>
          {revision && (
            <p>
              {momentOf(new Date(revision.at))}
              {revision.by && `, ${revision.by.name}`}
            </p>
          )}
        </div>
        <div className="history-deeds">
          {is && preview && (
            <Button
              variant="outline"
              size="sm"
              href={versionAddress(preview.url, version)}
              target="_blank"
              rel="noreferrer"
            >
              <Glyph icon={Eye} className="size-4" /> Look at it
            </Button>
          )}
          {mayPutBack && (
            <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
              <Glyph icon={RotateCcw} className="size-4" /> Put this back…
            </Button>
          )}
        </div>
      </div>
      <div className="history-view">
        {against !== undefined && others.length > 0 && (
          <>
            <label htmlFor={compareId}>Compare with</label>
            <Select
              id={compareId}
              value={against}
              onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
            >
              {others.map((each) => (
                <option key={each} value={each}>
                  {titleOfVersion(each, origin)}
                </option>
              ))}
            </Select>
          </>
        )}
        <Segmented label="View" value={view} options={views} onChoose={setView} />
      </div>
      <Freshness query={now.query.error ? now.query : before.query} />
      {view === 'changes' && against !== undefined && is && was && (
        <SentenceList
          sentences={changesInWords(was, is, kinds)}
          none={`It does not differ from ${lower(titleOfVersion(against, origin))}.`}
        />
      )}
      {view === 'changes' &&
        against !== undefined &&
        now.isKnown &&
        before.isKnown &&
        !(is && was) && (
          <p className="p-4">
            {origin === 'shared' ? 'The site’s own' : 'The page'} was {is ? 'made' : 'taken away'}.
          </p>
        )}
      {view === 'pages' && (
        <SideBySide
          site={site.slug}
          path={document.path}
          origin={origin}
          versions={[...(was && against !== undefined ? [against] : []), ...(is ? [version] : [])]}
        />
      )}
      {view === 'json' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and its text is selected by keys
        <pre className="history-json" tabIndex={0}>
          {JSON.stringify(is, null, 2)}
        </pre>
      )}
      {mayPutBack && (
        <Notice className="m-4 p-2">
          {putBackWords(what, version).note ??
            `An old version is put back as a draft, which goes live when it is published, or live at once as revision ${live + 1}. Nothing is deleted. If the template has changed since, its changes stay.`}
        </Notice>
      )}
      {isAsking && version !== 'draft' && (
        <PutBack
          document={document}
          n={version}
          value={is}
          what={what}
          refusal={refusal}
          onDraft={onDraft}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

const lower = (text: string): string => text.replace(/^./, (letter) => letter.toLowerCase())

/** The value of a version, which the draft's document has itself. */
function useVersion(site: string, document: DocumentAnswer, version: Version | undefined) {
  const isStored = typeof version === 'number'
  const n = isStored ? version : 0
  const query = useQuery({ ...revisionQuery(site, document.path, n), enabled: isStored })
  if (version === 'draft') return { query, value: document.value, isKnown: true }
  return { query, value: query.data?.value, isKnown: query.data !== undefined }
}
