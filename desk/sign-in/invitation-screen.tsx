import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { invitationPath, STAFF_PATH } from '#domain/staff/paths.ts'
import { buttonVariants } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { call, Refusal } from '../api/call.ts'
import { invitationQuery } from '../api/queries.ts'
import { DeskForm, PasswordField, TextField } from '../form/desk-form.tsx'
import { Freshness } from '../states/query-state.tsx'
import { sayingOf } from '../states/saying.ts'
import { Door } from './door.tsx'
import { useGoOn } from './going-on.ts'

/** Accepts an invitation: a new person chooses a password, a known one signs in first. */
export function InvitationScreen() {
  const { token } = useParams({ from: '/staff/invitation/$token' })
  const query = useQuery(invitationQuery(token))
  const { data: invitation } = query
  const goOn = useGoOn(invitation && `${STAFF_PATH}/${invitation.site.slug}`)
  const accept = async (body: { name: string; password: string } | Record<never, never>) => {
    const { next } = await call('POST /invitations/:token/accept', { params: { token }, body })
    return goOn(next)
  }
  if (query.error instanceof Refusal)
    return (
      <Door title="Your invitation" isRead>
        <Notice tone="warning" role="alert">
          {sayingOf(query.error)}
        </Notice>
        <small>
          If you have accepted it before,{' '}
          <Link to="/staff/sign-in" className="text-brand-ink underline">
            sign in
          </Link>
          .
        </small>
      </Door>
    )
  if (!invitation)
    return (
      <Door title="Your invitation" isRead>
        {query.error ? <Freshness query={query} /> : <Spinner label="Loading" />}
      </Door>
    )
  const { email, site, role, account } = invitation
  return (
    <Door title={`Join ${site.name}`} isRead={account !== 'new'}>
      <p>
        You are invited as <b>{role}</b>, for <b>{email}</b>.
      </p>
      {account === 'new' && (
        <DeskForm
          submit="Accept"
          onSend={({ name = '', password = '' }) => accept({ name, password })}
        >
          <TextField name="name" label="Your name" autoComplete="name" autoFocus />
          <PasswordField
            name="password"
            label="Password"
            hint="At least 12 characters; a few words are easier to remember than signs."
            autoComplete="new-password"
          />
        </DeskForm>
      )}
      {account === 'known' && (
        <>
          <p>You have an account with this e-mail. Sign in to it, then accept.</p>
          <Link
            to="/staff/sign-in"
            search={{ to: invitationPath(token) }}
            className={buttonVariants()}
          >
            Sign in
          </Link>
        </>
      )}
      {account === 'yours' && <DeskForm submit="Accept" onSend={() => accept({})} />}
    </Door>
  )
}
