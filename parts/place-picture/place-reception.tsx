import type { ComponentType } from 'react'
import type { SceneName } from '#domain/site/look-axes.ts'
import { Sign } from './place-sign.tsx'

interface ReceptionProps {
  readonly sign: string
}

/** Lamps over a counter with a screen, a board of keys, two chairs and a plant, behind a flat front. */
const Counter = ({ sign }: ReceptionProps) => (
  <>
    <path d="M24 220V40h552v180z" className="wall" />
    <path d="M10 26h580v20H10z" className="roof" />
    <path d="M56 220V82h488v138z" className="room" />
    <rect x="190" y="36" width="220" height={34} rx="4" className="roof" />
    <Sign sign={sign} x={300} y={53} width={180} size={20} />
    <path d="M352 82v22M442 82v22" className="line" />
    <path d="m336 120 10-16h12l10 16zM426 120l10-16h12l10 16z" className="lamp" />
    <path d="M310 164h178v56H310z" className="roof" />
    <path d="M302 156h194v10H302z" className="door" />
    <path d="M366 130h44v26h-44z" className="glass" />
    <path d="M84 104h120v46H84z" className="board" />
    <path
      d="M98 118h92M98 134h92M104 118v8M124 118v8M144 118v8M164 118v8M184 118v8M104 134v8M124 134v8M144 134v8M164 134v8"
      className="line"
    />
    <path
      d="M92 176h38v20H92zM150 176h38v20h-38zM96 196v24M126 196v24M154 196v24M184 196v24"
      className="door"
    />
    <path d="M226 220v-26h28v26z" className="roof" />
    <path
      d="M240 194c-22-8-26-30-18-48 14 10 20 26 18 48 0-26 8-44 24-52 6 20-2 44-24 52"
      className="leaf"
    />
  </>
)

/** A weatherboard office below a gable: the kettle on its bench, notes on a board, and the dog in its basket. */
const Office = ({ sign }: ReceptionProps) => (
  <>
    <path d="M50 220V104L300 20l250 84v116z" className="wall" />
    <path d="M134 76h332M92 90h416" className="line" />
    <path d="M84 220V104h432v116z" className="room" />
    <path d="M24 112 300 14l276 98-6 14L300 30 30 126z" className="roof" />
    <rect x="206" y="56" width="188" height="32" rx="8" className="board" />
    <Sign sign={sign} x={300} y={72} width={170} size={20} />
    <path d="M84 108q108 26 216 4t216-4" className="line" />
    <path d="M112 113l8 17 10-15zM172 119l8 17 10-17z" className="flag" />
    <path d="M232 119l8 17 10-18zM352 106l8 17 10-17z" className="flag" />
    <path d="M292 113l8 17 10-18zM412 106l8 17 10-17zM472 107l8 17 10-16z" className="flag" />
    <path d="M112 140h96v40h-96z" className="door" />
    <path
      d="M120 147h24v16h-24zM152 150h20v22h-20zM180 146h20v14h-20zM122 168h18v6h-18z"
      className="wall"
    />
    <path d="M106 220v-26q0-8 8-8t8 8v6h76v-6q0-8 8-8t8 8v26zM122 200v-12h76v12" className="roof" />
    <path d="M160 188v24M106 212h108" className="line" />
    <path d="M246 206q2-20 24-20 4-12 16-11l9-7 2 11 8 6-7 8q-1 10-8 13z" className="wall" />
    <path d="M236 204h78l-8 16h-62z" className="door" />
    <path d="M346 174h148v46H346z" className="roof" />
    <path d="M336 164h168v12H336z" className="door" />
    <path d="M395 174v46M444 174v46" className="line" />
    <path
      d="M362 164q-4-26 18-28 22 2 18 28zM372 136q8-9 16 0M398 148l13-5M360 146q-12 2-8 14"
      className="board"
    />
    <path d="M424 164v-13h16v13zM448 164v-13h16v13z" className="wall" />
    <path d="M440 154q7 0 0 7M464 154q7 0 0 7" className="line" />
  </>
)

