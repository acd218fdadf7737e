import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { STAFF_PATH } from '#domain/staff/paths.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'

type Next = StaffAnswer<'POST /sign-in'>['next']

/** Whether a text is a path of this application, and no other address. */
export const isOurs = (to: string): boolean => /^\/(staff|builder)(?![^/?#])/.test(to)

/** Goes on after a step of signing in: to the next step, else to what was asked for. */
export function useGoOn(to: string | undefined): (next: Next) => Promise<void> {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const kept = to !== undefined && isOurs(to) ? { to } : {}
  return async (next) => {
    queries.clear()
    if (next === 'second_factor') return navigate({ to: '/staff/sign-in/code', search: kept })
    if (next === 'enrol') return navigate({ to: '/staff/set-up', search: kept })
    return navigate({ href: kept.to ?? STAFF_PATH })
  }
}
