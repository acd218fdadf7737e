import type { CSSProperties } from 'react'
import { posterLines } from './poster-lines.ts'

type Fit = CSSProperties & Record<`--${string}`, string | number>

/** A heading in lines that fill the measure; on phones each piece of a line does. */
export function PosterHeading({ text }: { text: string }) {
  return posterLines(text).map(({ width, ems, pieces }) => {
    const line: Fit = { '--w': `${width}%`, '--k': ems }
    const key = pieces.map((piece) => piece.text).join(' ')
    return (
      <span key={key} className="hero-line" style={line}>
        {pieces.map((piece) => {
          const fit: Fit = { '--ww': `${piece.width}%`, '--kw': piece.ems }
          return (
            <span key={piece.text} className="hero-piece" style={fit}>
              {`${piece.text} `}
            </span>
          )
        })}
      </span>
    )
  })
}
