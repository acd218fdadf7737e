import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide'
import { useRef, useState } from 'react'
import { AlertModal, AlertModalContent } from '#staff/ui/alert-modal/alert-modal.tsx'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { Kbd } from '#staff/ui/key-line/kbd.tsx'
import { useFocusBack } from '#staff/ui/modal/use-focus-back.ts'
import { call } from '../api/call.ts'
import { mediaQuery, pictureUsesQuery } from '../api/queries.ts'
import { upload } from '../api/upload.ts'
import { DetailHead } from '../frame/detail-head.tsx'
import { useTell } from '../frame/undo.tsx'
import { useKeys } from '../keys/use-keys.tsx'
import { Freshness } from '../states/query-state.tsx'
import { momentOf, sayingOf, whenOf } from '../states/saying.ts'
import { bytesOf, editorOf, type Picture, placesOf, sizeOf, wordsOf } from './media-rows.ts'
import { PICTURE_KINDS } from './picture-kinds.ts'
import { PictureWords } from './picture-words.tsx'

interface PictureDetailProps {
  readonly site: string
  readonly picture: Picture
  /** Why the person may not edit it, or replace it. */
  readonly refusals: { readonly edit: string | undefined; readonly replace: string | undefined }
  readonly onClose: () => void
}

/** What is known of a picture, where it is used, and what can be done with it. */
export function PictureDetail({ site, picture, refusals, onClose }: PictureDetailProps) {
  const tell = useTell()
  const queries = useQueryClient()
  const focusBack = useFocusBack()
  const file = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const [share, setShare] = useState<number>()
  const params = { site, id: picture.id }
  const uses = useQuery(pictureUsesQuery(site, picture.id))
  const refresh = () => queries.invalidateQueries(mediaQuery(site))
  const replace = useMutation({
    mutationFn: (next: File) => {
      const query = { key: crypto.randomUUID() }
      return upload('POST /:site/media/:id/file', {
        params,
        query,
        file: next,
        onProgress: setShare,
      })
    },
    onSuccess: ({ name }) => tell(`${name} is replaced; the site shows the new one now.`),
    onError: (cause) => tell(sayingOf(cause)),
    onSettled: () => {
      setShare(undefined)
      return refresh()
    },
  })
  const restore = useMutation({
    mutationFn: () => call('POST /:site/media/:id/restore', { params }),
    onSuccess: () => tell(`${picture.name} is back.`),
    onError: (cause) => tell(sayingOf(cause)),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: () => call('POST /:site/media/:id/remove', { params }),
    onSuccess: ({ removed }) => {
      if (!removed) return tell(`${picture.name} is used meanwhile, and stays.`)
      onClose()
      tell(`${picture.name} is deleted.`, () => restore.mutate())
    },
    onError: (cause) => tell(sayingOf(cause)),
    onSettled: refresh,
  })
  const [live = [], kept = []] = [false, true].map((isKept) =>
    (uses.data ?? []).filter(({ state }) => (state === 'revision') === isKept),
  )
  const isUsed =
    uses.data === undefined
      ? 'Where it is used is not known yet'
      : uses.data.length > 0
        ? `It stays while ${live.length > 0 ? 'something' : 'a revision of the last 90 days'} uses it`
        : undefined
  const deletion = refusals.edit ?? isUsed
  useKeys([
    ...(refusals.replace === undefined
      ? [{ keys: 'r', label: 'replace', run: () => file.current?.click() }]
      : []),
  ])
  const at = new Date(picture.at)
  return (
    <>
      <section className="desk-section">
        <DetailHead what="the picture" onClose={onClose}>
          {picture.name}
        </DetailHead>
      </section>
      <PictureWords key={picture.id} site={site} picture={picture} refusal={refusals.edit} />
      <section className="desk-section">
        <dl className="media-list">
          <dt>Size</dt>
          <dd>
            {sizeOf(picture)}, {bytesOf(picture.size)}; sent as AVIF or WebP, in the size that fits
          </dd>
          <dt>Added</dt>
          <dd>
            {picture.by?.name ?? 'By the program'},{' '}
            <time dateTime={picture.at} title={momentOf(at)}>
              {whenOf(at, new Date())}
            </time>
          </dd>
          <dt>Address</dt>
          <dd>
            <code className="break-all">{picture.path}</code>
          </dd>
        </dl>
      </section>
      <section className="desk-section">
        <h2>{live.length > 0 ? `Used in ${placesOf(live.length)}` : 'Not used'}</h2>
        <Freshness query={uses} />
        {uses.isPending && <p role="status">Looking where it is used…</p>}
        <ul className="media-uses">
          {[...live, ...kept].map((use) => {
            const address = editorOf(site, use)
            return (
              <li key={JSON.stringify(use)}>
                <Glyph icon={FileText} className="size-4" />
                {address === undefined ? wordsOf(use) : <a href={address}>{wordsOf(use)}</a>}
              </li>
            )
          })}
        </ul>
        <div className="mt-3 flex flex-wrap gap-2">
          <GuardedButton
            variant="outline"
            size="sm"
            refusal={refusals.replace}
            aria-disabled={replace.isPending || undefined}
            onClick={() => file.current?.click()}
          >
            {share === undefined ? (
              <>
                Replace everywhere… <Kbd aria-hidden="true">R</Kbd>
              </>
            ) : (
              `Replacing, ${Math.floor(share * 100)} %`
            )}
          </GuardedButton>
          <GuardedButton
            variant="outline"
            size="sm"
            refusal={deletion}
            onClick={() => remove.mutate()}
          >
            Delete
          </GuardedButton>
        </div>
        <p className="mt-1.5 text-ink-2 text-sm">
          {refusals.edit ??
            'A picture can be deleted when no page, no draft and no revision of the last 90 days uses it.'}
        </p>
        <input
          ref={file}
          type="file"
          hidden
          accept={PICTURE_KINDS}
          aria-label="The new picture"
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </section>
      {chosen && (
        <AlertModal open onOpenChange={(isOpen) => !isOpen && setChosen(undefined)}>
          <AlertModalContent
            onCloseAutoFocus={focusBack}
            title={`Replace ${picture.name} by ${chosen.name}?`}
            description={
              picture.uses > 0
                ? `${placesOf(picture.uses)} show the new picture at once. What they say of it stays as it is.`
                : 'Nothing uses it yet.'
            }
            confirm="Replace"
            cancel="Keep it"
            onConfirm={() => replace.mutate(chosen)}
          />
        </AlertModal>
      )}
    </>
  )
}
