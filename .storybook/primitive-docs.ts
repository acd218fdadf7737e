import type { Component } from 'storybook/internal/docs-tools'
import { extractComponentDescription } from 'storybook/internal/docs-tools'

/** What the docs page of a primitive says beside the component's own comment. */
export interface PrimitiveDocs {
  /** 0 is HTML and CSS alone, 1 needs the page's small script, 2 is an island with React. */
  readonly level: keyof typeof levels
  /** When to use it: Markdown, a sentence or two. */
  readonly use: string
  /** When not to, and what to use fallback. */
  readonly notFor: string
  /** The keys that it answers to, and what they do. */
  readonly keys: string
  /** Statements of the specification, such as `4.16`. */
  readonly spec?: readonly string[]
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Of a primitive's stories: its docs page shows this. */
    primitive?: PrimitiveDocs
  }
}

const levels = {
  0: '0: HTML and CSS, works without script',
  1: '1: works without script, better with the page’s small script',
  2: '2: an island or a part of the staff desk, with React',
} as const

/** The description of a primitive's docs page as Markdown: its component's comment, then a table. */
export function aboutPrimitive(component: Component, docs: PrimitiveDocs): string {
  const rows: readonly (readonly [title: string, text: string])[] = [
    ['Level', levels[docs.level]],
    ['Use it', docs.use],
    ['Not for', docs.notFor],
    ['Keyboard', docs.keys],
    ...(docs.spec ? [['Spec', docs.spec.join(', ')] as const] : []),
  ]
  const table = rows.map(([title, text]) => `| **${title}** | ${text.replaceAll('|', '\\|')} |`)
  return [extractComponentDescription(component), ['| | |', '|---|---|', ...table].join('\n')]
    .filter(Boolean)
    .join('\n\n')
}