/** A shed office below a sloping roof: a map with a pin, what is towed with on a rail, a table on trestles; a windmill outside. */
const MapRoom = ({ sign }: ReceptionProps) => (
  <>
    <path
      d="M558 220l14-122h4l14 122M563 176h22M560 200h28M563 176l25 24M585 176l-25 24"
      className="line"
    />
    <path
      d="M574 98V70M574 98l24-14M574 98l24 14M574 98v28M574 98l-24 14M574 98l-24-14M574 70l24 14v28l-24 14-24-14V84z"
      className="line"
    />
    <path d="M34 220V88l500-34v166z" className="wall" />
    <path d="M58 220v-116l452-32v148z" className="room" />
    <path d="M14 82 552 44v14L14 98z" className="roof" />
    <path d="M96 46v26M292 46v12" className="line" />
    <rect x="74" y="14" width="240" height="32" className="board" />
    <Sign sign={sign} x={194} y={30} width={220} size={20} />
    <path d="M96 116h148v64H96z" className="board" />
    <path
      d="M96 164q30-34 66-16t82-22M96 146q32-26 60-12t88-18M112 180q30-24 62-14t70-18M180 116q-14 30 6 64"
      className="line"
    />
    <path d="M204 152l-8-16a9 9 0 1 1 16 0z" className="lamp" />
    <path d="M284 112l208-14" className="line" />
    <path
      d="M306 111v10a12 12 0 1 0 .1 0zM306 127a6 6 0 1 0 .1 0M352 108v12h-6v10h12v-10h-6M352 130a7 7 0 1 0 .1 0M396 105v14q-10 2-10 12t10 10 10-10M440 102v8h-8v30h16v-30h-8M476 99v12l-8 22h16l-8-22"
      className="line"
    />
    <path d="M286 170h204v8H286z" className="door" />
    <path
      d="M306 178l-14 42M306 178l14 42M299 200h14M470 178l-14 42M470 178l14 42M463 200h14"
      className="line"
    />
    <path d="M330 168q16-9 30 0 14-9 30 0v-14q-16-9-30 0-14-9-30 0zM360 154v14" className="board" />
    <path d="M430 170v-6h24v6zM433 164v-18h18v18zM433 146q9-16 18 0" className="lamp" />
    <path d="M108 220l36-30M144 220l-36-30M104 190h44M148 190l7-26" className="line" />
    <path d="M190 220l36-30M226 220l-36-30M186 190h44M230 190l7-26" className="line" />
  </>
)

/** A dark room with one line of light: a desk of one block, the curve of a test on the wall, and a charger with its cable. */
const Desk = ({ sign }: ReceptionProps) => (
  <>
    <path d="M0 220V28h600v192z" className="wall" />
    <path d="M18 220V46h564v174z" className="room" />
    <path d="M56 60h488v5H56z" className="lamp" />
    <path d="M56 86h250v84H56z" className="roof" />
    <path d="M72 156q44-2 72-30t60-24q40 6 86-6" className="cable" />
    <path
      d="M72 100h44v5H72zM72 112h28v5H72zM258 146h32v5h-32zM258 134h20v5h-20z"
      className="glass"
    />
    <path
      d="M84 190h48v8H84zM105 198h6v22h-6zM168 190h48v8h-48zM189 198h6v22h-6z"
      className="door"
    />
    <path d="M250 196h66v6h-66zM256 202h6v18h-6zM304 202h6v18h-6z" className="door" />
    <path d="M384 65v38h5V65zM434 65v38h5V65zM484 65v38h5V65z" className="door" />
    <path d="M380 103h13v9h-13zM430 103h13v9h-13zM480 103h13v9h-13z" className="lamp" />
    <path d="M352 162h166v58H352z" className="roof" />
    <path d="M342 154h186v8H342z" className="door" />
    <path d="M392 124h62v24h-62z" className="glass" />
    <path d="M420 148h6v6h-6z" className="door" />
    <path d="M546 124h20v96h-20z" className="door" />
    <path d="M550 132h12v16h-12z" className="glass" />
    <path d="M556 158q-24 6-22 34 4 22 16 12" className="cable" />
    <path d="M0 22h600" className="roof" />
    <Sign sign={sign} x={300} y={36} width={260} size={15} />
  </>
)

/** A counter with three stools and a register below a striped valance, a star and the list of prices on the wall. */
const Diner = ({ sign }: ReceptionProps) => (
  <>
    <path d="M30 220V74h96V44h348v30h96v146z" className="wall" />
    <path d="M56 220V96h488v124z" className="room" />
    <path
      d="M56 96h488v12q-20 16-41 0-20 16-41 0-20 16-41 0-20 16-40 0-20 16-41 0-20 16-41 0-20 16-40 0-20 16-41 0-20 16-41 0-20 16-40 0-20 16-41 0-20 16-40 0z"
      className="roof"
    />
    <path
      d="M96 96v12M137 96v12M177 96v12M218 96v12M259 96v12M299 96v12M340 96v12M381 96v12M421 96v12M462 96v12M503 96v12"
      className="line"
    />
    <rect x="150" y="28" width="300" height="46" className="board" />
    <Sign sign={sign} x={300} y={51} width={262} size={30} />
    <path d="M84 132h104v72H84z" className="wall" />
    <path d="M98 148h44M156 148h18M98 164h36M156 164h18M98 180h48M156 180h18" className="line" />
    <path d="M346 116l6 15 16 1-12 11 4 16-14-9-14 9 4-16-12-11 16-1z" className="lamp" />
    <path d="M236 180h274v40H236z" className="roof" />
    <path d="M226 166h294v14H226z" className="door" />
    <path d="M424 166v-20l12-14h36l12 14v20z" className="board" />
    <path d="M442 142h24M440 154h28" className="line" />
    <path d="M254 166v-16h22v16zM256 150q9-14 18 0" className="glass" />
    <path d="M266 190h46v9h-46zM350 190h46v9h-46zM434 190h46v9h-46z" className="board" />
    <path d="M285 199h8v21h-8zM369 199h8v21h-8zM453 199h8v21h-8z" className="door" />
  </>
)

/** The reception of each scene. Spec 3.28. */
export const receptions: Readonly<Record<SceneName, ComponentType<ReceptionProps>>> = {
  hall: Counter,
  field: Office,
  plate: MapRoom,
  night: Desk,
  burst: Diner,
}
