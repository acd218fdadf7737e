import { ArrowUp, Trash2 } from 'lucide'
import { useRef, useState } from 'react'
import type { CorrectedPhoto } from '#domain/car/correction.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { DeskForm } from '../form/desk-form.tsx'
import { PICTURE_KINDS } from '../site-media/picture-kinds.ts'
import { UploadNote } from '../site-media/upload-note.tsx'
import { useUploads } from '../site-media/use-uploads.ts'
import { CancelButton } from './correction-form.tsx'
import type { Wanted } from './stock-queries.ts'

export interface PhotosFormProps {
  readonly site: string
  readonly photos: readonly CorrectedPhoto[]
  readonly onSend: (wanted: Wanted) => Promise<void>
  readonly onClose: () => void
}

/** The photos of a car in order, each with what it shows; new ones go through the media library. */
export function PhotosForm({ site, photos: before, onSend, onClose }: PhotosFormProps) {
  const [photos, setPhotos] = useState(before)
  const file = useRef<HTMLInputElement>(null)
  const { uploads, add, clear } = useUploads(site, ({ path, alt }) =>
    setPhotos((all) => (all.some(({ url }) => url === path) ? all : [...all, { url: path, alt }])),
  )
  const send = () =>
    onSend({
      correction: {
        field: 'photos',
        value: photos.map(({ url, alt }) => ({ url, ...(alt && { alt }) })),
      },
    })
  const change = (at: number, alt: string) =>
    setPhotos((all) => all.map((photo, index) => (index === at ? { ...photo, alt } : photo)))
  return (
    <DeskForm
      onSend={send}
      submit="Save"
      buttons={
        <>
          <Button variant="outline" onClick={() => file.current?.click()}>
            Add photos
          </Button>
          <CancelButton onClose={onClose} />
        </>
      }
    >
      <input
        ref={file}
        type="file"
        hidden
        multiple
        accept={PICTURE_KINDS}
        aria-label="Photos to add"
        onChange={({ currentTarget }) => {
          add(currentTarget.files ?? [])
          currentTarget.value = ''
        }}
      />
      <UploadNote uploads={uploads} onClose={clear} />
      <ol className="stock-corrections">
        {photos.map(({ url, alt = '' }, index) => (
          <li key={url}>
            <Field id={`photo-${index}`} label={`Photo ${index + 1} shows`} hint={nameOf(url)}>
              {(control) => (
                <Input
                  {...control}
                  value={alt}
                  onChange={({ currentTarget }) => change(index, currentTarget.value)}
                />
              )}
            </Field>
            <span className="flex gap-1">
              {index > 0 && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Photo ${index + 1} one place earlier`}
                  onClick={() => setPhotos((all) => earlier(all, index))}
                >
                  <Glyph icon={ArrowUp} className="size-4" />
                </Button>
              )}
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Take photo ${index + 1} out`}
                onClick={() => setPhotos((all) => all.filter((_, at) => at !== index))}
              >
                <Glyph icon={Trash2} className="size-4" />
              </Button>
            </span>
          </li>
        ))}
      </ol>
    </DeskForm>
  )
}

/** The last part of an address. */
const nameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1)

/** A list in which the one at a place stands before the one that was before it. */
function earlier<Item>(all: readonly Item[], at: number): Item[] {
  const rest = all.filter((_, index) => index !== at)
  return [...rest.slice(0, at - 1), ...all.slice(at, at + 1), ...rest.slice(at - 1)]
}
