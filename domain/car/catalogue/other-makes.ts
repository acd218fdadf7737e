/** Models of American and Australian makes and of commercial vehicles; as in `asian-makes.ts`. */
export const otherMakes: Record<string, string> = {
  Cadillac: 'CTS, DeVille, Eldorado, Escalade, Lyriq',
  Chevrolet:
    'Bel Air, Blazer, Camaro, Corvette, Impala, Silverado, Silverado 1500, Silverado 2500, Suburban, Tahoe',
  Chrysler:
    '300, 300C, 300S, Crossfire, Grand Voyager, Neon, PT Cruiser, Sebring, Valiant, Voyager',
  Dodge: 'Avenger, Caliber, Challenger, Charger, Journey, Nitro, Ram, Viper',
  Ford: `Bronco, Capri, Cortina, Corsair, Cougar, Courier, EcoSport, Econovan, Endura, Escape, Escape ST-Line, Everest,
    Explorer, F100, F150 = F-150, F250 = F-250, F350 = F-350, F450, F, Fairlane, Fairmont, Falcon, Falcon Ute,
    Festiva, Fiesta, Fiesta ST, Focus, Focus ST, GT40, Ka, Kuga, Laser, LTD, Maverick, Mondeo, Mustang,
    Mustang Mach-E, Probe, Puma, Ranger, Ranger Raptor, Taurus, Telstar, Territory, Tourneo, Transit, Transit Custom,
    Transit Connect, Transit Cargo, Trader, Zephyr`,
  FPV: 'BF, Cobra, F6, F6E, F6X, Force 6, Force 8, GS, GT, GT-E, GT-P, Pursuit, Super Pursuit, Tornado',
  Holden: `Acadia, Adventra, Apollo, Astra, Barina, Barina Spark, Belmont, Berlina, Brougham, Calais, Calibra,
    Camira, Caprice, Captiva, Captiva 5, Captiva 7, Cascada, Colorado, Colorado 7, Combo, Commodore, Crewman,
    Cruze, Drover, Epica, Equinox, Frontera, FX, FJ, EH, EJ, HDT, Insignia, Jackaroo, Kingswood, Malibu, Monaro, Nova,
    One Tonner, Premier, Rodeo, Sandman, Spark, Statesman, Suburban, Sunbird, Tigra, Torana, Trailblazer, Trax, Ute, Utility, Vectra, Viva, Volt, Zafira`,
  HSV: `Avalanche, Clubsport, Clubsport R8, Colorado, Coupe, Coupe GTO, Coupe GTS, Grange, GTS, GTSR = GTS-R,
    Jackaroo, Maloo, Maloo R8, Manta, Senator, Senator Signature, Sportscat, VXR`,
  Hummer: 'H1, H2, H3',
  International: 'ProStar, Transtar',
  Jeep: `Avenger, Cherokee, Commander, Compass, Gladiator, Grand Cherokee, Grand Cherokee L, Patriot, Renegade,
    Wagoneer, Wrangler`,
  Lincoln: 'Continental, Navigator, Town Car',
  Packard: '120, Clipper',
  Pontiac: 'Firebird, GTO, Trans Am',
  Ram: '1500, 2500, 3500, Laramie',
  Tesla: 'Cybertruck, Model 3, Model S, Model X, Model Y, Roadster',
  Fuso: 'Canter, Fighter, Rosa, Shogun',
  'UD Trucks': 'Condor, Croner, Quon',
  Kenworth: 'T359, T410, T610, T909',
  MAN: 'TGE, TGL, TGM, TGS, TGX',
  Scania: 'G-Series, P-Series, R-Series',
  'Harley-Davidson':
    'Breakout, Fat Bob, Fat Boy, Heritage Classic, Iron 883, LiveWire, Nightster, Pan America, Road Glide, Road King, Softail, Sportster, Street Bob, Street Glide',
  Yamaha: 'MT-03, MT-07, MT-09, R3, R7, Ténéré 700, Tracer 9, WR450F, XMAX, YZF-R3',
  Kawasaki:
    'KLR650, KLX230, Ninja 400, Ninja 500, Ninja 650, Versys 650, Versys 1000, Vulcan S, Z400, Z650, Z900',
  Ducati:
    'DesertX, Diavel, Monster, Multistrada V2, Multistrada V4, Panigale V2, Panigale V4, Scrambler, Streetfighter V4',
  Triumph:
    'Bonneville T100, Bonneville T120, Scrambler 400 X, Speed 400, Speed Triple, Street Triple, Tiger 900, Trident 660',
  KTM: '390 Adventure, 390 Duke, 690 Enduro R, 790 Adventure, 890 Duke, 1290 Super Adventure',
  Jayco: 'All Terrain, CrossTrak, Eagle, Expanda, Journey, Silverline, Starcraft, Swan',
}
