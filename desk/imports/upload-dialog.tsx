import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { MOST_FEED_BYTES } from '#domain/staff/import-limit.ts'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { Select } from '#ui/field/select.tsx'
import { Refusal, unnamed } from '../api/call.ts'
import { upload } from '../api/upload.ts'
import { DeskDialog } from '../form/desk-dialog.tsx'
import { DeskForm, TextField } from '../form/desk-form.tsx'
import type { Run } from './import-words.ts'

export interface UploadDialogProps {
  readonly site: string
  readonly runs: readonly Run[]
  readonly mappings: readonly string[]
  readonly onUploaded: (id: string) => void
  readonly onClose: () => void
}

/** Uploads a file of a feed; what it would change is shown before anything does. */
export function UploadDialog({ site, runs, mappings, onUploaded, onClose }: UploadDialogProps) {
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number>()
  const [fileId, mappingId] = [useId(), useId()]
  const feeds = [...new Set(runs.map(({ feed }) => feed))].filter((feed) => feed !== 'demo')
  const last = feeds.find((feed) => mappings.includes(feed))
  return (
    <DeskDialog
      title="Upload a file of a feed"
      description="CSV or JSON, also compressed with gzip. It replaces the cars of its feed. You see what would change first; nothing does before you say so."
      onClose={onClose}
    >
      <DeskForm
        submit="Look at what it changes"
        busy={share === undefined ? 'Sending…' : `Sending, ${Math.round(share * 100)} %…`}
        onSend={async ({ mapping = '', feed = '' }) => {
          const file = input.current?.files?.[0]
          if (!file) throw unnamed('Please choose a file')
          if (file.size > MOST_FEED_BYTES)
            throw unnamed('This file has more than 20 MB: compress it with gzip, or ask us')
          const { id } = await upload('POST /:site/imports/pending', {
            params: { site },
            query: {
              key: crypto.randomUUID(),
              file: file.name,
              mapping,
              ...(feed.trim() && { feed: feed.trim() }),
            },
            file,
            onProgress: setShare,
          }).catch((cause: unknown) => {
            throw cause instanceof Refusal && !('feed' in cause.fields)
              ? unnamed(cause.message)
              : cause
          })
          onClose()
          await queries.invalidateQueries({ queryKey: ['imports', site] })
          onUploaded(id)
        }}
      >
        <FileField id={fileId} input={input} />
        <Field id={mappingId} label="Read by" hint="How its columns become fields of a car">
          {(control) => (
            <Select {...control} name="mapping" defaultValue={last ?? 'canonical'}>
              {mappings.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
        <TextField
          name="feed"
          label="Feed (optional)"
          hint={`The feed whose cars it replaces, if it is not named like “Read by”.${feeds.length > 0 ? ` Known: ${feeds.join(', ')}.` : ''}`}
          autoComplete="off"
          spellCheck={false}
        />
      </DeskForm>
    </DeskDialog>
  )
}

interface FileFieldProps {
  readonly id: string
  readonly input: React.RefObject<HTMLInputElement | null>
}

const FileField = ({ id, input }: FileFieldProps) => (
  <Field id={id} label="File">
    {(control) => (
      <Input
        {...control}
        ref={input}
        type="file"
        name="file"
        accept=".csv,.txt,.tsv,.json,.jsonl,.ndjson,.gz,text/csv,application/json"
        autoFocus
      />
    )}
  </Field>
)
