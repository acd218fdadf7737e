import { flags, isFlagName } from '#domain/site/flags.ts'
import type { Condition } from './when.ts'

/** A condition of a block and its answer, in words. Spec 6.04. */
export function conditionWords({ name, reason, flag }: Condition): string {
  if (name !== 'flag') return words[name][reason === undefined ? 0 : 1]
  const title = flag !== undefined && isFlagName(flag) ? flags[flag].title : flag
  return `Feature “${title}” is ${reason === undefined ? 'on' : 'off'}`
}

const words: Readonly<
  Record<Exclude<Condition['name'], 'flag'>, readonly [holds: string, hides: string]>
> = {
  carTypes: ['For this type of car', 'For other types of car'],
  from: ['Its first day has come', 'Its first day is still to come'],
  until: ['Its last day is not over', 'Its last day is over'],
  viewport: ['For this width of screen', 'For screens of another width'],
  signedIn: ['For this visitor', 'For other visitors: signed in, or not'],
}
