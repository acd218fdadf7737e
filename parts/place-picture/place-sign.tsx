interface SignProps {
  readonly sign: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
}

/** The width of a letter in its size. */
const LETTER = 0.72

/** The name of a place in letters that fit; x and y are the middle of its sign. Spec 3.28. */
export function Sign({ sign, x, y, width, size }: SignProps) {
  const fitted = Math.min(size, width / (sign.length * LETTER))
  return (
    <text x={x} y={y + fitted * 0.35} fontSize={fitted.toFixed(1)} textAnchor="middle">
      {sign}
    </text>
  )
}
