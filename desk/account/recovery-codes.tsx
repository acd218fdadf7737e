import './account.css'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'

export interface RecoveryCodesProps {
  readonly codes: readonly string[]
  /** The person says that they have kept them. */
  readonly onKept: () => void
  /** They tried to leave without saying so. */
  readonly isLeaving?: boolean
}

/** Ten codes that sign in without the phone, shown this once. */
export function RecoveryCodes({ codes, onKept, isLeaving = false }: RecoveryCodesProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    setCopied(true)
  }
  return (
    <div className="grid gap-4">
      <p>
        Each signs you in once when your phone is not at hand. Print them or put them where you keep
        passwords: <b>they are not shown again</b>.
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {isLeaving && (
        <Notice tone="warning" role="alert">
          Please keep these codes first, then press “I have kept them”.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onKept}>I have kept them</Button>
        <Button variant="outline" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button variant="outline" onClick={() => print()}>
          Print
        </Button>
      </div>
    </div>
  )
}
