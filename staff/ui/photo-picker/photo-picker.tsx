import { RotateCw, Trash2 } from 'lucide'
import { type ComponentProps, useId } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { buttonVariants } from '#ui/button/button.tsx'
import { Glyph } from '../glyph/glyph.tsx'
import type { Photo, PhotoFault } from './photo.ts'

export interface PhotoTexts {
  /** Names the field: "Photos of your car". */
  readonly label: string
  /** The button that chooses files. */
  readonly choose: string
  /** Where files may be dropped, and the limits. */
  readonly hint: string
  readonly sending: (percent: number) => string
  readonly sent: string
  readonly failed: string
  readonly faults: Readonly<Record<PhotoFault, string>>
  readonly remove: (name: string) => string
  readonly retry: (name: string) => string
}

export type PhotoPickerProps = Omit<ComponentProps<'div'>, 'children' | 'onDrop'> & {
  readonly photos: readonly Photo[]
  readonly texts: PhotoTexts
  /** Media types that the file dialog offers. */
  readonly types: readonly string[]
  /** The name of the native field, which is submitted where nothing is sent by script. */
  readonly name?: string
  /** Files that were chosen or dropped; `photoFault` says which to refuse. */
  readonly onFiles: (files: readonly File[]) => void
  readonly onRemove: (id: string) => void
  readonly onRetry: (id: string) => void
}

/** Photos to send: chosen in a file dialog or dropped, each with its preview and state. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { photos, texts, types, name, onFiles, onRemove, onRetry, ...rest } = props
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drop target's parent in forms that disable it
    <div role="group" aria-labelledby={`${id}-label`} {...rest} data-slot="photo-picker">
      <DropZone
        className="photo-drop"
        aria-label={texts.hint}
        onDrop={async ({ items }) => {
          const files = items.filter((item) => item.kind === 'file')
          onFiles(await Promise.all(files.map((item) => item.getFile())))
        }}
      >
        <strong id={`${id}-label`}>{texts.label}</strong>
        <label className={buttonVariants({ variant: 'outline' })}>
          {texts.choose}
          <input
            type="file"
            multiple
            accept={types.join(',')}
            aria-describedby={`${id}-hint`}
            {...(name !== undefined && { name })}
            className="sr-only"
            onChange={({ currentTarget }) => {
              onFiles([...(currentTarget.files ?? [])])
              // The same file may be chosen again after it was removed.
              currentTarget.value = ''
            }}
          />
        </label>
        <small id={`${id}-hint`}>{texts.hint}</small>
      </DropZone>
      {photos.length > 0 && (
        <ul className="photo-list" aria-label={texts.label}>
          {photos.map((photo) => (
            <PhotoRow
              key={photo.id}
              photo={photo}
              texts={texts}
              onRemove={onRemove}
              onRetry={onRetry}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type RowProps = Pick<PhotoPickerProps, 'texts' | 'onRemove' | 'onRetry'> & { readonly photo: Photo }

function PhotoRow({ photo, texts, onRemove, onRetry }: RowProps) {
  const { id, name, preview, state } = photo
  return (
    <li className="photo-item">
      {preview ? <img src={preview} alt="" /> : <span />}
      <div>
        {name}
        {state === 'sending' && (
          <progress value={photo.percent} max={100} aria-label={texts.sending(photo.percent)} />
        )}
        <p
          role={state === 'failed' || state === 'refused' ? 'alert' : 'status'}
          className={state === 'failed' || state === 'refused' ? 'photo-fault' : undefined}
        >
          {stateText(photo, texts)}
        </p>
      </div>
      <div className="photo-buttons">
        {state === 'failed' && (
          <button
            type="button"
            className="photo-button"
            aria-label={texts.retry(name)}
            onClick={() => onRetry(id)}
          >
            <Glyph icon={RotateCw} />
          </button>
        )}
        <button
          type="button"
          className="photo-button"
          aria-label={texts.remove(name)}
          onClick={() => onRemove(id)}
        >
          <Glyph icon={Trash2} />
        </button>
      </div>
    </li>
  )
}

/** Percentages are not announced: each would interrupt the last. */
function stateText(photo: Photo, texts: PhotoTexts): string {
  switch (photo.state) {
    case 'sending':
      return ''
    case 'sent':
      return texts.sent
    case 'failed':
      return texts.failed
    case 'refused':
      return texts.faults[photo.fault]
  }
}
