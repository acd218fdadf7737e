import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: {
    theme: {
      radius: ['control', 'card', 'pill'],
      shadow: ['card', 'overlay'],
      aspect: ['car', 'wide'],
      container: ['prose', 'page'],
    },
    classGroups: { 'bg-color': ['tone-brand', 'tone-accent', 'tone-dark'] },
  },
})

/** Joins class names; of two that set the same property the later one remains. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
