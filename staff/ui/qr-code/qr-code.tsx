import type { ComponentProps } from 'react'
import { encode } from 'uqr'

export type QrCodeProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'role'> & {
  /** What a camera reads. */
  text: string
  /** Its name for screen readers: what it is for, and where the same stands as text. */
  label: string
}

/** Light modules around the code: a camera needs them (ISO/IEC 18004, 9.1). */
const QUIET = 4

/** A QR code, dark on white in every theme, as cameras expect it. */
export function QrCode({ text, label, ...rest }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      {...rest}
      data-slot="qr-code"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
