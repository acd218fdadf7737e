import { type ClassValue, clsx } from 'clsx'

/** What the letter of a side stands for, as in `px-2`; none for all four. */
const sides: Readonly<Record<string, readonly string[]>> = {
  '': ['t', 'e', 'b', 's'],
  x: ['e', 's'],
  y: ['t', 'b'],
  t: ['t'],
  e: ['e'],
  b: ['b'],
  s: ['s'],
}

/** The sides in the names of positions. */
const positions: Readonly<Record<string, string>> = { top: 't', bottom: 'b', start: 's', end: 'e' }

type Rule = readonly [utility: RegExp, sets: (found: RegExpMatchArray) => readonly string[]]

const is =
  (...properties: string[]): Rule[1] =>
  () =>
    properties
/** The property that the utility begins with. */
const named: Rule[1] = ([, name = '']) => [name]
const onSides: Rule[1] = ([, name = '', side = '']) =>
  (sides[side] ?? []).map((each) => `${name}-${each}`)

/**
 * Which properties a utility sets, the first rule that fits; of the utilities that views and their callers both
 * give. A test compares it with tailwind-merge, which knows all that there are and weighs eight times as much.
 */
const rules: readonly Rule[] = [
  [/^(?:inline-)?(?:block|flex|grid)$|^(?:inline|table|hidden|contents)$/, is('display')],
  [/^(?:not-)?sr-only$/, is('sr-only')],
  [/^(?:static|relative|absolute|fixed|sticky)$/, is('position')],
  [/^-?([pm])([xytebs]?)-/, onSides],
  [/^(border)(?:-([xytebs]))?(?:-(?:\d|\(length:).*)?$/, onSides],
  [/^border-(?:solid|dashed|none)$/, is('border-style')],
  [/^border-/, is('border-color')],
  [/^-?(inset)-(?:([xyes])-)?[\d[a(]/, onSides],
  [/^-?(top|bottom|start|end)-/, ([, name = '']) => [`inset-${positions[name]}`]],
  [/^gap-([xy])-/, ([, axis]) => [`gap-${axis}`]],
  [/^gap-/, is('gap-x', 'gap-y')],
  [/^size-/, is('w', 'h')],
  [/^text-(?:start|center|end)$/, is('text-align')],
  [/^text-(?:wrap|nowrap|balance|pretty)$/, is('text-wrap')],
  [
    /^text-(?:\d?x?[sl]|base|sm|lg|xl|hero|title-\d|lead|card|price(?:-l)?|figure|label)$/,
    is('text', 'leading'),
  ],
  [/^text-/, is('color')],
  [/^font-(?:normal|medium|semibold|bold)$/, is('font-weight')],
  [/^font-/, is('font-family')],
  [/^flex-(?:row|col)/, is('flex-direction')],
  [/^flex-(?:no)?wrap/, is('flex-wrap')],
  [/^flex-/, is('grow', 'shrink', 'basis')],
  [/^overflow-[xy]-/, ([name = '']) => [name]],
  [/^overflow-/, is('overflow-x-', 'overflow-y-', 'overflow')],
  [
    /^-?(translate-[xy]|scale-[xy]|underline-offset|grid-cols|grid-rows|col-span|justify-items|(?:min|max)-[wh])-/,
    named,
  ],
  [
    /^-?([wh]|grow|shrink|basis|items|justify|self|content|whitespace|leading|transition|rounded|bg|list|aspect|z|object|accent|place-items)-/,
    named,
  ],
]

/** The variants of a class with their colons, and the rest; a colon in brackets is neither's end. */
const parts = /^((?:(?:[^[\]():]|\[(?:[^[\]]|\[[^\]]*\])*\]|\([^)]*\))+:)*)(.+)$/

/** The variants of a class and each property that it sets under these; undefined for a class that is no utility. */
function settingsOf(name: string): readonly string[] | undefined {
  const [, variants = '', utility = ''] = parts.exec(name) ?? []
  for (const [pattern, sets] of rules) {
    const found = pattern.exec(utility)
    if (found) return sets(found).map((property) => variants + property)
  }
  return undefined
}

/** Views give the same few classes again and again. */
const joined = new Map<string, string>()
const MOST_KEPT = 500

/** Joins class names; of two that set the same property the later one remains. */
export function cn(...classes: ClassValue[]): string {
  const given = clsx(classes)
  const known = joined.get(given)
  if (known !== undefined) return known
  const set = new Set<string>()
  const kept: string[] = []
  for (const name of given.split(/\s+/).reverse()) {
    const settings = settingsOf(name) ?? [name]
    if (settings.every((each) => set.has(each))) continue
    for (const each of settings) set.add(each)
    kept.push(name)
  }
  const result = kept.reverse().join(' ')
  if (joined.size >= MOST_KEPT) joined.clear()
  joined.set(given, result)
  return result
}
