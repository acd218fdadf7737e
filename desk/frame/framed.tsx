import { ToastArea } from '#staff/ui/toast/toast.tsx'
import { ConfirmProvider } from '../confirm/confirm.tsx'
import { KeysProvider } from '../keys/use-keys.tsx'
import { Frame } from './frame.tsx'
import { TellProvider } from './undo.tsx'

/** The workspace of a person who is signed in: keys, messages, the question who they are, and the frame. */
export const Framed = () => (
  <KeysProvider>
    <ToastArea>
      <TellProvider>
        <ConfirmProvider>
          <Frame />
        </ConfirmProvider>
      </TellProvider>
    </ToastArea>
  </KeysProvider>
)
