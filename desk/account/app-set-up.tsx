import './account.css'
import { useQuery } from '@tanstack/react-query'
import { QrCode } from '#staff/ui/qr-code/qr-code.tsx'
import { Link } from '#ui/link/link.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { call } from '../api/call.ts'
import { useConfirmed } from '../confirm/confirm.tsx'
import { CodeField, DeskForm } from '../form/desk-form.tsx'
import { Freshness } from '../states/query-state.tsx'

/** Ties an authenticator app to the account: a QR code, the same key as text, and the app's first code. */
export function AppSetUp({
  onDone,
}: {
  readonly onDone: (recoveryCodes: readonly string[]) => void
}) {
  const confirmed = useConfirmed()
  // A new key each time this is opened, and never again while it is open.
  const query = useQuery({
    queryKey: ['new-app'],
    queryFn: () => confirmed(() => call('POST /me/totp', {})),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { data } = query
  if (!data) return query.error ? <Freshness query={query} /> : <Spinner label="Loading" />
  return (
    <div className="grid gap-4">
      <p>
        1. Scan this with the app on your phone, or type the key into it. If this is that phone,{' '}
        <Link href={data.uri}>open the app with the key</Link>.
      </p>
      <QrCode text={data.uri} label="QR code with the key below" />
      <p>
        <span className="sr-only">Key: </span>
        <code className="key">{inGroups(data.secret)}</code>
      </p>
      <p>2. Enter the code that the app shows.</p>
      <DeskForm
        submit="Take it into use"
        busy="Checking…"
        onSend={async ({ code = '' }) => {
          const answer = await confirmed(() => call('POST /me/totp/confirm', { body: { code } }))
          onDone(answer.recovery_codes)
        }}
      >
        <CodeField name="code" label="Code" />
      </DeskForm>
    </div>
  )
}

/** In groups of four, as people copy it. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')
