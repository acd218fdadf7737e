import type { BestFigures } from '#domain/car/measured-facts.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

/** What the card's bars compare with. */
export interface ResultCardData {
  readonly best: BestFigures
}

const load: Load<typeof block, ResultCardData> = ({ ports }) => ({ best: ports.best })
export default load
