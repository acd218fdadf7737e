import { useId } from 'react'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { Textarea } from '#ui/textarea/textarea.tsx'
import { call } from '../api/call.ts'
import { DeskDialog } from '../form/desk-dialog.tsx'
import { DeskForm, TextField } from '../form/desk-form.tsx'
import type { Wanted } from './appointment-clash.ts'
import {
  type Entry,
  isEntry,
  type Moving,
  placeName,
  type Week,
  type WeekCell,
  whenName,
  whoOf,
} from './calendar-week.ts'

interface DialogProps {
  /** Slug of the site. */
  readonly site: string
  readonly week: Week
  /** What was done, to be said. */
  readonly onDone: (said: string) => void
  readonly onClose: () => void
}

/** Books a free time for somebody who called or is here. */
export function BookDialog({
  site,
  week,
  cell,
  onDone,
  onClose,
}: DialogProps & { readonly cell: WeekCell }) {
  const kindId = useId()
  return (
    <DeskDialog
      title={`Book ${whenName(cell.at)}`}
      description="They are told by e-mail, else by text message, with a link to change it."
      onClose={onClose}
    >
      <DeskForm
        submit="Book it"
        onSend={async ({ kind, location = '', name = '', phone = '', email = '', ...more }) => {
          const { stock_number = '', message = '' } = more
          await call('POST /:site/appointments', {
            params: { site },
            body: {
              kind: kind === 'service' ? 'service' : 'drive',
              location: location || (cell.free[0] ?? ''),
              at: cell.at,
              name,
              phone,
              email: email.trim(),
              stock_number,
              message,
            },
          })
          onDone(`${name.trim()} is booked for ${whenName(cell.at)}.`)
        }}
      >
        <LocationField week={week} cell={cell} />
        <Field id={kindId} label="For">
          {(control) => (
            <Select {...control} name="kind" defaultValue="drive">
              <option value="drive">Test drive</option>
              <option value="service">Service</option>
            </Select>
          )}
        </Field>
        <TextField name="name" label="Name" autoComplete="off" autoFocus />
        <TextField name="phone" label="Phone (or e-mail)" type="tel" autoComplete="off" />
        <TextField name="email" label="E-mail" type="email" autoComplete="off" />
        <TextField name="stock_number" label="Stock number (optional)" autoComplete="off" />
        <TextField name="message" label="Note (optional)" autoComplete="off" />
      </DeskForm>
    </DeskDialog>
  )
}

/** In half-hours, up to eight hours. */
const lengths = Array.from({ length: 16 }, (_, index) => index + 1)

/** Keeps times free: buyers cannot book them. */
export function KeepDialog({
  site,
  week,
  cell,
  onDone,
  onClose,
}: DialogProps & { readonly cell: WeekCell }) {
  const lengthId = useId()
  return (
    <DeskDialog
      title={`Keep ${whenName(cell.at)} free`}
      description="Buyers no longer see it."
      onClose={onClose}
    >
      <DeskForm
        submit="Keep it free"
        onSend={async ({ location = '', times, reason = '' }) => {
          await call('POST /:site/appointments/keep', {
            params: { site },
            body: {
              location: location || (cell.free[0] ?? ''),
              at: cell.at,
              times: Number(times),
              reason,
            },
          })
          onDone(`${whenName(cell.at)} is kept free.`)
        }}
      >
        <LocationField week={week} cell={cell} />
        <TextField name="reason" label="Why" autoComplete="off" autoFocus />
        <Field id={lengthId} label="For how long">
          {(control) => (
            <Select {...control} name="times" defaultValue="1">
              {lengths.map((times) => (
                <option key={times} value={times}>
                  {hoursOf(times)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </DeskForm>
    </DeskDialog>
  )
}

/** `30 minutes`, `1 hour`, `1½ hours`. */
function hoursOf(times: number): string {
  if (times === 1) return '30 minutes'
  const hours = `${Math.floor(times / 2)}${times % 2 === 1 ? '½' : ''}`
  return hours === '1' ? '1 hour' : `${hours} hours`
}

/** Where, if more than one place is free. */
function LocationField({ week, cell }: { readonly week: Week; readonly cell: WeekCell }) {
  const id = useId()
  if (cell.free.length < 2) return null
  return (
    <Field id={id} label="Location">
      {(control) => (
        <Select {...control} name="location">
          {cell.free.map((slug) => (
            <option key={slug} value={slug}>
              {placeName(week, slug)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

interface ChangeProps extends Pick<DialogProps, 'onClose'> {
  /** Sends what is wanted, and says what was done. */
  readonly onSend: (wanted: Wanted) => Promise<void>
}

interface TellDialogProps extends Pick<DialogProps, 'onClose'> {
  readonly title: string
  readonly description: string
  readonly submit: string
  readonly send: (message: string) => Promise<void>
}

/** Asks what the buyer is told with a change. */
function TellDialog({ title, description, submit, send, onClose }: TellDialogProps) {
  const id = useId()
  return (
    <DeskDialog title={title} description={description} onClose={onClose}>
      <DeskForm submit={submit} onSend={({ message = '' }) => send(message)}>
        <Field id={id} label="Message to them (optional)">
          {(control) => <Textarea {...control} name="message" rows={3} autoFocus />}
        </Field>
      </DeskForm>
    </DeskDialog>
  )
}

/** Gives an appointment another time, or a service its first. */
export function MoveDialog({
  week,
  what,
  to,
  onSend,
  onClose,
}: ChangeProps & {
  readonly week: Week
  readonly what: Moving
  readonly to: { readonly at: string; readonly location: string }
}) {
  const name = whoOf(what)
  const was = isEntry(what) ? ` It was ${whenName(what.at)}.` : ''
  const said = `${name} is told of ${whenName(to.at)}.`
  return (
    <TellDialog
      onClose={onClose}
      title={`${isEntry(what) ? 'Move to' : 'Book'} ${whenName(to.at)}?`}
      description={`${name}, ${placeName(week, to.location)}.${was} They are told, with a link to change it or say no.`}
      submit={isEntry(what) ? 'Move it' : 'Book it'}
      send={(message) => onSend({ kind: 'move', what, to, message, said })}
    />
  )
}

/** Cancels an appointment. */
export function CancelDialog({ entry, onSend, onClose }: ChangeProps & { readonly entry: Entry }) {
  const name = whoOf(entry)
  const said = `${name} is told that it is cancelled.`
  return (
    <TellDialog
      onClose={onClose}
      title={`Cancel ${whenName(entry.at)}?`}
      description={`${name} is told, and the time is free again.`}
      submit="Cancel it"
      send={(message) => onSend({ kind: 'cancel', what: entry, message, said })}
    />
  )
}
