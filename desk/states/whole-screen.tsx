import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { Button } from '#ui/button/button.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { sayingOf } from './saying.ts'

/** In place of a screen that could not be shown. */
export function Failed({ error, reset }: ErrorComponentProps) {
  // A fault of the program may throw anything.
  const cause = error instanceof Error ? error : new Error(String(error))
  const router = useRouter()
  const again = async () => {
    await router.invalidate()
    reset()
  }
  return (
    <div className="grid justify-items-start gap-4 p-4" role="alert">
      <h1 className="text-title-2">This screen could not be shown</h1>
      <p>{sayingOf(cause)}</p>
      <Button variant="outline" onClick={() => void again()}>
        Try again
      </Button>
    </div>
  )
}

export const NotFound = () => (
  <div className="grid justify-items-start gap-4 p-4">
    <h1 className="text-title-2">There is no such screen</h1>
    <p>The address may be of another version of the workspace.</p>
    <Link to="/staff" className="text-brand-ink underline">
      To your site
    </Link>
  </div>
)

export const Waiting = () => (
  <p className="p-4" role="status">
    <Spinner label="Loading" />
  </p>
)
