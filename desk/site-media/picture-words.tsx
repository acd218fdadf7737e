import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Field } from '#ui/field/field.tsx'
import { Textarea } from '#ui/textarea/textarea.tsx'
import { call } from '../api/call.ts'
import { mediaQuery } from '../api/queries.ts'
import { sayingOf } from '../states/saying.ts'
import { FocalPoint } from './focal-point.tsx'
import { type Picture, shownAt } from './media-rows.ts'
import { useSavedLater } from './use-saved-later.ts'

type Words = Pick<Picture, 'alt' | 'decorative' | 'focal'>

interface PictureWordsProps {
  readonly site: string
  readonly picture: Picture
  /** Why the person may not change it. */
  readonly refusal: string | undefined
}

const SHOWN_WIDTH = 640
const LONGEST_ALT = 300

/** A picture with its focal point and its text, which save themselves. */
export function PictureWords({ site, picture, refusal }: PictureWordsProps) {
  const queries = useQueryClient()
  const id = useId()
  const [words, setWords] = useState<Words>(picture)
  const { alt, decorative, focal } = words
  const [isWaiting, setWaiting] = useState(false)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (body: Partial<Words>) =>
      call('PATCH /:site/media/:id', { params: { site, id: picture.id }, body }),
    onMutate: () => setWaiting(false),
    onSuccess: (saved) =>
      queries.setQueryData(mediaQuery(site).queryKey, (all) =>
        all?.map((each) => (each.id === saved.id ? saved : each)),
      ),
  })
  const { later, now } = useSavedLater<Words>(mutate)
  const change = (next: Partial<Words>) => {
    setWords((before) => ({ ...before, ...next }))
    setWaiting(true)
    later(next)
  }
  const mayEdit = refusal === undefined
  const isSaving = isWaiting || isPending
  const says = error ? sayingOf(error) : isSaving ? 'Saving…' : isSuccess ? 'Saved' : ''
  return (
    <>
      <section className="desk-section">
        <FocalPoint
          src={shownAt(site, picture, SHOWN_WIDTH)}
          alt={alt}
          width={picture.width}
          height={picture.height}
          value={focal}
          onChange={mayEdit ? (point) => change({ focal: point }) : undefined}
        />
        <p className="mt-1.5 text-ink-2 text-sm">
          The ring is what stays in sight when the picture is cropped.
          {mayEdit && ' Arrow keys move it.'}
        </p>
      </section>
      <section className="desk-section grid gap-3">
        <Field
          id={id}
          label="What it shows"
          hint="Read aloud and found by search engines. A page that chooses the picture takes it over. Tick below if it says nothing."
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={LONGEST_ALT}
              value={alt}
              disabled={decorative}
              readOnly={!mayEdit}
              onChange={({ currentTarget }) => change({ alt: currentTarget.value })}
              onBlur={now}
            />
          )}
        </Field>
        <Checkbox
          id={`${id}-decorative`}
          checked={decorative}
          disabled={!mayEdit}
          onChange={({ currentTarget }) => change({ decorative: currentTarget.checked })}
        >
          Only decoration
        </Checkbox>
        <p role="status" className="text-ink-2 text-sm">
          {refusal ?? says}
        </p>
      </section>
    </>
  )
}
