import type { LegalText } from '#domain/content/entries.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

const load: Load<typeof block, LegalText | undefined> = ({ props, ports }) =>
  ports.content.texts.find(({ id }) => id === props.text)
export default load
