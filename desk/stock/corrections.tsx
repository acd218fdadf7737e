import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Correction, type CorrectionField, correctionFields } from '#domain/car/correction.ts'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { call, Refusal } from '../api/call.ts'
import { ClashNotice } from '../form/clash-notice.tsx'
import { useTell } from '../frame/undo.tsx'
import { momentOf, sayingOf, whenOf } from '../states/saying.ts'
import { CorrectionForm } from './correction-form.tsx'
import { PhotosForm } from './photos-form.tsx'
import { carQuery, type ExplainedCar, type Wanted } from './stock-queries.ts'
import { dollarsOf, fieldWords } from './stock-words.ts'

export interface CorrectionsProps {
  readonly site: string
  readonly car: ExplainedCar
  /** Why the person may correct nothing. */
  readonly refusal: string | undefined
}

/** What buyers see of a car that can be corrected here, and what its feed says where it is. */
export function Corrections({ site, car, refusal }: CorrectionsProps) {
  const queries = useQueryClient()
  const tell = useTell()
  const [open, setOpen] = useState<CorrectionField>()
  const [clash, setClash] = useState<Wanted>()
  const params = { site, car: car.id }
  const of = (field: CorrectionField) => car.corrections.find((each) => each.field === field)
  const versionOf = (field: CorrectionField) => of(field)?.version ?? 0
  const take = async (next: ExplainedCar) => {
    queries.setQueryData(carQuery(site, car.id).queryKey, next)
    setOpen(undefined)
    setClash(undefined)
    await queries.invalidateQueries({ queryKey: ['stock', site] })
  }
  const correct = async (wanted: Wanted) => {
    const { field } = wanted.correction
    try {
      const body = { ...wanted, version: versionOf(field) }
      await take(await call('POST /:site/stock/:car/corrections', { params, body }))
      tell(`${fieldWords[field]} of ${car.name} is corrected.`)
    } catch (cause) {
      if (!(cause instanceof Refusal && cause.code === 'changed_meanwhile')) throw cause
      setOpen(undefined)
      setClash(wanted)
      await queries.invalidateQueries(carQuery(site, car.id))
    }
  }
  /** For what has no form that says what went wrong. */
  const saying = (work: Promise<unknown>) =>
    void work.catch((cause: unknown) => {
      if (!(cause instanceof Error)) throw cause
      tell(sayingOf(cause))
    })
  const back = (field: CorrectionField) => {
    const body = { field, version: versionOf(field) }
    const ended = call('POST /:site/stock/:car/corrections/end', { params, body })
    saying(
      ended.then(take, async (cause: unknown) => {
        await queries.invalidateQueries(carQuery(site, car.id))
        throw cause
      }),
    )
  }
  /** Buttons that need no form. */
  const atOnce = (field: CorrectionField): Correction | undefined => {
    if (field === 'hidden') return { field, value: !car.values.hidden }
    if (field === 'sold' && car.values.sold === undefined)
      return { field, value: new Date().toISOString() }
    return undefined
  }
  return (
    <section className="desk-section" aria-label="Corrections">
      <h2>Corrections</h2>
      {clash && (
        <ClashNotice
          says={`${of(clash.correction.field)?.by?.name ?? 'Somebody'} changed ${fieldWords[clash.correction.field].toLowerCase()} while you had it open: now it is ${valueWords(car, clash.correction.field)}.`}
          keep="Keep theirs"
          className="my-2"
          onKeep={() => setClash(undefined)}
          onMine={() => saying(correct(clash))}
        />
      )}
      <ul className="stock-corrections">
        {correctionFields.map((field) => {
          const made = of(field)
          const now = atOnce(field)
          const name = fieldWords[field]
          const isGiven = field !== 'sold' || now !== undefined
          return (
            <li key={field}>
              <span>
                <b>{name}</b> {valueWords(car, field)}
              </span>
              {isGiven && open !== field && (
                <GuardedButton
                  variant="outline"
                  size="sm"
                  refusal={refusal}
                  aria-label={now ? undefined : `Correct ${name.toLowerCase()}`}
                  onClick={() => (now ? saying(correct({ correction: now })) : setOpen(field))}
                >
                  {buttonWords(field, car)}
                </GuardedButton>
              )}
              {made && <Made made={made} refusal={refusal} onBack={() => back(field)} />}
              {open === field && field === 'photos' && (
                <PhotosForm
                  site={site}
                  photos={car.values.photos}
                  onSend={correct}
                  onClose={() => setOpen(undefined)}
                />
              )}
              {open === field && field !== 'photos' && (
                <CorrectionForm
                  field={field}
                  car={car}
                  onSend={correct}
                  onClose={() => setOpen(undefined)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface MadeProps {
  readonly made: ExplainedCar['corrections'][number]
  readonly refusal: string | undefined
  readonly onBack: () => void
}

/** A correction: what the feed says instead, who made it, and how long it stays. */
function Made({ made, refusal, onBack }: MadeProps) {
  const { field, feed, until, by, at } = made
  const moment = new Date(at)
  const end = until === undefined ? undefined : new Date(until)
  return (
    <p>
      Corrected by {by?.name ?? 'the program'}{' '}
      <time dateTime={at} title={momentOf(moment)}>
        {whenOf(moment, new Date())}
      </time>
      ; the feed says {feed === '' ? 'nothing' : feed.slice(0, 120)}. It stays until the feed says
      something else{end && `, at the latest until ${momentOf(end)}`}.{' '}
      <GuardedButton
        variant="link"
        size="sm"
        refusal={refusal}
        aria-label={`Back to the feed’s ${fieldWords[field].toLowerCase()}`}
        onClick={onBack}
      >
        Back to the feed’s
      </GuardedButton>
    </p>
  )
}

function buttonWords(field: CorrectionField, { values }: ExplainedCar): string {
  if (field === 'hidden') return values.hidden ? 'Show on the site' : 'Hide'
  return field === 'sold' ? 'Mark as sold' : 'Correct'
}

function valueWords({ values }: ExplainedCar, field: CorrectionField): string {
  const { photos, sold, comments, rank, tag } = values
  return {
    price: dollarsOf(values.price),
    tag: tag ?? '–',
    comments: comments?.slice(0, 140) ?? '–',
    photos: String(photos.length),
    hidden: values.hidden ? 'yes' : 'no',
    sold: sold === undefined ? 'no' : whenOf(new Date(sold), new Date()),
    rank: rank === undefined ? 'by its merits' : String(rank),
  }[field]
}
