import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { type ComposeDraft, draftHash } from './draft-link.ts'

interface ComposeActionsProps {
  readonly draft: ComposeDraft
  /** How many errors the draft has: who gets the link would see the page without it. */
  readonly faults: number
  readonly onReset: () => void
}

/** Buttons that hand the draft over or drop it, and what the last of them did. */
export function ComposeActions({ draft, faults, onReset }: ComposeActionsProps) {
  const [done, setDone] = useState('')
  /** Text that the browser did not let a page copy, to be copied by hand. */
  const [byHand, setByHand] = useState('')
  async function copy(what: string, text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setByHand('')
      setDone(`${what} copied${faultsText(faults)}.`)
    } catch {
      setByHand(text)
      setDone(
        `The browser did not allow copying. Copy the text below: ${what}${faultsText(faults)}.`,
      )
    }
  }
  return (
    <div className="compose-actions">
      <Button size="sm" onClick={async () => copy('Link', await draftLink(draft))}>
        Copy link
      </Button>
      <Button size="sm" variant="outline" onClick={() => copy('JSON', draft.text)}>
        Copy JSON
      </Button>
      <Button
        size="sm"
        variant="outline"
        onClick={() => {
          onReset()
          setDone('The page is as it is saved. Ctrl+Z in the editor brings the draft back.')
        }}
      >
        Reset
      </Button>
      <span role="status" className="text-sm text-ink-2">
        {done}
      </span>
      {byHand !== '' && (
        <textarea
          className="compose-copy"
          aria-label="Text to copy"
          readOnly
          value={byHand}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  )
}

const faultsText = (faults: number): string =>
  faults === 0 ? '' : `; the draft has ${faults} fault${faults === 1 ? '' : 's'}`

/** The address of this story alone, with the draft in its hash. */
async function draftLink(draft: ComposeDraft): Promise<string> {
  const { href } = location
  const id = new URLSearchParams(location.search).get('id') ?? ''
  const address = new URL(`iframe.html?${new URLSearchParams({ id, viewMode: 'story' })}`, href)
  return address.href + (await draftHash(draft))
}
