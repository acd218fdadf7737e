type Attributes = Readonly<Record<string, string | number | undefined>>

/** An icon as lucide describes it: shapes in a box of 24 by 24. */
export type IconNode = readonly (readonly [tag: string, attributes: Attributes])[]

const leadingMove = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)[\s,]*/

/** A path that can be appended to another one: its initial relative move becomes absolute. */
function standalone(d: string): string {
  return d.replace(leadingMove, (move, x: string, y: string) => {
    const next = d[move.length] ?? 'z'
    return `M${x} ${y}${/[a-z]/i.test(next) ? '' : 'l'}`
  })
}

function circle(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`)
  const [w, h] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`
}

function shapePath([tag, attributes]: IconNode[number]): string {
  const number = (name: string) => Number(attributes[name])
  switch (tag) {
    case 'path':
      return standalone(String(attributes.d))
    case 'circle':
      return circle(number('cx'), number('cy'), number('r'))
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
    case 'rect':
      return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'))
    case 'polygon':
      return `M${attributes.points}z`
    default:
      throw new Error(
        `An icon has the shape "${tag}"; expected path, circle, line, rect or polygon.`,
      )
  }
}

/** All shapes of an icon as one path, so that an icon is only two elements. */
export function iconPath(node: IconNode): string {
  return node.map(shapePath).join('')
}
