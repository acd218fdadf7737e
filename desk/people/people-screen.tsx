import './people.css'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { Kbd } from '#staff/ui/key-line/kbd.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { peopleQuery } from '../api/queries.ts'
import { refusalOf, useSite } from '../frame/me.ts'
import { focusedRow, isOnRow, rowKeys } from '../frame/rows.ts'
import { Screen } from '../frame/screen.tsx'
import { useFocusKept } from '../frame/use-focus-kept.ts'
import { useKeys } from '../keys/use-keys.tsx'
import { Freshness } from '../states/query-state.tsx'
import { PeopleList } from './people-list.tsx'
import { RoleTable } from './role-table.tsx'
import { isRemovable, type Person, type Row, resettable, rowsOf } from './rows.ts'

const InviteDialog = lazy(async () => ({
  default: (await import('./invite-dialog.tsx')).InviteDialog,
}))
const RemoveDialog = lazy(async () => ({
  default: (await import('./remove-dialog.tsx')).RemoveDialog,
}))
const ResetDialog = lazy(async () => ({
  default: (await import('./reset-dialog.tsx')).ResetDialog,
}))

/** Who works at a site, who is invited, and what each role may do. */
export function PeopleScreen() {
  const site = useSite()
  const query = useQuery(peopleQuery(site.slug))
  const people = query.data?.people ?? []
  const rows = query.data ? rowsOf(query.data) : []
  const refusal = refusalOf('manage_people', site.role, people)
  const [isInviting, setInviting] = useState(false)
  const [removing, setRemoving] = useState<Row>()
  const [resetting, setResetting] = useState<Person>()
  const rowAt = (focused: Element | null) => rows.find(({ id }) => id === focusedRow(focused))
  const mayManage = refusal === undefined
  useFocusKept(rows.length, 'h1')
  useKeys([
    ...rowKeys,
    ...(mayManage
      ? [
          { keys: 'n', label: 'invite', run: () => setInviting(true) },
          {
            keys: 'e',
            label: 'role',
            works: (focused: Element | null) => rowAt(focused)?.kind === 'person',
            run: () => openRole(document.activeElement),
          },
          {
            keys: 'r',
            label: 'reset second step',
            works: (focused: Element | null) => resettable(rowAt(focused)) !== undefined,
            run: () => setResetting(resettable(rowAt(document.activeElement))),
          },
          {
            keys: 'Delete',
            label: 'remove',
            works: (focused: Element | null) => {
              const row = rowAt(focused)
              return isOnRow(focused) && row !== undefined && isRemovable(row)
            },
            run: () => setRemoving(rowAt(document.activeElement)),
          },
        ]
      : []),
  ])
  return (
    <Screen
      title="People"
      site={site.name}
      sub={query.data && `${people.length} of ${site.name}`}
      actions={
        <GuardedButton size="sm" refusal={refusal} onClick={() => setInviting(true)}>
          <Glyph icon={Plus} className="size-4" /> Invite <Kbd aria-hidden="true">N</Kbd>
        </GuardedButton>
      }
    >
      <div className="desk-split">
        <div>
          <Freshness query={query} />
          {refusal !== undefined && query.data && <Notice className="m-4 p-2">{refusal}</Notice>}
          <PeopleList
            rows={rows}
            site={site}
            isLoading={query.isPending}
            mayManage={mayManage}
            onRemove={setRemoving}
            onReset={setResetting}
          />
          <Notice className="m-4 p-2">
            A site keeps at least one owner. Changing a role ends that person’s open sessions.
          </Notice>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has nothing else to scroll it by (WCAG 2.1.1) */}
        <aside aria-label="Roles" data-region tabIndex={0}>
          <RoleTable />
        </aside>
      </div>
      <Suspense>
        {isInviting && <InviteDialog site={site} onClose={() => setInviting(false)} />}
        {resetting && (
          <ResetDialog site={site} person={resetting} onClose={() => setResetting(undefined)} />
        )}
        {removing && (
          <RemoveDialog site={site} row={removing} onClose={() => setRemoving(undefined)} />
        )}
      </Suspense>
    </Screen>
  )
}

/** Opens the choice of a role in the row that has the focus. */
const openRole = (focused: Element | null): void =>
  focused
    ?.closest('[data-key]')
    ?.querySelector<HTMLElement>('[data-slot="select-menu"] button')
    ?.click()
