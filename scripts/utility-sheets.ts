import type { ComponentSheet } from '#pages/render/assets.ts'
import { type Blocks, unionOf } from './sheet-blocks.ts'

interface Split {
  /** What all pages need, and at its end the order of the layers that follow. */
  readonly styles: string
  readonly sheets: readonly ComponentSheet[]
}

/**
 * The stylesheet of `ui/app.css`, as built, without its utilities, and these as sheets of the blocks that
 * use them, in their order. Tailwind's values for browsers without `@property` are left out: pages need
 * younger features than that.
 * @param blocksOf the blocks that use a class
 */
export function splitUtilities(css: string, blocksOf: (name: string) => Blocks): Split {
  const [notice = ''] = /^\/\*!.*?\*\/\s*/s.exec(css) ?? []
  const rules = rulesOf(css.slice(notice.length))
  const isProperty = ({ head }: Rule) => head.startsWith('@property ')
  const isLayer = (name: string, rule: Rule) => rule.head === `@layer ${name}`
  const utilities = rules
    .filter((rule) => isLayer('utilities', rule))
    .flatMap(({ body = '' }) => utilitySheets(body, blocksOf))
  const properties = rules.filter(isProperty).flatMap((rule) => {
    const named = new RegExp(`${rule.head.slice('@property '.length)}(?![\\w-])`)
    const users = utilities.filter(({ css }) => named.test(css))
    return users.length > 0
      ? [sheetOf(textOf(rule), unionOf(users.map((user) => user.blocks)))]
      : []
  })
  const base = rules.filter(
    (rule) => !(isProperty(rule) || isLayer('utilities', rule) || isLayer('properties', rule)),
  )
  return {
    styles: `${notice}${base.map(textOf).join('')}@layer components,utilities;`,
    sheets: [...joined(utilities).map(inLayer), ...joined(properties)],
  }
}

const inLayer = ({ css, ...rest }: ComponentSheet): ComponentSheet => ({
  css: `@layer utilities{${css}}`,
  ...rest,
})

const sheetOf = (css: string, blocks: Blocks): ComponentSheet => ({
  css,
  ...(blocks && { blocks }),
})

/** Rules of utilities, those within an at-rule each with that around it. */
function utilitySheets(css: string, blocksOf: (name: string) => Blocks): ComponentSheet[] {
  return rulesOf(css).flatMap((rule) => {
    const { head, body = '' } = rule
    if (!head.startsWith('@'))
      return [sheetOf(textOf(rule), unionOf(classesOf(head).map(blocksOf)))]
    const within = joined(utilitySheets(body, blocksOf))
    return within.map(({ css, blocks }) => sheetOf(`${head}{${css}}`, blocks))
  })
}

/** The first class of each selector, without escapes. */
const classesOf = (selectors: string): string[] =>
  selectors.split(/,(?![^(]*\))/).flatMap((selector) => {
    const [, name] = /\.((?:[\w-]|\\.)+)/.exec(selector) ?? []
    return name === undefined ? [] : [name.replace(/\\(.)/g, '$1')]
  })

/** Neighbours that the same blocks use are one sheet. */
function joined(sheets: readonly ComponentSheet[]): ComponentSheet[] {
  const found: ComponentSheet[] = []
  for (const sheet of sheets) {
    const last = found.at(-1)
    if (last && String(last.blocks) === String(sheet.blocks))
      found.splice(-1, 1, { ...last, css: last.css + sheet.css })
    else found.push(sheet)
  }
  return found
}

/** A rule, or a statement such as `@import`, which has no body. */
interface Rule {
  readonly head: string
  readonly body?: string
}

const textOf = ({ head, body }: Rule): string =>
  body === undefined ? `${head};` : `${head}{${body}}`

/** The outer rules of minified CSS. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  let open = 0
  let depth = 0
  for (const { 0: mark, index } of css.matchAll(/"(?:\\.|[^"])*"|\\.|[{};]/gs)) {
    if (mark === '{' && depth++ === 0) open = index
    if (mark === '}') depth--
    if (depth > 0 || (mark !== ';' && mark !== '}')) continue
    const head = css.slice(start, mark === '}' ? open : index)
    rules.push(mark === '}' ? { head, body: css.slice(open + 1, index) } : { head })
    start = index + 1
  }
  return rules
}
