import './account.css'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { useMe } from '../frame/me.ts'
import { Screen } from '../frame/screen.tsx'
import { useSignOut } from '../frame/sign-out.ts'
import { AppSection } from './app-section.tsx'
import { Habits } from './habits.tsx'
import { NameSection } from './name-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionSection } from './session-section.tsx'

/** A person's own account: who they are, how they sign in, and where they are signed in. */
export function AccountScreen() {
  const me = useMe()
  const signOut = useSignOut()
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOut().finally(() => setLeaving(false))
  }
  return (
    <Screen
      title="My account"
      sub={me.person.email}
      actions={
        <Button variant="outline" size="sm" aria-disabled={isLeaving} onClick={leave}>
          Sign out
        </Button>
      }
    >
      <div className="desk-scroll">
        <div className="account">
          <NameSection name={me.person.name} />
          <AppSection factors={me.factors} />
          <PasskeySection passkeys={me.factors.passkeys} />
          <PasswordSection />
          <SessionSection sessions={me.sessions} />
          <Habits />
        </div>
      </div>
    </Screen>
  )
}
