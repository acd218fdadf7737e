import type { SimpleBody } from '#domain/car/kinds.ts'
import { checksum } from '#domain/checksum.ts'

/**
 * The looks of each class of makers, as words of a kit (`''` is the look without a word). A model has
 * one of its class, so that its drawings are alike and those of its neighbours differ.
 */
const classes: readonly (readonly [makes: RegExp, looks: readonly string[]])[] = [
  [
    /^(tesla|byd|polestar|rivian|lucid|nio|xpeng|zeekr|leapmotor|deepal|smart)$/,
    ['smooth', 'layered'],
  ],
  [
    /^(hyundai|kia|genesis|ssangyong|kgm|mg|gwm|haval|great wall|chery|geely|ldv|omoda|jaecoo|foton|daewoo)$/,
    ['angular', 'layered', 'broad'],
  ],
  [
    /^(ford|chevrolet|gmc|ram|dodge|chrysler|cadillac|buick|lincoln|holden|hsv|fpv|mahindra)$/,
    ['broad', 'rugged', 'squared', 'sporting'],
  ],
  [/^(jeep|land rover|hummer|ineos|isuzu)$/, ['rugged', 'squared']],
  [
    /^(audi|bmw|mercedes|volkswagen|skoda|volvo|peugeot|renault|citroen|fiat|alfa romeo|mini|porsche|jaguar|cupra|opel|saab|bentley|maserati|seat|aston martin|ferrari|lamborghini|lotus|mclaren|rolls royce|abarth|lexus|infiniti|acura)\b/,
    ['stately', 'taut', 'sporting'],
  ],
]

/** Of other makers: most of Japan, and whatever no class names. */
const usual = ['', 'squared', 'sporting', 'layered'] as const

/** Looks that only a high body carries, and which bodies are high. */
const high: readonly string[] = ['rugged', 'squared']
const highBodies: readonly (SimpleBody | undefined)[] = ['SUV', 'Ute', 'Truck', 'Van', undefined]

/**
 * The look of a model in drawings: the same for every car of it, one of a few for its class of makers.
 * No maker's own shapes or badges are drawn.
 */
export function lookOfMake(make: string, model: string, body?: SimpleBody): string {
  const name = make
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
  const looks = classes.find(([makes]) => makes.test(name))?.[1] ?? usual
  const fitting = highBodies.includes(body) ? looks : looks.filter((look) => !high.includes(look))
  return fitting[checksum(`${name} ${model.toLowerCase()}`) % fitting.length] ?? ''
}
