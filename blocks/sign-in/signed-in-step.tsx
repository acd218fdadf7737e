import { Button } from '#ui/button/button.tsx'
import type { StepProps } from './step-props.ts'

/** Who is signed in, and the way out: of this browser, or of all. */
export const SignedInStep = ({ site: { words } }: StepProps) => (
  <form method="post" action="/api/sign-out" className="sign-in-buttons">
    <Button type="submit" size="lg">
      {words.signOut}
    </Button>
    <Button type="submit" size="lg" variant="outline" name="everywhere" value="true">
      {words.signOutEverywhere}
    </Button>
  </form>
)
