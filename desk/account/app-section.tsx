import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { call } from '../api/call.ts'
import { meQuery } from '../api/queries.ts'
import { useConfirmed } from '../confirm/confirm.tsx'
import { DeskDialog } from '../form/desk-dialog.tsx'
import type { Me } from '../frame/me.ts'
import { useTell } from '../frame/undo.tsx'
import { sayingOf } from '../states/saying.ts'
import { AppSetUp } from './app-set-up.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The authenticator app, and the recovery codes for when it is not at hand. */
export function AppSection({ factors }: { readonly factors: Me['factors'] }) {
  const { totp, recovery_codes_left: left, due } = factors
  const [shown, setShown] = useState<'app' | readonly string[]>()
  const [isLeaving, setLeaving] = useState(false)
  const confirmed = useConfirmed()
  const tell = useTell()
  const queries = useQueryClient()
  const close = () => {
    setShown(undefined)
    setLeaving(false)
    void queries.invalidateQueries(meQuery)
  }
  const makeCodes = async () => {
    try {
      const answer = await confirmed(() => call('POST /me/recovery-codes', {}))
      setShown(answer.recovery_codes)
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause
      tell(sayingOf(cause))
    }
  }
  const hasFactor = totp || factors.passkeys.length > 0
  return (
    <section className="desk-section">
      <h2>Authenticator app</h2>
      <div className="grid justify-items-start gap-3">
        <p>
          {totp ? 'An app is set up.' : 'No app is set up.'}
          {due !== undefined && ` Set one up before ${new Date(due).toLocaleDateString('en-AU')}.`}
        </p>
        <Button variant="outline" size="sm" onClick={() => setShown('app')}>
          {totp ? 'Set up another app' : 'Set up an app'}
        </Button>
        {hasFactor && (
          <>
            <p>
              {left === 1 ? 'One recovery code is' : `${left} recovery codes are`} left for when it
              is not at hand.
            </p>
            <Button variant="outline" size="sm" onClick={() => void makeCodes()}>
              Make new recovery codes
            </Button>
          </>
        )}
      </div>
      {shown !== undefined && (
        <DeskDialog
          title={shown === 'app' ? 'Set up an authenticator app' : 'Keep these recovery codes'}
          // Codes are shown this once: neither Escape nor a press beside the dialog loses them.
          onClose={() => (shown === 'app' ? close() : setLeaving(true))}
        >
          {shown === 'app' ? (
            <AppSetUp onDone={setShown} />
          ) : (
            <RecoveryCodes codes={shown} onKept={close} isLeaving={isLeaving} />
          )}
        </DeskDialog>
      )}
    </section>
  )
}
