import type { StoryContext } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { type TokenName, tokenGroups } from '#ui/theme/tokens.ts'
import { siteViewOf } from '../tenants.ts'
import { overridesOf } from '../toolbar.ts'

/** The site that the toolbar's choices make, with its theme. */
export const siteOf = ({ globals }: Pick<StoryContext, 'globals'>) =>
  siteViewOf(globals.tenant, overridesOf(globals))

/** A page about a foundation. */
export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <div className="page-width grid gap-12 py-10">
      <header className="grid max-w-prose gap-3">
        <h1 className="text-title-1">{title}</h1>
        <p className="text-lead text-ink-2">{lead}</p>
      </header>
      {children}
    </div>
  )
}

interface SheetProps {
  title: string
  lead: ReactNode
  children: ReactNode
}

/** A part of a sheet with a heading. */
export function Part({ title, text, children }: PartProps) {
  return (
    <section className="grid gap-5">
      <header className="grid gap-1 border-b border-line pb-3">
        <h2 className="text-title-3">{title}</h2>
        {text && <p className="max-w-prose text-ink-2">{text}</p>}
      </header>
      {children}
    </section>
  )
}

interface PartProps {
  title: string
  text?: ReactNode
  children: ReactNode
}

/** The name of a token, as it is written in a stylesheet. */
export const Token = ({ name }: { name: string }) => (
  <code className="text-sm font-semibold wrap-anywhere">--{name}</code>
)

type AnyToken = TokenName<keyof typeof tokenGroups>
const meanings = new Map<string, string>(
  Object.values(tokenGroups).flatMap(({ tokens }) =>
    Object.entries(tokens).map(([name, { meaning }]) => [name, meaning] as const),
  ),
)

/** What a token is for. */
export const meaningOf = (name: AnyToken): string => meanings.get(name) ?? ''
