import type { Nodes, Parents } from 'mdast'
import type { ReactNode } from 'react'
import { isSection, parseMarkdown, type TextSection } from '#domain/content/markdown.ts'
import { statedFacts } from '#domain/content/site-facts.ts'
import { fillPlaceholders, placeholdersOf } from '#domain/fill-placeholders.ts'
import { LINK } from '#domain/link.ts'
import { Picture } from '#ui/picture/picture.tsx'
import type { SiteView } from '../view-context.ts'

interface ProseProps {
  /** Markdown, as `markdownText` takes it. */
  readonly text: string
  readonly site: SiteView
  /** The level of its `##` headings. */
  readonly level?: 2 | 3
  /** Those that are linked to. */
  readonly sections?: readonly TextSection[]
}

/**
 * A Markdown text as elements: what a dealer needs of it and nothing else, so that no markup of its own can
 * be in it. Names of facts are filled in, `{company}`; a paragraph or item whose fact the site does not state
 * is left out. Spec 2.22.
 */
export function Prose({ text, site, level = 2, sections = [] }: ProseProps) {
  const root = parseMarkdown(text)
  const headings = root.children.filter(isSection)
  const anchors = new Map(sections.map(({ anchor }, index) => [headings[index], anchor]))
  const context = { facts: statedFacts(site), level, anchors }
  return <div className="prose">{childrenOf(root, context)}</div>
}

interface Context {
  readonly facts: Readonly<Record<string, string>>
  readonly level: 2 | 3
  readonly anchors: ReadonlyMap<Nodes | undefined, string>
}

const childrenOf = (parent: Parents, context: Context): ReactNode[] =>
  parent.children.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text have no other key, and never move
    <Node key={index} node={node} context={context} />
  ))

/** Whether each fact that a piece of text names is stated. */
const isStated = (node: Nodes, facts: Context['facts']): boolean =>
  node.type === 'text'
    ? placeholdersOf(node.value).every((name) => Object.hasOwn(facts, name))
    : !('children' in node) || node.children.every((child) => isStated(child, facts))

function Node({ node, context }: { node: Nodes; context: Context }): ReactNode {
  const { facts } = context
  const inside = () => ('children' in node ? childrenOf(node, context) : null)
  switch (node.type) {
    case 'text':
      return fillPlaceholders(node.value, facts)
    case 'break':
      return <br />
    case 'strong':
      return <strong>{inside()}</strong>
    case 'emphasis':
      return <em>{inside()}</em>
    case 'link':
      return LINK.pattern.test(node.url) ? <a href={node.url}>{inside()}</a> : inside()
    case 'paragraph':
      return isStated(node, facts) ? <p>{inside()}</p> : null
    case 'heading': {
      const Heading = `h${Math.min(node.depth + context.level - 2, 4)}` as 'h2' | 'h3' | 'h4'
      return <Heading id={context.anchors.get(node)}>{inside()}</Heading>
    }
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inside()}</ol> : <ul>{inside()}</ul>
    case 'listItem':
      return isStated(node, facts) ? <li>{itemOf(node, context)}</li> : null
    case 'blockquote':
      return <blockquote>{inside()}</blockquote>
    case 'thematicBreak':
      return <hr />
    case 'table':
      return <Table node={node} context={context} />
    case 'image':
      return node.url.startsWith('/media/') ? (
        <Picture
          path={node.url}
          alt={node.alt ?? ''}
          width={1200}
          height={800}
          sizes="(min-width: 768px) 672px, 100vw"
        />
      ) : null
    default:
      // What the check reports, such as HTML, is left out.
      return null
  }
}

/** An item of one paragraph is that text alone. */
const itemOf = (item: Extract<Nodes, { type: 'listItem' }>, context: Context): ReactNode[] => {
  const [first, ...rest] = item.children
  const isTight = !item.spread && first?.type === 'paragraph'
  return isTight
    ? [...childrenOf(first, context), ...childrenOf({ ...item, children: rest }, context)]
    : childrenOf(item, context)
}

function Table({ node, context }: { node: Extract<Nodes, { type: 'table' }>; context: Context }) {
  const [head, ...rows] = node.children
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll it
    <div className="prose-table" tabIndex={0}>
      <table>
        {head && (
          <thead>
            <tr>
              {head.children.map((cell, index) =>
                cell.children.length > 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <th key={index} scope="col">
                    {childrenOf(cell, context)}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={index} />
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={index}>
              {row.children.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column}>{childrenOf(cell, context)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
