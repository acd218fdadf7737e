import { type ComponentProps, useState } from 'react'
import { useFilter } from 'react-aria/useFilter'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { SearchField } from 'react-aria-components/SearchField'
import { Kbd } from '../key-line/kbd.tsx'

export interface Command {
  readonly id: string
  readonly label: string
  /** A second text that is searched too: a plate, the name of a site. */
  readonly detail?: string
  /** The keys that do the same: "G T". */
  readonly keys?: string
}

export interface CommandGroup {
  readonly heading: string
  readonly commands: readonly Command[]
}

export type CommandMenuProps = Omit<
  ComponentProps<typeof Dialog>,
  'children' | 'className' | 'aria-label'
> & {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Shown while nothing is typed, under its own heading; empty for none. */
  readonly recent: CommandGroup
  readonly groups: readonly CommandGroup[]
  /** Called with a command's id; the menu closes by itself. */
  readonly onCommand: (id: string) => void
  /** The name of the dialog and of its field: "Find or do". */
  readonly label: string
  readonly placeholder?: string
  /** What it says for a text that matches nothing. */
  readonly nothingFound: (text: string) => string
  readonly className?: string
}

const scrolled =
  'command-list focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-(--focus)'

/** All that can be found or done, searched by typing. Other props go on the dialog. */
export function CommandMenu(props: CommandMenuProps) {
  const { isOpen, onOpenChange, recent, groups, onCommand, ...others } = props
  const { label, placeholder, nothingFound, className, ...rest } = others
  const [text, setText] = useState('')
  const { contains } = useFilter({ sensitivity: 'base' })
  const shown = text.trim() === '' && recent.commands.length > 0 ? [recent, ...groups] : groups
  const change = (opens: boolean) => {
    if (!opens) setText('')
    onOpenChange(opens)
  }
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={change} isDismissable className="command-curtain">
      <Modal className="command-window">
        <Dialog {...rest} aria-label={label} className={className ?? ''} data-slot="command-menu">
          <Autocomplete filter={contains} inputValue={text} onInputChange={setText}>
            <SearchField aria-label={label} autoFocus>
              <Input {...(placeholder !== undefined && { placeholder })} />
            </SearchField>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard scrolls it only by choosing */}
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
            <div className={scrolled} role="group" aria-label={label} tabIndex={0}>
              <Menu
                aria-label={label}
                onAction={(key) => {
                  change(false)
                  onCommand(String(key).replace(/^recent:/, ''))
                }}
                renderEmptyState={() => (
                  <p className="option-none" role="status">
                    {nothingFound(text)}
                  </p>
                )}
              >
                {shown.map((group) => (
                  <MenuSection key={group.heading} id={group.heading}>
                    <Header className="option-heading">{group.heading}</Header>
                    {group.commands.map((command) => (
                      <CommandRow key={command.id} command={command} isRecent={group === recent} />
                    ))}
                  </MenuSection>
                ))}
              </Menu>
            </div>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** A command that is also a recent one is in the menu twice, so a recent one has an id of its own. */
function CommandRow({ command, isRecent }: { command: Command; isRecent: boolean }) {
  const { id, label, detail, keys } = command
  return (
    <MenuItem
      id={isRecent ? `recent:${id}` : id}
      textValue={detail ? `${label} ${detail}` : label}
      className="option-row"
    >
      <span>
        {label} {detail && <small>{detail}</small>}
      </span>
      {keys && <Kbd>{keys}</Kbd>}
    </MenuItem>
  )
}
