import { isMac } from '#desk/frame/keys-here.tsx'
import { useTell } from '#desk/frame/undo.tsx'
import { printed } from '#desk/keys/key-names.ts'
import { Kbd } from '#staff/ui/key-line/kbd.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#staff/ui/menu/menu.tsx'
import { useOpenPage } from '../screen/open-page.ts'
import { showPane } from '../screen/panes.ts'
import { type BlockMenuProps, blockDeeds } from './block-deeds.ts'
import { MoreButton } from './more-button.tsx'

/** Open from its first drawing on: the press that loads it opens it. */
export function OpenMenu({ onInsert }: BlockMenuProps) {
  const { actions, template } = useOpenPage()
  const clipboard = useClipboard()
  // What it does is seen in the tree.
  const inTree = (run: () => void) => () => {
    showPane('tree')
    run()
  }
  return (
    <Menu defaultOpen>
      <MenuTrigger asChild>
        <MoreButton />
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem onSelect={onInsert}>Insert after it…</MenuItem>
        {blockDeeds(actions, template !== undefined).map(({ keys, title, run }) => (
          <MenuItem key={keys} onSelect={inTree(run)}>
            {title} <DeedKeys keys={keys} />
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => void clipboard.copy()}>Copy</MenuItem>
        <MenuItem onSelect={inTree(() => void clipboard.paste())}>Paste after it</MenuItem>
      </MenuContent>
    </Menu>
  )
}

const DeedKeys = ({ keys }: { readonly keys: string }) => (
  <span aria-hidden="true" className="menu-keys">
    {printed(keys, isMac()).map((key) => (
      <Kbd key={key}>{key}</Kbd>
    ))}
  </span>
)

/** The clipboard without its keys, which a browser may refuse. */
function useClipboard() {
  const { actions } = useOpenPage()
  const tell = useTell()
  return {
    async copy() {
      const text = actions.copied()
      if (text === undefined) return
      try {
        await navigator.clipboard.writeText(text)
        tell('Copied. Paste it on this page, another one, or another site.')
      } catch {
        tell('This browser lets nothing be copied from here.')
      }
    },
    async paste() {
      try {
        const isTaken = actions.paste(await navigator.clipboard.readText())
        if (!isTaken) tell('There is no block to paste.')
      } catch {
        tell('This browser does not let the clipboard be read.')
      }
    },
  }
}
