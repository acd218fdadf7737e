import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RowList } from '#staff/ui/row-list/row-list.tsx'
import { Button } from '#ui/button/button.tsx'
import { call } from '../api/call.ts'
import { hasPasskeys } from '../api/passkeys.ts'
import { meQuery } from '../api/queries.ts'
import { DeskDialog } from '../form/desk-dialog.tsx'
import type { Me } from '../frame/me.ts'
import { useTell } from '../frame/undo.tsx'
import { useFocusKept } from '../frame/use-focus-kept.ts'
import { whenOf } from '../states/saying.ts'
import { NewPasskey } from './new-passkey.tsx'
import { useDeed } from './use-change.ts'

/** The person's passkeys. */
export function PasskeySection({ passkeys }: { readonly passkeys: Me['factors']['passkeys'] }) {
  const deed = useDeed()
  const tell = useTell()
  const queries = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const now = new Date()
  useFocusKept(passkeys.length, '#passkeys')
  return (
    <section className="desk-section">
      <h2 id="passkeys" tabIndex={-1}>
        Passkeys
      </h2>
      <RowList
        rows={passkeys.map(({ id, name, created, used }) => ({
          id,
          title: name,
          text: `Added ${whenOf(new Date(created), now)}${
            used === undefined ? '' : `, last used ${whenOf(new Date(used), now)}`
          }`,
          actions: (
            <Button
              variant="outline"
              size="sm"
              aria-label={`Remove ${name}`}
              onClick={() =>
                deed(
                  () => call('POST /me/passkeys/:id/remove', { params: { id } }),
                  `${name} is removed.`,
                )
              }
            >
              Remove
            </Button>
          ),
        }))}
      />
      {passkeys.length === 0 && <p>You have no passkey.</p>}
      {hasPasskeys() && (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      )}
      {isAdding && (
        <DeskDialog
          title="Add a passkey"
          description="Your browser or your security key keeps it; it signs you in without a password."
          onClose={() => setAdding(false)}
        >
          <NewPasskey
            onDone={async () => {
              setAdding(false)
              tell('The passkey is added.')
              await queries.invalidateQueries(meQuery)
            }}
          />
        </DeskDialog>
      )}
    </section>
  )
}
