/** The paints that we tell apart. */
export const paints = [
  ...(['white', 'pearl', 'cream', 'silver', 'grey', 'graphite', 'black'] as const),
  ...(['blue', 'navy', 'sky blue', 'red', 'maroon', 'orange', 'yellow'] as const),
  ...(['green', 'sage green', 'teal', 'bronze', 'brown', 'gold', 'beige', 'sand'] as const),
  ...(['purple', 'pink'] as const),
] as const
export type Paint = (typeof paints)[number]

/** Words that name a colour wherever they stand: of several in a name, the last one counts. */
export const COLOUR_SYNONYMS: Readonly<Record<string, Paint>> = {
  gray: 'grey',
  blau: 'blue',
  azure: 'sky blue',
  cyan: 'sky blue',
  aqua: 'teal',
  turquoise: 'teal',
  burgundy: 'maroon',
  claret: 'maroon',
  scarlet: 'red',
  khaki: 'sage green',
  olive: 'sage green',
  violet: 'purple',
  charcoal: 'graphite',
  gunmetal: 'graphite',
  'midnight blue': 'navy',
  'navy blue': 'navy',
  'dark blue': 'navy',
  'light blue': 'sky blue',
  'midnight silver': 'graphite',
  'liquid mercury': 'silver',
  'platinum quartz': 'beige',
  'soul red': 'red',
  'white gold': 'beige',
  'rose gold': 'pink',
}

/** Words that change the shade of a colour that the same name contains: "Deep Crystal Blue". */
export const SHADES: Partial<Record<Paint, Partial<Record<Paint, string>>>> = {
  white: { pearl: 'pearl pearlescent tricoat ivory multi', cream: 'cream vanilla antique' },
  blue: {
    navy: 'dark deep midnight navy oxford imperial abyss ink night tanzanite loire caspian hagane',
    'sky blue': 'light sky ice icy powder pale baby glacier aero artic arctic bay zenith maldives',
  },
  grey: {
    graphite:
      'dark graphite gun gunmetal charcoal carbon anthracite obsidian meteor magnetite magnetic indium tarmac basalt daytona tenorite selenite mythos volcano',
    silver: 'light pale shimmering',
  },
  silver: { graphite: 'dark midnight', beige: 'champagne warm' },
  red: { maroon: 'dark deep merlot burgundy maroon velvet hyacinth cherry wine bordeaux' },
  green: {
    'sage green': 'khaki sage olive light pale eucalyptus army sarge moss lichen pangea',
    teal: 'sea ocean lagoon',
  },
  orange: { bronze: 'burnt copper' },
  brown: { bronze: 'light metallic' },
}

/**
 * Words that suggest a colour when a name contains none, as lists by colour: gems, metals, weather
 * and the like, and makers' fantasy names.
 */
export const HINTS: Partial<Record<Paint, string>> = {
  white:
    'snow snowflake polar alpine arctic frost frosted ski chalk milk alabaster diamond blizzard summit heron glacier',
  pearl: 'pearl pearlescent ivory opal porcelain oyster moonstone',
  cream: 'vanilla buttermilk custard parchment magnolia latte',
  silver:
    'aluminium aluminum platinum quicksilver sterling mercury moondust billet chrome iridium lunar ice rhodium tungsten zinc nickel argento argent metal',
  grey: 'steel titanium granite slate stone cement concrete ash smoke quartz pewter nardo boulder destroyer shark lead storm cloud mist gris mineral nimbus thunder stealth',
  graphite: 'graphite graphene anthracite gun meteor carbon magnetite magnetic tarmac gunmetallic',
  black:
    'onyx ebony obsidian jet midnight raven noir nero schwarz kuro phantom panther coal night ink stealthy basalt vivid eclipse',
  blue: 'sapphire cobalt lapis indigo ocean pacific atlantic atlantis azzurro electric cosmic denim hydro ultramarine bleu surf tanzanite',
  navy: 'nautical oxford marine',
  'sky blue': 'sky cyan horizon cornflower skyline',
  red: 'ruby crimson cherry chilli garnet tango lava magma fire firecracker flame rouge rosso rosa blaze vermilion vermillion rallye scarlett cardinal tomato sunrise carmine rush',
  maroon: 'merlot wine cabernet shiraz bordeaux port plum mulberry currant',
  orange:
    'amber tangerine saber sunset copperhead papaya mango apricot mandarin pumpkin punk saffron arancio fuego terracotta rust paprika',
  yellow:
    'lemon canary hornet wattle mustard citrus hellayella giallo sunflower sunburst dandelion yellowfin gelb sulphur lightning',
  green:
    'emerald jade forest lime mojito pine fern racing mallard british verde vert apple cypress jungle rifle sarge',
  'sage green': 'sage eucalyptus moss lichen pistachio army lentil',
  teal: 'peacock lagoon petrol kingfisher viridian',
  bronze: 'copper mocha chestnut cognac oxide sienna havana tiger',
  brown:
    'chocolate coffee espresso cocoa walnut mahogany truffle tobacco java caramel cinnamon umber',
  gold: 'brass honey sahara ochre wheat',
  beige: 'champagne taupe almond oatmeal linen cashmere biscuit fawn mushroom',
  sand: 'desert dune gobi savannah savanna sandstone sandy dusty kalahari mojave camel limestone',
  purple: 'amethyst lavender lilac aubergine mauve grape snazzberry magenta iris orchid',
  pink: 'rose coral salmon blush fuchsia peach',
}
