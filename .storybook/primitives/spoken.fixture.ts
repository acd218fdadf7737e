import { spokenChoices } from './spoken-choices.fixture.ts'
import { spokenEditing } from './spoken-editing.fixture.ts'
import { spokenFields } from './spoken-fields.fixture.ts'
import { spokenPanels } from './spoken-panels.fixture.ts'

/** By primitive and story the lines of `spokenLines`: role, name, value, states, description, live text. */
export type Spoken = Readonly<Record<string, readonly string[]>>

export const spoken: Spoken = {
  ...spokenFields,
  ...spokenChoices,
  ...spokenPanels,
  ...spokenEditing,
}
