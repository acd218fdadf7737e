import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { Kbd } from '#staff/ui/key-line/kbd.tsx'
import { KeyLine } from '#staff/ui/key-line/key-line.tsx'
import { PasswordInput } from '#staff/ui/password-input/password-input.tsx'
import { QrCode } from '#staff/ui/qr-code/qr-code.tsx'
import { SelectMenu } from '#staff/ui/select-menu/select-menu.tsx'
import { SiteMark } from '#staff/ui/site-mark/site-mark.tsx'
import type { Samples } from './sample.fixture.ts'

/** Samples of the primitives that only the staff desk has. */
export const deskSamples: Samples = {
  GuardedButton: [
    {
      slot: 'button',
      own: 'min-h-11',
      other: 'min-h-9',
      render: (p) => <GuardedButton {...p}>Invite</GuardedButton>,
    },
    {
      slot: 'button',
      own: 'min-h-11',
      other: 'min-h-9',
      exceptions: { click: 'it does nothing: a press is refused' },
      render: (p) => (
        <GuardedButton refusal="Only an owner may." {...p}>
          Invite
        </GuardedButton>
      ),
    },
  ],
  Kbd: { slot: 'kbd', render: (p) => <Kbd {...p}>N</Kbd> },
  KeyLine: { slot: 'key-line', render: (p) => <KeyLine keys={[]} {...p} /> },
  PasswordInput: {
    slot: 'input',
    own: 'px-3',
    other: 'px-6',
    render: (p) => <PasswordInput autoComplete="new-password" aria-label="Password" {...p} />,
  },
  QrCode: { slot: 'qr-code', render: (p) => <QrCode text="A" label="Code" {...p} /> },
  SelectMenu: {
    slot: 'select-menu',
    control: 'button',
    keysOn: 'button',
    render: (p) => <SelectMenu label="Role" options={[{ id: 'owner', label: 'Owner' }]} {...p} />,
  },
  SiteMark: {
    slot: 'site-mark',
    render: (p) => <SiteMark name="Meadow" brand="#0b2a4a" accent="#f26b3a" {...p} />,
  },
}
