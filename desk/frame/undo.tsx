import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { TOAST_MS, useToast } from '#staff/ui/toast/toast.tsx'
import { useKeys } from '../keys/use-keys.tsx'

/** Says what was done, and offers to take it back: by the button of the message, or by Z. */
type Tell = (text: string, undo?: () => void) => void

const TellContext = createContext<Tell | undefined>(undefined)

export function useTell(): Tell {
  const tell = useContext(TellContext)
  if (!tell) throw new Error('useTell was called outside <TellProvider>.')
  return tell
}

/** Inside a `ToastArea` and a `KeysProvider`. */
export function TellProvider({ children }: { readonly children: ReactNode }) {
  const show = useToast()
  const [undo, setUndo] = useState<{ readonly run: () => void }>()
  const take = (work: () => void) => () => {
    setUndo(undefined)
    work()
  }
  useKeys(undo ? [{ keys: 'z', label: 'undo', run: take(undo.run) }] : [])
  useEffect(() => {
    if (!undo) return
    const timer = setTimeout(() => setUndo(undefined), TOAST_MS)
    return () => clearTimeout(timer)
  }, [undo])
  const tell: Tell = (text, work) => {
    setUndo(work && { run: work })
    show({
      text,
      ...(work && { action: { label: 'Undo', otherwise: 'Undo with the key Z', run: take(work) } }),
    })
  }
  return <TellContext value={tell}>{children}</TellContext>
}
