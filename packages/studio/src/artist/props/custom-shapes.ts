import type { CustomShape } from "./custom-shape.ts";
import { householdShapes } from "./household-shapes.ts";
import { settingShapes } from "./setting-shapes.ts";
import { taleShapes } from "./tale-shapes.ts";
import { vehicleShapes } from "./vehicle-shapes.ts";

const wood = "#a8693f";
const dark = "#6f4227";
const stone = "#a9adb6";
const deep = "#7d828e";
const iron = "#4a4652";
const sheet = "#f6eed8";
const brass = "#d6a441";

/** Shapes of frequent things that have no emoji. */
export const customShapes: Readonly<Record<string, readonly CustomShape[]>> = {
  ...settingShapes,
  ...householdShapes,
  ...vehicleShapes,
  ...taleShapes,
  table: [
    ["M14 52H22V100H14ZM78 52H86V100H78Z", dark],
    ["M30 58H36V92H30ZM64 58H70V92H64Z", dark],
    ["M4 42H96L92 56H8Z", wood],
    ["M4 42H96V47H4Z", "#c48a58"],
  ],
  bench: [
    ["M14 66H22V100H14ZM78 66H86V100H78Z", dark],
    ["M6 60H94V70H6Z", wood],
    ["M10 30H90V38H10ZM10 44H90V52H10Z", wood],
    ["M16 30H22V64H16ZM78 30H84V64H78Z", dark],
  ],
  box: [
    ["M10 44H90V100H10Z", "#c99a62"],
    ["M10 44L24 26H76L90 44Z", "#e0b880"],
    ["M44 26H56L58 60H42Z", "#efe0c0"],
  ],
  bag: [
    ["M22 46C4 70 8 100 30 100H70C92 100 96 70 78 46Z", "#9a6b42"],
    ["M34 40C24 46 22 46 22 50H78C78 46 76 46 66 40L60 30H40Z", "#b58354"],
    ["M30 48C44 54 56 54 70 48", brass, 5],
    ["M34 66C32 78 36 88 42 92", "#7d5433", 3],
  ],
  button: [
    ["M50 18A41 41 0 1 0 50.1 18Z", "#4f86c6"],
    ["M50 28A31 31 0 1 0 50.1 28Z", "#6f9fd8"],
    ["M40 46A5 5 0 1 0 40.1 46ZM60 46A5 5 0 1 0 60.1 46ZM40 66A5 5 0 1 0 40.1 66ZM60 66A5 5 0 1 0 60.1 66Z", "#2f4f7a"],
  ],
  pebble: [
    ["M6 100C2 82 18 70 34 74C48 78 50 92 46 100Z", stone],
    ["M40 100C38 84 56 76 70 80C84 84 86 94 84 100Z", "#c2b8a8"],
    ["M28 78C26 66 40 58 52 62C64 66 64 76 58 80Z", deep],
  ],
  wall: [
    ["M0 46H100V100H0Z", deep],
    [
      "M2 48H32V62H2ZM36 48H66V62H36ZM70 48H98V62H70ZM2 66H16V80H2ZM20 66H50V80H20ZM54 66H80V80H54ZM84 66H98V80H84ZM2 84H32V98H2ZM36 84H66V98H36ZM70 84H98V98H70Z",
      stone,
    ],
    ["M-3 38H103V48H-3Z", "#c2c5cc"],
  ],
  fence: [
    ["M2 52H98V60H2ZM2 78H98V86H2Z", "#c9b08a"],
    [
      "M8 40L15 32L22 40V100H8ZM32 40L39 32L46 40V100H32ZM56 40L63 32L70 40V100H56ZM80 40L87 32L94 40V100H80Z",
      "#e0cba6",
    ],
  ],
  gate: [
    ["M2 20H16V100H2ZM84 20H98V100H84Z", stone],
    ["M0 12H18V22H0ZM82 12H100V22H82Z", deep],
    ["M16 40C36 22 64 22 84 40V46C64 28 36 28 16 46Z", iron],
    ["M22 42V96M32 36V96M42 33V96M50 32V96M58 33V96M68 36V96M78 42V96M18 66H82M18 90H82", iron, 3.4],
  ],
  signpost: [
    ["M46 14H54V100H46Z", dark],
    ["M24 20H78L92 31L78 42H24Z", "#c48a58"],
    ["M76 48H22L8 59L22 70H76Z", wood],
    ["M32 31H66M34 59H66", dark, 3],
  ],
  milestone: [
    ["M24 100V48C24 22 76 22 76 48V100Z", stone],
    ["M34 100V52C34 32 66 32 66 52V100Z", "#bcc0c8"],
    ["M44 54H56M50 54V78M43 78H57", deep, 4],
  ],
  stairs: [
    ["M4 100V82H26V64H48V46H70V28H96V100Z", stone],
    ["M4 82H26V87H4ZM26 64H48V69H26ZM48 46H70V51H48ZM70 28H96V33H70Z", "#cdd0d6"],
  ],
  bridge: [
    ["M0 74C30 46 70 46 100 74V92C84 92 82 84 76 84C68 84 66 96 66 100H34C34 96 32 84 24 84C18 84 16 92 0 92Z", stone],
    ["M0 66C30 38 70 38 100 66V74C70 46 30 46 0 74Z", "#c2c5cc"],
    ["M34 100C34 76 66 76 66 100Z", "#3f6f9a"],
  ],
  well: [
    ["M18 66H82V100H18Z", stone],
    ["M12 60H88V70H12Z", "#c2c5cc"],
    ["M20 26H26V62H20ZM74 26H80V62H74Z", dark],
    ["M8 30L50 4L92 30Z", "#b5533f"],
    ["M26 38H74M50 38V58", dark, 3],
    ["M43 52H57L55 64H45Z", wood],
  ],
  barrel: [
    ["M22 22C12 50 12 74 22 100H78C88 74 88 50 78 22Z", wood],
    ["M36 22C32 50 32 74 36 100M50 22V100M64 22C68 50 68 74 64 100", dark, 2],
    ["M18 36H82V44H18ZM16 76H84V84H16Z", iron],
    ["M22 22C30 14 70 14 78 22C70 30 30 30 22 22Z", "#c48a58"],
  ],
  cart: [
    ["M6 42H84L78 72H14Z", wood],
    ["M6 42H84V48H6Z", "#c48a58"],
    ["M82 54L100 46", dark, 5],
    ["M34 62A18 18 0 1 0 34.1 62Z", dark],
    ["M34 68A12 12 0 1 0 34.1 68Z", "#c9a070"],
    ["M34 66V94M20 80H48M24 70L44 90M44 70L24 90", dark, 3],
    ["M20 42C24 26 40 22 50 30C60 22 74 30 74 42Z", "#e0c25a"],
  ],
  throne: [
    ["M24 8L34 18L50 2L66 18L76 8V64H24Z", brass],
    ["M32 22H68V62H32Z", "#a8323f"],
    ["M14 56H86V70H14Z", brass],
    ["M18 62H82V74H18Z", "#a8323f"],
    ["M16 70H28V100H16ZM72 70H84V100H72Z", brass],
  ],
  tower: [
    ["M30 32H70L74 100H26Z", stone],
    ["M24 18H32V26H40V18H48V26H52V18H60V26H68V18H76V38H24Z", "#c2c5cc"],
    ["M44 100V82C44 74 56 74 56 82V100Z", dark],
    ["M46 46H54V60H46Z", iron],
  ],
  lighthouse: [
    ["M38 30H62L70 100H30Z", "#f2eee6"],
    ["M36.5 44H63.5L65 57H35ZM33.5 70H66.5L68 84H32Z", "#d0443f"],
    ["M40 16H60V30H40Z", "#ffe08a"],
    ["M34 28H66V33H34Z", iron],
    ["M36 17L50 4L64 17Z", "#d0443f"],
  ],
  windmill: [
    ["M36 40H64L72 100H28Z", "#efe3cc"],
    ["M32 42L50 24L68 42Z", "#8a4a3a"],
    ["M44 100V82H56V100Z", dark],
    ["M50 38L18 6M50 38L82 6M50 38L18 70M50 38L82 70", dark, 2.6],
    ["M46 34L40 38L12 10L20 4ZM54 34L60 38L88 10L80 4ZM46 42L40 38L12 66L20 72ZM54 42L60 38L88 66L80 72Z", "#f8f2e2"],
  ],
  cage: [
    ["M18 88H82V98H18Z", brass],
    ["M22 88V48C22 18 78 18 78 48V88", brass, 4],
    ["M34 88V32M44 88V27M56 88V27M66 88V32M22 60H78", brass, 2.6],
    ["M50 24V10M44 10A6 6 0 1 1 56 10", brass, 3.4],
  ],
  statue: [
    ["M20 86H80V100H20ZM28 76H72V86H28Z", deep],
    ["M38 76C34 54 34 46 40 38H60C66 46 66 54 62 76Z", stone],
    ["M50 16A11 12 0 1 0 50.1 16Z", "#bcc0c8"],
    ["M60 42C72 36 74 24 76 12", stone, 7],
    ["M40 42C30 48 30 56 32 66", stone, 7],
  ],
  piano: [
    ["M10 30H90V100H82V78H18V100H10Z", "#3a2a30"],
    ["M6 24H94V32H6Z", "#54404a"],
    ["M8 58H92V68H8Z", "#f8f4ea"],
    ["M16 58V63M24 58V63M36 58V63M44 58V63M52 58V63M64 58V63M72 58V63M84 58V63", "#2a2028", 3],
    ["M36 38H64V54H36Z", sheet],
  ],
  shelf: [
    ["M8 10H16V100H8ZM84 10H92V100H84Z", dark],
    ["M8 10H92V16H8ZM8 42H92V48H8ZM8 74H92V80H8Z", wood],
    ["M20 22H28V42H20ZM52 20H58V42H52ZM26 54H34V74H26Z", "#c4505a"],
    ["M30 18H38V42H30ZM62 26H72V42H62ZM60 52H66V74H60Z", "#4f7d9c"],
    ["M40 24H48V42H40ZM38 56H44V74H38ZM68 56H78V74H68Z", "#e0a84f"],
  ],
  "paper-sheet": [
    ["M22 16H70L82 30V100H22Z", sheet],
    ["M70 16V30H82Z", "#d9ccaa"],
    ["M32 40H70M32 52H72M32 64H66M32 76H72M32 88H56", "#8a7a6a", 3],
  ],
  card: [
    ["M24 22H76C80 22 82 24 82 28V94C82 98 80 100 76 100H24C20 100 18 98 18 94V28C18 24 20 22 24 22Z", "#fbf7ee"],
    ["M50 44C40 34 26 46 50 74C74 46 60 34 50 44Z", "#d0443f"],
  ],
  rope: [
    ["M18 82A32 14 0 1 0 82 82A32 14 0 1 0 18 82", "#c9a46a", 9],
    ["M22 70A28 12 0 1 0 78 70A28 12 0 1 0 22 70", "#d9b880", 9],
    ["M28 58A22 10 0 1 0 72 58C74 44 86 46 90 36", "#c9a46a", 8],
  ],
  knot: [
    ["M4 60C24 60 34 40 48 40C66 40 66 66 50 66C34 66 34 40 52 40C66 40 76 60 96 60", "#c4454f", 9],
    ["M44 62L34 84M56 62L68 82", "#c4454f", 7],
  ],
  whistle: [
    ["M6 44H56V58H46C50 84 12 88 10 62L6 58Z", "#c2c8d2"],
    ["M6 44H40V50H6Z", "#e2e6ec"],
    ["M30 62A9 9 0 1 0 30.1 62Z", iron],
    ["M56 50C72 46 84 52 92 66", "#c4454f", 4],
  ],
  mask: [
    [
      "M4 40C20 28 40 34 50 42C60 34 80 28 96 40C96 66 78 80 64 74C58 72 54 64 50 64C46 64 42 72 36 74C22 80 4 66 4 40Z",
      "#8a4fb0",
    ],
    ["M18 48C26 42 36 46 40 54C32 60 22 58 18 48ZM82 48C74 42 64 46 60 54C68 60 78 58 82 48Z", "#2a1a3a"],
    ["M50 40C44 24 50 14 58 8C60 20 58 30 54 40Z", "#e0b04a"],
  ],
  shoe: [
    ["M14 40H44C46 62 62 66 84 70C94 72 96 84 94 92H14Z", "#8a5538"],
    ["M12 92H96V100H12Z", "#4a2f24"],
    ["M14 38H44V46H14Z", "#b57a52"],
    ["M48 60L58 54M56 66L66 60", "#f0e0c0", 3],
  ],
  mop: [
    ["M46 2H54V66H46Z", "#c48a58"],
    ["M36 64H64L60 74H40Z", "#7d828e"],
    ["M38 74C30 86 28 94 24 100H76C72 94 70 86 62 74Z", "#e6dfd0"],
  ],
  "paper-boat": [
    ["M4 66H96L78 96H22Z", "#fbf7ee"],
    ["M30 66L50 26L70 66Z", "#e6ddc8"],
    ["M4 66L30 66L50 84L70 66H96L78 96H22Z", "#f2ead8"],
  ],
  raft: [
    ["M2 84H98V94H2Z", wood],
    ["M6 76H94V84H6ZM10 92H90V98H10Z", "#c48a58"],
    ["M48 16H53V78H48Z", dark],
    ["M53 20C76 30 80 48 74 64H53Z", "#f6eed8"],
  ],
  banner: [
    ["M18 4H24V100H18Z", dark],
    ["M24 10C44 2 60 18 92 10L82 28L92 46C60 54 44 38 24 46Z", "#c8363a"],
  ],
};

/** Synonyms of custom shapes. */
export const customShapeSynonyms: Readonly<Record<string, string>> = {
  desk: "table",
  pebbles: "pebble",
  sign: "signpost",
  stair: "stairs",
  staircase: "stairs",
  paper: "paper-sheet",
  note: "paper-sheet",
  list: "paper-sheet",
  string: "rope",
  slipper: "shoe",
  boot: "shoe",
  flag: "banner",
  sack: "bag",
  wagon: "cart",
  bookshelf: "shelf",
  automobile: "car",
  cab: "taxi",
  lorry: "truck",
  coach: "bus",
  ambulance: "van",
};
