import type { CSSProperties } from 'react'
import { shownLinks } from '#parts/links/shown-links.ts'
import { Section } from '#parts/section/section.tsx'
import { SectionHead } from '#parts/section-head/section-head.tsx'
import type { ViewOf } from '../define-block.ts'
import type { CompareData } from './data.ts'
import type block from './schema.ts'
import { type ShownCell, towingTable, vehicleTable } from './tables.ts'

/** Vehicles or weights compared; nothing where the stock has nothing to compare. Spec 3.15, 3.16. */
export default function CompareTable({ id, props, data, site }: ViewOf<typeof block, CompareData>) {
  const { heading, text, content, ground, variant = site.look.table } = props
  const { heads, rows } =
    content.type === 'towing' ? towingTable(data, content, site) : vehicleTable(data, site)
  if (rows.length === 0) return null
  const [link] = shownLinks(props.link ? [props.link] : [], site.flags)
  const title = `${id}-title`
  return (
    <Section className="compare-table" ground={ground} variant={variant} labelledBy={title}>
      <SectionHead
        id={title}
        heading={heading}
        text={text}
        link={link && { href: link.href, text: link.label }}
      />
      {/* biome-ignore-start lint/a11y: a wide table scrolls, with the keyboard too; no fieldset, nothing is entered */}
      <div className="compare-table-scroll" role="group" aria-labelledby={title} tabIndex={0}>
        {/* biome-ignore-end lint/a11y: as above */}
        <table className="compare-table-grid">
          <thead>
            <tr>
              {heads.map(({ text: words, href }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other key, and never move
                <Head key={index} text={words} href={href} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <Cell key={index} {...cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

function Head({ text, href }: { text: string; href?: string | undefined }) {
  if (text === '') return <td />
  return <th scope="col">{href === undefined ? text : <a href={href}>{text}</a>}</th>
}

function Cell({ text, share = 0 }: ShownCell) {
  if (text === undefined) {
    return (
      <td>
        <span aria-hidden="true">–</span>
        <span className="sr-only">None stated</span>
      </td>
    )
  }
  const bar: CSSProperties & Record<'--share', number> = { '--share': share }
  return (
    <td>
      {text}
      {share > 0 && <span className="compare-table-bar" style={bar} />}
    </td>
  )
}
