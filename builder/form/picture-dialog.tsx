import { Upload } from 'lucide'
import { useId, useRef, useState } from 'react'
import { DeskDialog } from '#desk/form/desk-dialog.tsx'
import { PICTURE_KINDS } from '#desk/site-media/picture-kinds.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { useForm } from './form-context.ts'
import type { PictureChoice } from './look-ups.ts'
import { useAnswer } from './use-answer.ts'

interface PictureDialogProps {
  /** The address that the field has. */
  readonly chosen: string
  readonly onChoose: (picture: PictureChoice) => void
  readonly onClose: () => void
}

/** The pictures of the site, to search and to choose one of, or to add one to. */
export function PictureDialog({ chosen, onChoose, onClose }: PictureDialogProps) {
  const { lookUps } = useForm()
  const { addPicture } = lookUps
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [share, setShare] = useState<number>()
  const [fault, setFault] = useState<string>()
  const pictures = useAnswer<readonly PictureChoice[] | undefined>(lookUps.pictures, undefined, '')
  const wanted = words.trim().toLowerCase()
  const fitting = pictures?.filter(({ title, alt = '' }) =>
    [title, alt].some((text) => text.toLowerCase().includes(wanted)),
  )
  const add = async (added: File) => {
    setFault(undefined)
    setShare(0)
    try {
      const picture = await addPicture?.(added, setShare)
      if (picture) onChoose(picture)
    } catch (cause) {
      setFault(cause instanceof Error ? cause.message : 'It could not be sent.')
    } finally {
      setShare(undefined)
    }
  }
  return (
    <DeskDialog title="Choose a picture" className="form-picture-dialog" onClose={onClose}>
      <div className="flex flex-wrap items-end gap-3">
        <Field id={id} label="Name or what it shows" className="flex-1">
          {(control) => (
            <Input
              {...control}
              type="search"
              value={words}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
          )}
        </Field>
        {addPicture && (
          <>
            <Button
              variant="outline"
              aria-disabled={share !== undefined || undefined}
              onClick={() => share === undefined && file.current?.click()}
            >
              <Glyph icon={Upload} className="size-4" />
              {share === undefined ? 'Add a picture' : `Adding, ${Math.floor(share * 100)} %`}
            </Button>
            <input
              ref={file}
              type="file"
              hidden
              accept={PICTURE_KINDS}
              aria-label="A picture to add"
              onChange={({ currentTarget }) => {
                const [added] = currentTarget.files ?? []
                currentTarget.value = ''
                if (added) void add(added)
              }}
            />
          </>
        )}
      </div>
      {fault !== undefined && (
        <p role="alert" className="text-bad">
          {fault}
        </p>
      )}
      <p role="status" className="form-hint">
        {!fitting
          ? 'Looking for pictures…'
          : fitting.length === 0
            ? pictures?.length === 0
              ? 'The site has no pictures yet.'
              : 'No picture has these words.'
            : `${fitting.length} ${fitting.length === 1 ? 'picture' : 'pictures'}`}
      </p>
      <ul className="form-pictures">
        {fitting?.map((picture) => (
          <li key={picture.path}>
            <button
              type="button"
              aria-pressed={picture.path === chosen}
              onClick={() => onChoose(picture)}
            >
              <img
                src={lookUps.pictureUrl(picture.shown ?? picture.path)}
                alt={picture.alt ?? ''}
                loading="lazy"
              />
              {picture.title}
            </button>
          </li>
        ))}
      </ul>
    </DeskDialog>
  )
}
