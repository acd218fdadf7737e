import { hasPage } from '#parts/links/has-page.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import type { StepProps } from './step-props.ts'

const MY_DETAILS = '/my-details'

/** For who is signed in: their details, and the way out, of this browser or of all. */
export const SignedInStep = ({ site: { words }, page }: StepProps) => (
  <form method="post" action="/api/sign-out" className="sign-in-buttons">
    <Button type="submit" size="lg">
      {words.signOut}
    </Button>
    <Button type="submit" size="lg" variant="outline" name="everywhere" value="true">
      {words.signOutEverywhere}
    </Button>
    {hasPage(page, MY_DETAILS) && (
      <Link href={MY_DETAILS} className="sign-in-back">
        {words.myDetailsTitle}
      </Link>
    )}
  </form>
)
