import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// Pure: a script that imports only the class names of a component drops it.
const merge = /* @__PURE__ */ extendTailwindMerge({
  extend: {
    theme: {
      text: [
        'hero',
        'title-1',
        'title-2',
        'title-3',
        'lead',
        'card',
        'price',
        'price-l',
        'figure',
        'label',
      ],
      font: ['text', 'display', 'figure'],
      radius: ['control', 'card', 'media', 'tag', 'pill'],
      shadow: ['overlay'],
      aspect: ['car', 'wide'],
      container: ['prose', 'page'],
    },
  },
})

/** Joins class names; of two that set the same property the later one remains. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
