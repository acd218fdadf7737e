import { useState } from 'react'
import { call, Refusal } from '../api/call.ts'
import { settled, type Wanted } from './appointment-clash.ts'
import { type Entry, isEntry } from './calendar-week.ts'

export interface AppointmentClash {
  readonly mine: Wanted
  readonly theirs: Entry
}

/** Confirms, moves and cancels appointments, and asks where somebody else was first. */
export function useAppointmentChange(
  site: string,
  { onDone, onClash }: { readonly onDone: (said: string) => void; readonly onClash: () => void },
) {
  const [clash, setClash] = useState<AppointmentClash>()
  /** @throws Refusal, NoAnswer */
  async function send(mine: Wanted): Promise<void> {
    setClash(undefined)
    try {
      await sent(site, mine, isEntry(mine.what) ? mine.what.version : 0)
      onDone(mine.said)
    } catch (cause) {
      const theirs = entryOf(cause)
      if (!theirs) throw cause
      const end = settled(mine, theirs)
      if (end === 'both') await send({ ...mine, what: theirs })
      else if (end === 'done') onDone('Somebody did that just now.')
      else {
        setClash({ mine, theirs })
        onClash()
      }
    }
  }
  return {
    send,
    clash,
    /** Ends the question: theirs stays, or mine is sent on top of theirs. */
    async settle(isMine: boolean): Promise<void> {
      setClash(undefined)
      if (isMine && clash) await send({ ...clash.mine, what: clash.theirs })
    },
  }
}

function sent(site: string, mine: Wanted, version: number): Promise<unknown> {
  const params = { site, id: mine.what.id }
  switch (mine.kind) {
    case 'confirm':
      return call('POST /:site/appointments/:id/confirm', { params, body: { version } })
    case 'move': {
      const { to, message } = mine
      return call('POST /:site/appointments/:id/move', {
        params,
        body: { version, ...to, message },
      })
    }
    case 'cancel': {
      const body = { version, message: mine.message }
      return call('POST /:site/appointments/:id/cancel', { params, body })
    }
  }
}

/** The appointment as it is now, where somebody else was first. */
function entryOf(cause: unknown): Entry | undefined {
  if (!(cause instanceof Refusal) || cause.code !== 'changed_meanwhile') return undefined
  return hasEntry(cause.answer) ? cause.answer.entry : undefined
}

const hasEntry = (answer: object): answer is { readonly entry: Entry } => 'entry' in answer
