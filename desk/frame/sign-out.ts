import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../api/call.ts'

/** Ends the session and forgets everything that was shown. */
export function useSignOut(): () => Promise<void> {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await call('POST /sign-out', {})
    await navigate({ to: '/staff/sign-in' })
    queries.clear()
  }
}
