import { Search, X } from 'lucide'
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useFilter } from 'react-aria/useFilter'
import { Button } from 'react-aria-components/Button'
import { ComboBox, type Key } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { OptionList } from '#ui/option-list/option-list.tsx'
import { Glyph } from '../glyph/glyph.tsx'
import { suggestions, type Token, type TokenField, tokenId, tokenLabel } from './tokens.ts'

export interface TokenFilterTexts {
  /** Above the field: `Filter the leads`. */
  readonly label: string
  /** Names the tokens: `Filters in use`. */
  readonly tokens: string
  readonly nothingFound: string
  /** A token whose field or value is not known: `Stage: old (unknown)`. */
  readonly unknown: (token: Token) => string
  readonly added: (label: string) => string
  readonly removed: (label: string) => string
  /** The button that removes all: `Clear them`. */
  readonly clear: string
  readonly cleared: string
}

export type TokenFilterProps = Omit<
  ComponentProps<typeof Group>,
  'children' | 'className' | 'onChange'
> & {
  readonly className?: string
  readonly fields: readonly TokenField[]
  readonly tokens: readonly Token[]
  readonly onChange: (tokens: readonly Token[]) => void
  readonly texts: TokenFilterTexts
}

/** Conditions on what a table or a list shows, each a token; a field adds more by typing. */
export function TokenFilter(props: TokenFilterProps) {
  const { fields, tokens, onChange, texts, className, ...rest } = props
  const labelId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  // Chosen for a moment only: the library closes its list when the chosen option changes.
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => {
    if (chosen !== null) setChosen(null)
  }, [chosen])
  const { contains } = useFilter({ sensitivity: 'base' })
  const options = suggestions(text, fields, tokens, contains)
  const wordsOf = (token: Token) => tokenLabel(token, fields) ?? texts.unknown(token)

  /** Without an option that `id` names, as when the focus leaves the field: empties it. */
  function add(id: Key | null): void {
    setText('')
    const option = options.find((each) => each.id === id)
    if (!option) return
    setChosen(option.id)
    onChange([...tokens, option.token])
    setSaid(texts.added(option.label))
  }
  function remove(ids: ReadonlySet<unknown>): void {
    const kept = tokens.filter((token) => !ids.has(tokenId(token)))
    onChange(kept)
    setSaid(
      tokens
        .filter((token) => !kept.includes(token))
        .map(wordsOf)
        .map(texts.removed)
        .join(),
    )
    if (kept.length === 0) input.current?.focus()
  }
  function removeLast({ key }: KeyboardEvent): void {
    const last = tokens.at(-1)
    if (key === 'Backspace' && text === '' && last) remove(new Set([tokenId(last)]))
  }
  function clear(): void {
    onChange([])
    setSaid(texts.cleared)
    input.current?.focus()
  }

  return (
    <Group {...rest} className={className ?? ''} aria-labelledby={labelId} data-slot="token-filter">
      <span id={labelId} className="field-label">
        {texts.label}
      </span>
      <div className="token-box">
        {tokens.length > 0 && (
          <TagGroup aria-label={texts.tokens} onRemove={remove} className="token-group">
            <TagList className="token-list">
              {tokens.map((token) => (
                <TokenTag
                  key={tokenId(token)}
                  token={token}
                  label={wordsOf(token)}
                  isKnown={tokenLabel(token, fields) !== undefined}
                />
              ))}
            </TagList>
          </TagGroup>
        )}
        <ComboBox
          aria-labelledby={labelId}
          className="token-field"
          menuTrigger="focus"
          items={options}
          allowsEmptyCollection
          value={chosen}
          onChange={add}
          inputValue={text}
          onInputChange={setText}
        >
          <Group className="token-input">
            <Glyph icon={Search} className="size-4" />
            <Input ref={input} onKeyDown={removeLast} />
          </Group>
          <OptionList nothingFound={texts.nothingFound} />
        </ComboBox>
        {tokens.length > 1 && (
          <Button className="token-clear" onPress={clear}>
            {texts.clear}
          </Button>
        )}
      </div>
      <span role="status" className="sr-only">
        {said}
      </span>
    </Group>
  )
}

interface TokenTagProps {
  readonly token: Token
  readonly label: string
  readonly isKnown: boolean
}

/** `id` is the token's, by which the library finds it. */
const TokenTag = ({ token, label, isKnown }: TokenTagProps) => (
  <Tag
    id={tokenId(token)}
    textValue={label}
    className={isKnown ? 'token-item' : 'token-item token-unknown'}
  >
    {label}
    <Button slot="remove" className="token-remove">
      <Glyph icon={X} className="size-4" />
    </Button>
  </Tag>
)
