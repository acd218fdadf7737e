import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { buttonVariants } from '#ui/button/button.tsx'

/** Why a table or a list has no rows. */
export type NoRows =
  | { readonly state: 'loading' | 'empty'; readonly text: ReactNode }
  | {
      readonly state: 'failed'
      readonly text: ReactNode
      /** The button that loads again: "Try again". */
      readonly retry: string
      readonly onRetry: () => void
    }

/** A sentence in place of the rows, announced when it appears; after a failure with a button. */
export const NoRowsText = ({ noRows }: { readonly noRows: NoRows }) => (
  <div className="list-state">
    <p role={noRows.state === 'failed' ? 'alert' : 'status'}>{noRows.text}</p>
    {noRows.state === 'failed' && (
      <Button className={buttonVariants({ variant: 'outline' })} onPress={noRows.onRetry}>
        {noRows.retry}
      </Button>
    )}
  </div>
)
