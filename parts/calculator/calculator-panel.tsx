import type { ReactNode } from 'react'
import calculate from '../calculated/calculator.island.ts'
import { Scripted } from '../rendering.tsx'

interface CalculatorPanelProps {
  /** What a buyer can change, and what the script needs beside. */
  readonly inputs: ReactNode
  /** The figures, and what they need beside them. */
  readonly children: ReactNode
}

/** Amounts beside the figures that follow them: the server writes the first ones, a script all later ones. D30. */
export const CalculatorPanel = ({ inputs, children }: CalculatorPanelProps) => (
  <Scripted script={calculate} name="calculator" className="calc-panel">
    <div className="calc-inputs">{inputs}</div>
    <div className="calc-result">{children}</div>
  </Scripted>
)
