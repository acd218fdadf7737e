import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { AppSetUp } from '../account/app-set-up.tsx'
import { NewPasskey } from '../account/new-passkey.tsx'
import { RecoveryCodes } from '../account/recovery-codes.tsx'
import { hasPasskeys } from '../api/passkeys.ts'
import { meQuery } from '../api/queries.ts'
import { ConfirmProvider } from '../confirm/confirm.tsx'
import { Door } from './door.tsx'
import { useGoOn } from './going-on.ts'

/** The first enrolment: an authenticator app or a passkey, which all but viewers must have. */
export const SetUpScreen = () => (
  <ConfirmProvider>
    <SetUp />
  </ConfirmProvider>
)

function SetUp() {
  const { to } = useSearch({ from: '/signed-in/staff/set-up' })
  const goOn = useGoOn(to)
  const queries = useQueryClient()
  const [codes, setCodes] = useState<readonly string[]>()
  const [way, setWay] = useState<'app' | 'passkey'>('app')
  if (codes)
    return (
      <Door title="Keep these recovery codes" isRead>
        <RecoveryCodes codes={codes} onKept={() => void goOn('done')} />
      </Door>
    )
  const isApp = way === 'app'
  return (
    <Door title="Set up your second step" isRead={isApp}>
      <p>
        A password alone is not enough here: somebody else may have it. Use an authenticator app
        {hasPasskeys() && ' or a passkey'}.
      </p>
      {isApp ? (
        <AppSetUp onDone={setCodes} />
      ) : (
        <NewPasskey
          onDone={async () => {
            await queries.invalidateQueries(meQuery)
            await goOn('done')
          }}
        />
      )}
      {hasPasskeys() && (
        <Button variant="outline" onClick={() => setWay(isApp ? 'passkey' : 'app')}>
          {isApp ? 'Use a passkey instead' : 'Use an app instead'}
        </Button>
      )}
    </Door>
  )
}
