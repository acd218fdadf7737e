import { type RefObject, useRef } from 'react'
import { enterKey, fieldKey, focusedRow, focusFirstRow, isOnRow, searchKey } from '../frame/rows.ts'
import { useKeys } from '../keys/use-keys.tsx'
import type { LeadDialog } from './lead-dialogs.tsx'
import type { Lead, LeadDetail } from './lead-queries.ts'

export interface LeadKeys {
  readonly shown: readonly Lead[]
  /** Of the open lead. */
  readonly id: string | undefined
  readonly opened: LeadDetail | undefined
  readonly selected: ReadonlySet<string>
  readonly refusals: { readonly work: string | undefined; readonly retry: string | undefined }
  readonly meant: () => readonly Lead[]
  readonly select: (ids: ReadonlySet<string>) => void
  readonly ask: (kind: LeadDialog['kind']) => void
  readonly open: (id: string) => void
  readonly close: () => void
  readonly step: (by: 1 | -1) => void
  readonly call: (lead: LeadDetail) => void
  readonly retry: (lead: string, delivery: string) => void
  readonly search: RefObject<HTMLElement | null>
  readonly stage: RefObject<HTMLElement | null>
  readonly focusNote: () => void
}

/** In the list the keys of a list, in an open lead to the next one. */
function move(key: 'ArrowDown' | 'ArrowUp', step: () => void, isOpen: boolean): void {
  const row = document.activeElement?.closest('[role="row"]')
  if (row) {
    // The list knows rows that are not drawn.
    row.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  } else if (isOpen) step()
  else focusFirstRow()
}

/** The keys of the leads. WORKSPACE 4. */
export function useLeadKeys(at: LeadKeys): void {
  const { shown, id, opened, selected, refusals } = at
  /** Where a range of selected rows begins. */
  const anchor = useRef<string>(undefined)
  const isOpen = id !== undefined
  const isMeant = (focused: Element | null) =>
    selected.size > 0 || focusedRow(focused) !== undefined || opened !== undefined
  const isOpened = (focused: Element | null) =>
    opened !== undefined && [undefined, opened.id].includes(focusedRow(focused))
  const late = opened?.sent_to.find(({ state }) => state !== 'done')
  const mayWork = refusals.work === undefined
  /** Whether there is a lead on that side of the row with the focus, else of the open one. */
  const leadsOn = (step: 1 | -1) => (focused: Element | null) => {
    const from = focusedRow(focused) ?? id
    if (from === undefined) return shown.length > 0
    return shown[shown.findIndex((lead) => lead.id === from) + step] !== undefined
  }
  const pick = (isRange: boolean) => {
    const row = focusedRow()
    if (row === undefined) return
    const ids = shown.map((lead) => lead.id)
    const [from, to] = [ids.indexOf(anchor.current ?? row), ids.indexOf(row)].toSorted(
      (a, b) => a - b,
    )
    anchor.current = row
    if (isRange) return at.select(new Set([...selected, ...ids.slice(from, (to ?? 0) + 1)]))
    const next = new Set(selected)
    if (!next.delete(row)) next.add(row)
    at.select(next)
  }
  useKeys([
    {
      keys: 'j',
      label: 'next',
      works: leadsOn(1),
      run: () => move('ArrowDown', () => at.step(1), isOpen),
    },
    {
      keys: 'k',
      label: 'previous',
      works: leadsOn(-1),
      run: () => move('ArrowUp', () => at.step(-1), isOpen),
    },
    enterKey('into lead', id, at.open),
    { keys: 'x', label: 'select', works: isOnRow, run: () => pick(false) },
    { keys: 'Shift+X', label: 'select to here', works: isOnRow, run: () => pick(true) },
    ...(mayWork
      ? [
          { keys: 'a', label: 'assign', works: isMeant, run: () => at.ask('assign') },
          { keys: 'e', label: 'stage', works: isMeant, run: () => at.ask('stage') },
          ...(opened?.phone === undefined
            ? []
            : [{ keys: 'c', label: 'call', works: isOpened, run: () => at.call(opened) }]),
          ...(opened?.email === undefined
            ? []
            : [{ keys: 'm', label: 'e-mail', works: isOpened, run: () => at.ask('reply') }]),
          ...(opened && opened.locations.length > 1
            ? [{ keys: 'o', label: 'move', works: isOpened, run: () => at.ask('move') }]
            : []),
          { keys: 'n', label: 'note', works: isOpened, run: at.focusNote },
        ]
      : []),
    ...(opened && late && refusals.retry === undefined
      ? [
          {
            keys: 'r',
            label: 'send again',
            works: isOpened,
            run: () => at.retry(opened.id, late.id),
          },
        ]
      : []),
    searchKey(at.search),
    fieldKey('f', 'filter', at.stage),
    ...(isOpen ? [{ keys: 'Escape', label: 'back to list', run: at.close }] : []),
  ])
}
