import { Upload as UploadIcon, X } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Button } from '#ui/button/button.tsx'
import type { Upload } from './use-uploads.ts'

interface UploadNoteProps {
  readonly uploads: readonly Upload[]
  readonly onClose: () => void
}

/** How far the files are that are on their way, and why some were not taken. */
export function UploadNote({ uploads, onClose }: UploadNoteProps) {
  if (uploads.length === 0) return null
  const isOver = uploads.every(({ state }) => state === 'done' || state === 'refused')
  const refused = uploads.filter(({ state }) => state === 'refused').length
  const added = uploads.length - refused
  const files = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`
  return (
    <div className="media-note">
      <Glyph icon={UploadIcon} className="size-4" />
      <div className="grid min-w-0 flex-1 gap-1">
        {/* Told when it begins and when it is over, not with every percent. */}
        <b role="status">
          {isOver
            ? `${files(added)} added${refused > 0 ? `, ${files(refused)} not taken` : ''}`
            : `Adding ${files(uploads.length)}`}
        </b>
        <ul>
          {uploads.map(({ key, name, state, share, says }) => (
            <li key={key} data-state={state}>
              <span className="break-all">{name}</span>{' '}
              {state === 'sending' && share < 1 && `${Math.floor(share * 100)} %`}
              {state === 'sending' && share === 1 && 'is being prepared'}
              {state === 'waiting' && 'waits'}
              {state === 'done' && (says ?? 'is added')}
              {state === 'refused' && `was not taken: ${says}`}
            </li>
          ))}
        </ul>
      </div>
      {isOver && (
        <Button
          variant="ghost"
          size="sm"
          className="self-start"
          aria-label="Close this note"
          onClick={onClose}
        >
          <Glyph icon={X} className="size-4" />
        </Button>
      )}
    </div>
  )
}
