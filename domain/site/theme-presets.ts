import type { ThemeColours } from './theme.ts'

/** Colours that a dealer can begin with. */
export interface ThemePreset {
  readonly title: string
  readonly colours: ThemeColours
}

/** Colours of five kinds of dealers, as starts: each can be changed afterwards, and has no text that cannot be read. */
export const themePresets: readonly ThemePreset[] = [
  {
    title: 'Teal and rust',
    colours: {
      scheme: 'light',
      brand: '#0d4652',
      accent: '#c4482a',
      tag: '#c4482a',
      paper: '#ffffff',
      surface: '#ffffff',
      ink: '#12232b',
      flood: '#dfe8ea',
      dark: '#0c2a32',
      foot: '#eef3f4',
      sale: '#a83a1f',
    },
  },
  {
    title: 'Green and sun',
    colours: {
      scheme: 'light',
      brand: '#0f5a41',
      accent: '#f5c32c',
      paper: '#fffdf6',
      surface: '#ffffff',
      ink: '#16302a',
      flood: '#ffd24a',
      dark: '#113d2f',
      foot: '#113d2f',
      sale: '#b02a1c',
      tag: '#16302a',
      promo: '#ffd24a',
    },
  },
  {
    title: 'Olive and clay',
    colours: {
      scheme: 'light',
      brand: '#3e4a22',
      accent: '#a8441a',
      paper: '#f0ebdd',
      surface: '#f8f5ec',
      ink: '#23261a',
      flood: '#e3dbc2',
      dark: '#8a3512',
      foot: '#2c3419',
      sale: '#943812',
      tag: '#a8441a',
    },
  },
  {
    title: 'Night and ember',
    colours: {
      scheme: 'dark',
      brand: '#e8edf4',
      accent: '#ff7a2e',
      paper: '#0b0d11',
      surface: '#14181e',
      ink: '#e8edf4',
      flood: '#14181e',
      dark: '#050608',
      foot: '#050608',
      sale: '#ff9457',
      tag: '#ff7a2e',
      promo: '#14181e',
    },
  },
  {
    title: 'Blue and red',
    colours: {
      scheme: 'light',
      brand: '#1b2fa0',
      accent: '#f4b9b0',
      paper: '#fbf4e4',
      surface: '#fffaf0',
      ink: '#12163a',
      flood: '#1b2fa0',
      dark: '#c4210f',
      foot: '#12163a',
      button: '#c4210f',
      sale: '#c4210f',
      tag: '#c4210f',
      promo: '#c4210f',
    },
  },
]
