import './site-media.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Upload } from 'lucide'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { Kbd } from '#staff/ui/key-line/kbd.tsx'
import type { NoRows } from '#staff/ui/list-states/list-states.tsx'
import { mediaQuery, peopleQuery } from '../api/queries.ts'
import { ListFilters } from '../frame/list-filters.tsx'
import { refusalOf, useSite } from '../frame/me.ts'
import { enterKey, focusRow, rowKeys, searchKey } from '../frame/rows.ts'
import { Screen } from '../frame/screen.tsx'
import { Split } from '../frame/split.tsx'
import { KeyRegion, useKeys } from '../keys/use-keys.tsx'
import { Freshness } from '../states/query-state.tsx'
import { MediaGrid } from './media-grid.tsx'
import { type MediaShow, mediaShows, shownPictures, summaryOf } from './media-rows.ts'
import { PictureDetail } from './picture-detail.tsx'
import { PICTURE_KINDS } from './picture-kinds.ts'
import { UploadNote } from './upload-note.tsx'
import { useUploads } from './use-uploads.ts'

/** The media library of a site: pictures that its people upload, and where they are used. Spec 6.04. */
export function MediaScreen() {
  const site = useSite()
  const {
    q = '',
    show = 'all',
    picture,
  } = useSearch({
    from: '/signed-in/framed/staff/$site/media',
  })
  const navigate = useNavigate({ from: '/staff/$site/media' })
  const query = useQuery(mediaQuery(site.slug))
  const people = useQuery(peopleQuery(site.slug)).data?.people ?? []
  const pictures = query.data ?? []
  const opened = pictures.find(({ id }) => id === picture)
  const { uploads, add, clear } = useUploads(site.slug)
  const [isOver, setOver] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const look = (next: {
    readonly q?: string
    readonly show?: MediaShow
    readonly picture?: string
  }) => void navigate({ search: (before) => ({ ...before, ...next }), replace: true })
  const close = () => {
    void navigate({ search: ({ picture: _, ...before }) => before, replace: true })
    focusRow(picture)
  }
  const edit = refusalOf('edit_media', site.role, people)
  const replace = refusalOf('replace_media', site.role, people)
  useKeys([
    ...rowKeys,
    enterKey('details', picture),
    ...(edit === undefined
      ? [{ keys: 'n', label: 'add files', run: () => file.current?.click() }]
      : []),
    searchKey(search),
    ...(opened ? [{ keys: 'Escape', label: 'close the picture', run: close }] : []),
  ])
  const take = (files: FileList | undefined) => {
    if (files && files.length > 0 && edit === undefined) add(files)
  }
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event) || edit !== undefined) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files)
    },
    onPaste: ({ clipboardData }: ClipboardEvent) => take(clipboardData.files),
  }
  const shown = shownPictures(pictures, show, q)
  const noRows: NoRows = query.isPending
    ? { state: 'loading', text: 'Loading the pictures…' }
    : pictures.length > 0
      ? { state: 'empty', text: 'No picture fits these filters.' }
      : { state: 'empty', text: 'No pictures yet. Drop some here, paste one, or add files.' }
  return (
    <Screen
      title="Media"
      site={site.name}
      sub={query.data && summaryOf(query.data)}
      actions={
        <GuardedButton size="sm" refusal={edit} onClick={() => file.current?.click()}>
          <Glyph icon={Upload} className="size-4" /> Add files <Kbd aria-hidden="true">N</Kbd>
        </GuardedButton>
      }
    >
      <input
        ref={file}
        type="file"
        hidden
        multiple
        accept={PICTURE_KINDS}
        aria-label="Pictures to add"
        onChange={({ currentTarget }) => {
          take(currentTarget.files ?? undefined)
          currentTarget.value = ''
        }}
      />
      <ListFilters
        label="Name or what it shows"
        words={q}
        shows={mediaShows}
        show={show}
        rows={pictures}
        onLook={look}
        search={search}
      />
      <Split
        label="Picture"
        choose="Choose a picture to say what it shows, and to see where it is used."
        detail={
          opened ? (
            <PictureDetail
              site={site.slug}
              picture={opened}
              refusals={{ edit, replace }}
              onClose={close}
            />
          ) : undefined
        }
      >
        <KeyRegion className="media-drop" data-over={isOver || undefined} {...drop}>
          <Freshness query={query} />
          <UploadNote uploads={uploads} onClose={clear} />
          <MediaGrid
            site={site.slug}
            pictures={shown}
            noRows={noRows}
            opened={picture}
            onOpen={(id) => look({ picture: id })}
          />
        </KeyRegion>
      </Split>
    </Screen>
  )
}
