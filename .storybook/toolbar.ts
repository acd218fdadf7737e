import { type FlagName, type Flags, flagNames, flags } from '#domain/site/flags.ts'
import type { Site } from '#domain/site/site.ts'
import type { ThemeColours } from '#domain/site/theme.ts'
import { dealers, type Overrides } from './tenants.ts'

/** A choice of the toolbar that leaves a setting as the dealer has it. */
export const asDealer = 'dealer'

/** Flags that change no story, or only those with a site of their own; a test looks at all stories. */
export const flagsWithoutStory: readonly FlagName[] = [
  ...([
    'chat',
    'certifiedBadge',
    'marketBadge',
    'subscription',
    'printPdf',
    'socialShare',
    'blog',
    'maps',
    'locationSearch',
    'gatedTradeIn',
    'gatedCheckout',
    'gatedFinance',
    'spinToWin',
  ] as const),
]

const storyFlags = flagNames.filter((name) => !flagsWithoutStory.includes(name))

const locales = ['en-AU', 'en-NZ', 'en-US'] as const satisfies readonly Site['locale'][]
const localeTitles = { 'en-AU': 'Australia', 'en-NZ': 'New Zealand', 'en-US': 'United States' }
const schemes = ['light', 'dark'] as const satisfies readonly ThemeColours['scheme'][]
const switches = ['on', 'off'] as const

/** The toolbar's choices as overrides of a site. */
export function overridesOf(globals: Readonly<Record<string, unknown>>): Overrides {
  const scheme = schemes.find((one) => one === globals.scheme)
  const locale = locales.find((one) => one === globals.locale)
  const changed = flagsOf(globals.flags)
  return {
    ...(scheme && { scheme }),
    ...(locale && { locale }),
    ...(changed && { flags: changed }),
  }
}

/** `on` and `off` are all flags, `finance-off` is one; Storybook’s links carry no colon in a value. */
function flagsOf(choice: unknown): Partial<Flags> | undefined {
  const [, name, value] = /^(?:(\w+)-)?(on|off)$/.exec(String(choice)) ?? []
  if (value === undefined) return undefined
  const names = flagNames.filter((flag) => name === undefined || flag === name)
  return Object.fromEntries(names.map((flag) => [flag, value === 'on']))
}

/** Short, since the toolbar shows all choices side by side. */
const own = (what: string) => ({ value: asDealer, title: `Own ${what}` })

/** The menus of the toolbar. */
export const toolbar = {
  tenant: {
    description: 'The dealer whose look, colours, fonts and texts a story has',
    toolbar: {
      title: 'Dealer',
      icon: 'paintbrush' as const,
      items: dealers.map(({ slug, name, template }) => ({
        value: slug,
        title: name,
        right: template.title,
      })),
      dynamicTitle: true,
    },
  },
  scheme: {
    description:
      'Light or dark: the other scheme than the dealer’s is computed from its two colours',
    toolbar: {
      title: 'Scheme',
      icon: 'contrast' as const,
      items: [own('scheme'), { value: 'light', title: 'Light' }, { value: 'dark', title: 'Dark' }],
    },
  },
  locale: {
    description: 'Spelling, money, units and dates',
    toolbar: {
      title: 'Locale',
      icon: 'globe' as const,
      items: [
        own('locale'),
        ...locales.map((locale) => ({ value: locale, title: localeTitles[locale], right: locale })),
      ],
    },
  },
  direction: {
    description: 'The direction of writing',
    toolbar: {
      title: 'Direction',
      icon: 'transfer' as const,
      items: [
        { value: 'ltr', title: 'LTR', right: 'Left to right' },
        { value: 'rtl', title: 'RTL', right: 'Right to left' },
      ],
    },
  },
  flags: {
    description: 'Features of the dealer’s site; a story about a feature keeps its own setting',
    toolbar: {
      title: 'Features',
      icon: 'lightning' as const,
      items: [
        own('features'),
        ...switches.map((value) => ({ value, title: `All ${value}` })),
        ...storyFlags.flatMap((name) =>
          switches.map((value) => ({
            value: `${name}-${value}`,
            title: `${flags[name].title} ${value}`,
          })),
        ),
      ],
    },
  },
}

/** What the toolbar shows at first. */
export const initialGlobals = {
  tenant: dealers[0]?.slug,
  scheme: asDealer,
  locale: asDealer,
  direction: 'ltr',
  flags: asDealer,
}

/** The page that shows stories, with the toolbar's choices. */
export function framedStoryUrl(globals: Readonly<Record<string, unknown>>): string {
  const chosen = Object.keys(toolbar).flatMap((name) =>
    typeof globals[name] === 'string' ? [`${name}:${globals[name]}`] : [],
  )
  return `iframe.html?globals=${chosen.join(';')}`
}
