import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'

const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

const colours = {
  light: {
    mark: '#0f5c4d',
    word: '#17211f',
    ground: '#f3f5f3',
    content: '#ffffff',
    line: '#d8dedb',
  },
  dark: {
    mark: '#5fc3ab',
    word: '#eef3f1',
    ground: '#151a19',
    content: '#1c2221',
    line: '#343c3a',
  },
}[scheme]

/** A canopy on two posts over a car's lane: what stands in front of a dealer's showroom. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="164" height="32" viewBox="0 0 164 32">
  <path d="M2 7h28v5H2zM6 12h3v13H6zM23 12h3v13h-3zM2 25h28v2H2z" fill="${colours.mark}"/>
  <path d="M12 22.5v-2.6l1.6-3.4h4.8l1.6 3.4v2.6z" fill="${colours.word}"/>
  <text x="40" y="23" font-family="system-ui, sans-serif" font-size="20" font-weight="650" fill="${colours.word}">Forecourt</text>
</svg>`

addons.setConfig({
  theme: create({
    base: scheme,
    brandTitle: 'Forecourt',
    brandImage: `data:image/svg+xml,${encodeURIComponent(logo)}`,
    brandTarget: '_self',
    colorSecondary: colours.mark,
    appBg: colours.ground,
    appContentBg: colours.content,
    appPreviewBg: '#ffffff',
    appBorderColor: colours.line,
    barBg: colours.content,
    barSelectedColor: colours.mark,
    fontBase: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    textColor: colours.word,
  }),
  sidebar: { showRoots: true },
})
